import Drawing
import GrowingField
import GrowingText
import SDLBackend

/// A focused view of 358 points at (16, 16) with the bundled fonts, rows of 21 points and 8 above
/// and below them, and a recorder that starts empty.
struct Fixture {
  let environment: Environment
  let view: GrowingTextView
  let recorder = CallRecorder()

  static let calls = ["didChangeSelection", "changeHeight", "willChangeHeight", "didChange"]

  init(_ change: (inout FieldConfiguration) -> Void = { _ in }) throws {
    environment = Environment(fonts: try SDLFonts(directory: nil), clipboard: MemoryClipboard())
    var configuration = FieldConfiguration()
    change(&configuration)
    view = GrowingTextView(
      environment: environment, configuration: configuration,
      frame: Rect(x: 16, y: 16, width: 358, height: 0))
    view.delegate = recorder
    view.handle(.focus(true), at: 0)
    _ = recorder.take()
  }

  func key(_ key: Key, _ modifiers: Modifiers = [], at time: Double = 0) {
    view.handle(.key(KeyPress(key, modifiers)), at: time)
  }

  /// The height of a view of so many rows.
  func height(_ rows: Int) -> Double { 16 + 21 * Double(rows) }
}

import Drawing
import LiveMarkdown
import SDLBackend
import TextLayout
import TextRope

@testable import GrowingField

/// A field with the bundled fonts whose questions are answered with yes: its text area begins at
/// the view's top left corner.
final class RealField {
  var machine: FieldMachine
  var fonts: SDLFonts
  private(set) var clipboard: Flavours = [:]

  /// Without a limit of height, so that every row is in the view.
  init(_ text: String, width: Double = 358, markers: MarkerMode = .dimmed) throws {
    var configuration = FieldConfiguration()
    configuration.width = width
    configuration.textContainerInset = .zero
    configuration.maxNumberOfLines = 0
    configuration.markers = markers
    configuration.animateHeightChange = false
    fonts = try SDLFonts(directory: nil)
    machine = FieldMachine(configuration, fonts: &fonts)
    send(.focus(true))
    run(machine.setText(text, at: 0, fonts: &fonts))
    run(machine.select(utf16: 0..<0, at: 0, fonts: &fonts))
  }

  func send(_ input: FieldInput) { run(machine.handle(input, at: 0, fonts: &fonts)) }

  private func run(_ outputs: [FieldOutput]) {
    var queue = outputs
    while !queue.isEmpty {
      switch queue.removeFirst() {
      case .question:
        queue.insert(contentsOf: machine.handle(.answer(true), at: 0, fonts: &fonts), at: 0)
      case .clipboardWrite(let flavours): clipboard = flavours
      default: break
      }
    }
  }

  func press(_ key: Key, _ modifiers: Modifiers = []) {
    send(.key(KeyPress(key, modifiers)))
  }

  func click(_ x: Double, _ y: Double = 10, count: Int = 1) {
    send(.pointer(PointerEvent(.down(count: count), at: Point(x: x, y: y))))
    send(.pointer(PointerEvent(.up, at: Point(x: x, y: y))))
  }

  func select(_ range: Range<Int>) {
    run(machine.select(utf16: range, at: 0, fonts: &fonts))
  }

  var text: String { machine.text.string }
  /// In UTF-16 units.
  var selection: Range<Int> { machine.selectedUTF16Range }

  /// Where the caret of an offset stands, seen from the text after it.
  func x(_ offset: Int) -> Double {
    machine.place(ofUTF16: offset, at: 0, fonts: &fonts).x
  }

  /// The caret as it is drawn now.
  func caret() -> Rect? { machine.caret(at: 0, fonts: &fonts) }

  /// The x of the border that the caret stands at, whatever direction it is drawn for.
  func border() -> Double {
    machine.state.page.caretRect(of: machine.state.shownFocus, at: 0, fonts: &fonts).x
  }

  /// The picture as it is composited.
  func picture(scale: Double = 1) -> Raster {
    let height = machine.height(at: 0)
    var canvas = Canvas(
      size: Size(width: machine.configuration.width, height: height), scale: scale)
    machine.draw(into: &canvas, at: 0, fonts: &fonts)
    var raster = Raster(width: canvas.list.width, height: canvas.list.height)
    raster.draw(
      canvas.list,
      damage: [PixelRect(x: 0, y: 0, width: canvas.list.width, height: canvas.list.height)],
      masks: &fonts)
    return raster
  }

  /// The rows as `growing-text inspect` prints them.
  func inspect() -> Inspection {
    var inspector = Inspector(text, machine.configuration, fonts: &fonts)
    return inspector.inspect(carets: true, fonts: &fonts)
  }
}

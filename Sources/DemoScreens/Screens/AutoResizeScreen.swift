internal import Drawing
internal import Foundation
internal import GrowingField
internal import GrowingText

/// A view in the middle of its window whose height follows its text up to 150 points, from where
/// on it scrolls.
final class AutoResizeScreen: StagedScreen {
  static let name = "auto-resize"

  var field: GrowingTextView { view.textView }
  private let view: AutoResizableTextView
  private var size: Size
  private let surroundings: Surroundings
  private var observer: KeyboardObserver?

  private static let maxHeight = 150.0
  private static let margin = 20.0
  private static let widest = 560.0

  init(
    environment: Environment, configuration: FieldConfiguration, size: Size,
    surroundings: Surroundings
  ) {
    self.size = size
    self.surroundings = surroundings
    var configuration = configuration
    if configuration.placeholder.isEmpty { configuration.placeholder = "Grows to 150 points" }
    view = AutoResizableTextView(
      GrowingTextView(
        environment: environment, configuration: configuration,
        frame: Rect(x: 0, y: 0, width: 0, height: 0)), maxHeight: Self.maxHeight)
    resize(to: size, at: 0)
    observer = KeyboardObserver(of: surroundings.keyboard) { [weak self] in self?.follow($0) }
  }

  // MARK: Layout

  private var frameWidth: Double { max(0, min(size.width - 2 * Self.margin, Self.widest)) }

  /// 150 points, or what a low window and its keyboard leave.
  private func maxHeight(above keyboard: CGRect) -> Double {
    let bottom = min(surroundings.keyboard.windowSize.height, keyboard.minY)
    return max(1, min(Self.maxHeight, bottom - surroundings.top - 2 * 10))
  }

  private func follow(_ transition: KeyboardTransition) {
    let height = maxHeight(above: transition.endFrame)
    field.configure(along: transition) { $0.maxHeight = height }
    place(at: transition.start)
  }

  /// In the middle between the toolbar and the keyboard, in each frame of either.
  private func place(at time: Double) {
    let height = field.machine.height(at: time)
    let room = surroundings.bottom(at: time) - surroundings.top
    field.place(
      at: Point(
        x: ((size.width - frameWidth) / 2).rounded(),
        y: surroundings.top + ((room - height) / 2).rounded()))
  }

  func resize(to size: Size, at time: Double) {
    self.size = size
    let keyboard = surroundings.keyboard.transition.endFrame
    field.configure(
      along: KeyboardTransition(from: keyboard, to: keyboard, duration: 0, start: time)
    ) { [frameWidth, height = maxHeight(above: keyboard)] in
      $0.width = frameWidth
      $0.maxHeight = height
    }
    place(at: time)
  }

  func configure(
    _ change: @escaping (inout FieldConfiguration) -> Void, at time: Double
  ) {
    field.configure(
      { [frameWidth] in
        change(&$0)
        $0.width = frameWidth
      }, at: time)
    place(at: time)
  }

  // MARK: Input, time and drawing

  func handle(_ input: FieldInput, at time: Double) {
    place(at: time)
    let frame = field.frame(at: time)
    field.handle(input, from: Point(x: frame.x, y: frame.y), at: time)
    place(at: time)
  }

  func advance(to time: Double) {
    field.advance(to: time)
    place(at: time)
  }

  func draw(into canvas: inout Canvas, at time: Double) {
    place(at: time)
    let palette = Palette.of(field.machine.configuration.appearance)
    canvas.fill(Rect(x: 0, y: 0, width: size.width, height: size.height), palette.window)
    field.draw(into: &canvas, at: time)
  }
}

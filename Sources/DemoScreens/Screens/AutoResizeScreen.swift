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

  init(_ setting: ScreenSetting) {
    size = setting.size
    surroundings = setting.surroundings
    view = AutoResizableTextView(
      setting.makeField(placeholder: "Grows to 150 points"), maxHeight: Self.maxHeight)
    resize(to: size, at: 0)
    observer = KeyboardObserver(of: surroundings.keyboard) { [weak self] in self?.follow($0) }
  }

  // MARK: Layout

  private var column: TextColumn { TextColumn(in: size, margin: 20, widest: 560) }

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
      at: Point(x: column.x, y: surroundings.top + ((room - height) / 2).rounded()))
  }

  func resize(to size: Size, at time: Double) {
    self.size = size
    let keyboard = surroundings.keyboardNow(at: time)
    field.configure(along: keyboard) { [column, height = maxHeight(above: keyboard.endFrame)] in
      $0.width = column.width
      $0.maxHeight = height
    }
    place(at: time)
  }

  func configure(
    _ change: @escaping (inout FieldConfiguration) -> Void, at time: Double
  ) {
    field.configure(
      { [column] in
        change(&$0)
        $0.width = column.width
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

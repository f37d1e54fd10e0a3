internal import Drawing
internal import Foundation
internal import GrowingField
internal import GrowingText

/// A text that fills its window and makes room for the keyboard.
///
/// Its bottom edge stays 10 points above the keyboard, in the keyboard's own frames, and goes back
/// to where it was when the keyboard goes. Tab inserts a tab here.
final class NotesScreen: StagedScreen {
  static let name = "notes"

  let field: GrowingTextView
  private var size: Size
  private let surroundings: Surroundings
  private var observer: KeyboardObserver?

  private static let margin = 16.0

  init(_ setting: ScreenSetting) {
    size = setting.size
    surroundings = setting.surroundings
    field = setting.makeField(placeholder: "Write a note") {
      $0.insertsTabs = true
      $0.textContainerInset = Insets(top: 12, left: 16, bottom: 12, right: 16)
    }
    resize(to: size, at: 0)
    observer = KeyboardObserver(of: surroundings.keyboard) { [weak self] in self?.follow($0) }
  }

  // MARK: Layout

  /// Where the text is while no keyboard shows.
  private var originalFrame: CGRect {
    let column = TextColumn(in: size, margin: Self.margin, widest: 720)
    let top = surroundings.top + Self.margin
    return CGRect(
      x: column.x, y: top, width: column.width,
      height: max(0, surroundings.keyboard.windowSize.height - Self.margin - top))
  }

  private func height(above keyboard: CGRect) -> Double {
    KeyboardAvoidance(originalFrame: originalFrame)
      .frame(above: keyboard, windowHeight: surroundings.keyboard.windowSize.height).height
  }

  private func follow(_ transition: KeyboardTransition) {
    let height = height(above: transition.endFrame)
    field.configure(along: transition) { $0.setHeight(height) }
  }

  func resize(to size: Size, at time: Double) {
    self.size = size
    let frame = originalFrame
    field.place(at: Point(x: frame.minX, y: frame.minY))
    let keyboard = surroundings.keyboardNow(at: time)
    field.configure(along: keyboard) { [height = height(above: keyboard.endFrame)] in
      $0.width = frame.width
      $0.setHeight(height)
    }
  }

  func configure(
    _ change: @escaping (inout FieldConfiguration) -> Void, at time: Double
  ) {
    let fitted = field.machine.configuration
    field.configure(
      {
        change(&$0)
        $0.width = fitted.width
        $0.minHeight = fitted.minHeight
        $0.maxHeight = fitted.maxHeight
        $0.maxNumberOfLines = 0
      }, at: time)
  }

  // MARK: Input, time and drawing

  func handle(_ input: FieldInput, at time: Double) {
    let frame = field.frame(at: time)
    field.handle(input, from: Point(x: frame.x, y: frame.y), at: time)
  }

  func draw(into canvas: inout Canvas, at time: Double) {
    let palette = Palette.of(field.machine.configuration.appearance)
    canvas.fill(Rect(x: 0, y: 0, width: size.width, height: size.height), palette.window)
    field.draw(into: &canvas, at: time)
  }
}

extension FieldConfiguration {
  fileprivate mutating func setHeight(_ height: Double) {
    minHeight = height
    maxHeight = height
    maxNumberOfLines = 0
  }
}

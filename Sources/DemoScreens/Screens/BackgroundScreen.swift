internal import Drawing
internal import Foundation
internal import GrowingField
internal import GrowingText

/// A text on a coloured ground that follows it down to the edge of the window or the keyboard.
///
/// From there on the text scrolls.
final class BackgroundScreen: StagedScreen {
  static let name = "background"

  let field: GrowingTextView
  private var size: Size
  private let surroundings: Surroundings
  private var observer: KeyboardObserver?

  private static let margin = 16.0
  private static let keyboardGap = 10.0
  private static let radius = 14.0

  init(_ setting: ScreenSetting) {
    size = setting.size
    surroundings = setting.surroundings
    field = setting.makeField(placeholder: "The ground follows the text") {
      $0.isFramed = false
      $0.textContainerInset = Insets(top: 12, left: 16, bottom: 12, right: 16)
    }
    resize(to: size, at: 0)
    observer = KeyboardObserver(of: surroundings.keyboard) { [weak self] in self?.follow($0) }
  }

  // MARK: Layout

  private var column: TextColumn { TextColumn(in: size, margin: Self.margin, widest: 720) }

  private var origin: Point { Point(x: column.x, y: surroundings.top + Self.margin) }

  /// Where the ground is cut.
  private func visibleBottom(above keyboard: CGRect) -> Double {
    let window = surroundings.keyboard.windowSize.height
    return min(window - Self.margin, keyboard.minY - Self.keyboardGap)
  }

  private func room(above keyboard: CGRect) -> Double {
    max(1, visibleBottom(above: keyboard) - origin.y)
  }

  private func follow(_ transition: KeyboardTransition) {
    let room = room(above: transition.endFrame)
    field.configure(along: transition) { $0.setRoom(room) }
  }

  func resize(to size: Size, at time: Double) {
    self.size = size
    field.place(at: origin)
    let keyboard = surroundings.keyboardNow(at: time)
    field.configure(along: keyboard) { [column, room = room(above: keyboard.endFrame)] in
      $0.width = column.width
      $0.setRoom(room)
    }
  }

  func configure(
    _ change: @escaping (inout FieldConfiguration) -> Void, at time: Double
  ) {
    let room = room(above: surroundings.keyboard.transition.endFrame)
    field.configure(
      { [column] in
        change(&$0)
        $0.width = column.width
        $0.setRoom(room)
      }, at: time)
  }

  // MARK: Input, time and drawing

  func handle(_ input: FieldInput, at time: Double) {
    field.handle(input, from: origin, at: time)
  }

  func draw(into canvas: inout Canvas, at time: Double) {
    let appearance = field.machine.configuration.appearance
    let palette = Palette.of(appearance)
    canvas.fill(Rect(x: 0, y: 0, width: size.width, height: size.height), palette.window)
    let view = field.frame(at: time)
    let ground = GrowingBackground(color: .white, cornerRadius: Self.radius).frame(
      behind: CGRect(x: view.x, y: view.y, width: view.width, height: view.height),
      above: visibleBottom(above: surroundings.keyboard.frame(at: time)))
    canvas.rounded(
      Rect(x: ground.minX, y: ground.minY, width: ground.width, height: ground.height),
      radius: min(Self.radius, ground.height / 2), Self.ground(appearance))
    field.draw(into: &canvas, at: time)
  }

  /// Text has a contrast of 14 on it, the placeholder 3.
  private static func ground(_ appearance: Appearance) -> RGBA {
    appearance == .dark ? RGBA(0x1B2B45) : RGBA(0xDDEBFF)
  }
}

extension FieldConfiguration {
  fileprivate mutating func setRoom(_ room: Double) {
    maxHeight = room
    maxNumberOfLines = 0
  }
}

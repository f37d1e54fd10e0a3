internal import Drawing
internal import GrowingField
internal import GrowingText

/// The bare field, 16 points from the window's top left corner.
final class FieldScreen: StagedScreen {
  static let name = "field"

  let field: GrowingTextView
  private(set) var size: Size
  /// True until somebody gives the field a width of its own.
  private var followsWindow: Bool

  private static let margin = 16.0

  init(_ setting: ScreenSetting) {
    size = setting.size
    followsWindow = setting.fieldWidth == nil
    let width = setting.fieldWidth ?? Self.width(in: size)
    field = GrowingTextView(
      environment: setting.environment, configuration: setting.configuration,
      frame: Rect(x: Self.margin, y: Self.margin, width: width, height: 0))
  }

  private static func width(in size: Size) -> Double { max(0, size.width - 2 * margin) }

  func resize(to size: Size, at time: Double) {
    self.size = size
    if followsWindow {
      let width = Self.width(in: size)
      field.configure({ $0.width = width }, at: time)
    }
  }

  func handle(_ input: FieldInput, at time: Double) {
    field.handle(input, from: Point(x: Self.margin, y: Self.margin), at: time)
  }

  func configure(
    _ change: @escaping (inout FieldConfiguration) -> Void, at time: Double
  ) {
    let width = field.machine.configuration.width
    field.configure(change, at: time)
    if field.machine.configuration.width != width { followsWindow = false }
  }

  func draw(into canvas: inout Canvas, at time: Double) {
    let palette = Palette.of(field.machine.configuration.appearance)
    canvas.fill(Rect(x: 0, y: 0, width: size.width, height: size.height), palette.window)
    field.draw(into: &canvas, at: time)
  }
}

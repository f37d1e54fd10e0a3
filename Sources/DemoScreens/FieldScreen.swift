package import Drawing
package import GrowingField
package import GrowingText

/// The bare field, 16 points from the window's top left corner.
package final class FieldScreen: Screen {
  package static let name = "field"

  package let field: GrowingTextView
  package private(set) var size: Size
  /// True until somebody gives the field a width of its own.
  private var followsWindow: Bool

  private static let margin = 16.0

  package init(
    environment: Environment, configuration: FieldConfiguration, size: Size,
    fieldWidth: Double? = nil
  ) {
    self.size = size
    followsWindow = fieldWidth == nil
    let width = fieldWidth ?? Self.width(in: size)
    field = GrowingTextView(
      environment: environment, configuration: configuration,
      frame: Rect(x: Self.margin, y: Self.margin, width: width, height: 0))
    field.onTextSize = { [weak self] step in
      guard let self else { return }
      configure({ $0.textSize = $0.textSize.stepped(step) }, at: field.now)
    }
  }

  private static func width(in size: Size) -> Double { max(0, size.width - 2 * margin) }

  package func resize(to size: Size, at time: Double) {
    self.size = size
    if followsWindow {
      let width = Self.width(in: size)
      field.configure({ $0.width = width }, at: time)
    }
  }

  package func handle(_ input: FieldInput, at time: Double) {
    let offset = Point(x: -Self.margin, y: -Self.margin)
    field.setOverlay(Rect(x: 0, y: 0, width: size.width, height: size.height))
    if !field.isMenuOpen, case .pointer(let event) = input, case .down = event.phase,
      !field.frame(at: time).contains(event.location)
    {
      return
    }
    field.handle(input.moved(by: offset), at: time)
  }

  package func configure(
    _ change: @escaping (inout FieldConfiguration) -> Void, at time: Double
  ) {
    let width = field.machine.configuration.width
    field.configure(change, at: time)
    if field.machine.configuration.width != width { followsWindow = false }
  }

  package func advance(to time: Double) { field.advance(to: time) }

  package func isMoving(at time: Double) -> Bool { field.isMoving(at: time) }

  package func nextChange(after time: Double) -> Double? { field.nextChange(after: time) }

  package func draw(into canvas: inout Canvas, at time: Double) {
    let palette = Palette.of(field.machine.configuration.appearance)
    canvas.fill(Rect(x: 0, y: 0, width: size.width, height: size.height), palette.window)
    field.draw(into: &canvas, at: time)
    field.drawMenu(into: &canvas, at: time)
  }

  package var messages: [String] { [] }

  package func pointerShape(at point: Point) -> PointerShape {
    !field.isMenuOpen && field.frame(at: field.now).contains(point) ? .iBeam : .arrow
  }
}

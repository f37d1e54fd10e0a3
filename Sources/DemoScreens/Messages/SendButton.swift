internal import Drawing
internal import GrowingField

/// A filled circle with an arrow that points up.
struct SendButton {
  /// There is something to send.
  var isEnabled: Bool
  var isPressed: Bool

  func draw(into canvas: inout Canvas, in frame: Rect, _ palette: Palette) {
    let ground =
      isEnabled ? (isPressed ? palette.accent.faded(0.75) : palette.accent) : palette.hairline
    canvas.rounded(frame, radius: frame.height / 2, ground)
    drawArrow(into: &canvas, in: frame, isEnabled ? palette.onAccent : palette.placeholder)
  }

  /// The arrow's outline, on a grid of 20 units across the circle.
  private static let outline = [
    (10.0, 4.6), (15.0, 9.6), (13.75, 10.85), (10.9, 8.0), (10.9, 15.4), (9.1, 15.4), (9.1, 8.0),
    (6.25, 10.85), (5.0, 9.6),
  ]

  private func drawArrow(into canvas: inout Canvas, in frame: Rect, _ color: RGBA) {
    let unit = frame.width / 20
    canvas.polygon(
      Self.outline.map { Point(x: frame.x + $0.0 * unit, y: frame.y + $0.1 * unit) }, color)
  }
}

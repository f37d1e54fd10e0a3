package import Drawing

extension Canvas {
  /// Draws an underline or strikethrough on whole pixels, at least one of them thick.
  package mutating func rule(
    x: Double, y: Double, width: Double, thickness: Double, _ color: RGBA
  ) {
    var line = pixels(Rect(x: x, y: y, width: width, height: 0))
    line.height = max(1, Int((thickness * scale).rounded()))
    add(.fill(line, color))
  }
}

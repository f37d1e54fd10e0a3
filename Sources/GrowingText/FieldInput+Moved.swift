package import Drawing
package import GrowingField

extension FieldInput {
  /// The same input with its place moved: from the window's coordinates to a view's.
  package func moved(by offset: Point) -> FieldInput {
    func moved(_ point: Point) -> Point { Point(x: point.x + offset.x, y: point.y + offset.y) }
    switch self {
    case .pointer(var event):
      event.location = moved(event.location)
      return .pointer(event)
    case .wheel(let dx, let dy, let point): return .wheel(dx: dx, dy: dy, at: moved(point))
    default: return self
    }
  }
}

internal import Drawing
internal import GrowingField

/// Where a view stands: its origin, or where it is on the way there.
struct FrameMotion {
  private var from: Point
  private(set) var to: Point
  private var law: HeightAnimation?

  init(at point: Point) {
    from = point
    to = point
  }

  /// Goes to a point from where it stands, by a law or at once.
  mutating func move(to point: Point, by law: HeightAnimation?, at time: Double) {
    from = origin(at: time)
    to = point
    self.law = law
  }

  func origin(at time: Double) -> Point {
    guard let law, time < law.end else { return to }
    let progress = law.progress(at: time)
    return Point(x: from.x + (to.x - from.x) * progress, y: from.y + (to.y - from.y) * progress)
  }

  func isMoving(at time: Double) -> Bool {
    guard let law else { return false }
    return from != to && time < law.end
  }
}

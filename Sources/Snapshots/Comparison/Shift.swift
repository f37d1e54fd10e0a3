internal import Drawing

/// A search for the way that what differs has gone.
nonisolated struct Shift {
  /// Pixels each way.
  static let reach = 16

  private let comparison: PictureComparison
  private let box: PixelRect
  private let unequal: [(x: Int, y: Int)]

  /// Looks in the box where the pictures differ.
  init(_ comparison: PictureComparison, in box: PixelRect) {
    self.comparison = comparison
    self.box = box
    unequal = Self.places(in: box).filter {
      comparison.expected.pixel($0.x, $0.y) != comparison.actual.pixel($0.x, $0.y)
    }
  }

  /// True where what differs stands elsewhere, whole and unchanged.
  var isFound: Bool {
    (-Self.reach...Self.reach).contains { dy in
      (-Self.reach...Self.reach).contains { dx in (dx, dy) != (0, 0) && leads(dx, dy) }
    }
  }

  private func leads(_ dx: Int, _ dy: Int) -> Bool {
    // What is unequal rules most ways out at once.
    guard unequal.allSatisfy({ agrees($0.x, $0.y, dx, dy) }) else { return false }
    // Half of it must have somewhere to come from and to go to: anything near an edge could have
    // come over it.
    let known = unequal.filter {
      isInside($0.x - dx, $0.y - dy) && isInside($0.x + dx, $0.y + dy)
    }
    return known.count * 2 >= unequal.count
      && Self.places(in: box).allSatisfy { agrees($0.x, $0.y, dx, dy) }
  }

  private static func places(in box: PixelRect) -> some Sequence<(x: Int, y: Int)> {
    (box.y..<box.maxY).lazy.flatMap { y in (box.x..<box.maxX).lazy.map { (x: $0, y: y) } }
  }

  /// True where a pixel came from one way and went on the same way; beyond an edge anything goes.
  private func agrees(_ x: Int, _ y: Int, _ dx: Int, _ dy: Int) -> Bool {
    if comparison.fate(x, y) == .masked { return true }
    let (expected, actual) = (comparison.expected, comparison.actual)
    let comes =
      !isInside(x - dx, y - dy) || actual.pixel(x, y) == expected.pixel(x - dx, y - dy)
    return comes
      && (!isInside(x + dx, y + dy) || expected.pixel(x, y) == actual.pixel(x + dx, y + dy))
  }

  private func isInside(_ x: Int, _ y: Int) -> Bool {
    0..<comparison.common.width ~= x && 0..<comparison.common.height ~= y
      && comparison.fate(x, y) != .masked
  }
}

internal import Drawing

/// A search for the way that what differs has gone.
///
///     a few of the pixels that are unequal ──► rule most ways out
///     the whole box, while the budget lasts ──► whether what is left holds
nonisolated struct Shift {
  /// Pixels each way.
  static let reach = 16
  private static let sampleSize = 256
  /// Looks at pixels; stripes and checks agree with many ways for long.
  private static let budget = 10_000_000

  private let comparison: PictureComparison
  private let box: PixelRect
  private let sample: [(x: Int, y: Int)]

  /// Looks in the box where the pictures differ.
  ///
  /// - Complexity: O(pixels of the box), and at most `budget` looks in `isFound`.
  init(_ comparison: PictureComparison, in box: PixelRect) {
    self.comparison = comparison
    self.box = box
    var sample: [(x: Int, y: Int)] = []
    var (seen, step) = (0, 1)
    for y in box.y..<box.maxY {
      for x in box.x..<box.maxX
      where comparison.expected.pixel(x, y) != comparison.actual.pixel(x, y) {
        // Every other one goes where there get to be too many: those left are spread over all.
        if seen % step == 0 { sample.append((x, y)) }
        seen += 1
        if sample.count == 2 * Self.sampleSize {
          sample = stride(from: 0, to: sample.count, by: 2).map { sample[$0] }
          step *= 2
        }
      }
    }
    self.sample = sample
  }

  /// True where what differs stands elsewhere, whole and unchanged; false where that is not sure.
  var isFound: Bool {
    var budget = Self.budget
    for dy in -Self.reach...Self.reach {
      for dx in -Self.reach...Self.reach where (dx, dy) != (0, 0) {
        if leads(dx, dy, &budget) { return true }
      }
    }
    return false
  }

  private func leads(_ dx: Int, _ dy: Int, _ budget: inout Int) -> Bool {
    guard sample.allSatisfy({ agrees($0.x, $0.y, dx, dy) }) else { return false }
    // What is new came from somewhere and what is old went somewhere, each about half of the sample:
    // otherwise anything near an edge could have come over it.
    let comingCount = sample.count { isInside($0.x - dx, $0.y - dy) }
    let goingCount = sample.count { isInside($0.x + dx, $0.y + dy) }
    guard 3 * min(comingCount, goingCount) >= sample.count else { return false }
    for y in box.y..<box.maxY {
      for x in box.x..<box.maxX {
        budget -= 1
        if budget < 0 || !agrees(x, y, dx, dy) { return false }
      }
    }
    return true
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

/// A few disjoint rectangles that cover all that were inserted.
///
/// Two that overlap become the one that covers both; so do two of which that wastes little, since
/// each rectangle costs a walk through the list. Past `limit` the two that waste least are joined.
struct DamageRegion {
  private(set) var rects: [PixelRect] = []

  private static let limit = 8
  /// Pixels that may be repainted in vain to save a rectangle.
  private static let cheap = 1024

  mutating func insert(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    var rect = rect
    // The union may reach others, so each joining starts the search anew; each removes one.
    while let i = rects.firstIndex(where: { DamageRegion.belongTogether($0, rect) }) {
      rect = rect.union(rects.remove(at: i))
    }
    rects.append(rect)
    if rects.count > DamageRegion.limit { joinCheapestPair() }
  }

  private static func belongTogether(_ a: PixelRect, _ b: PixelRect) -> Bool {
    !a.intersection(b).isEmpty || waste(a, b) <= cheap
  }

  /// Pixels that the union covers and neither of two disjoint rectangles does.
  private static func waste(_ a: PixelRect, _ b: PixelRect) -> Int {
    a.union(b).area - a.area - b.area
  }

  private mutating func joinCheapestPair() {
    var best = (i: 0, j: 1, waste: Int.max)
    for i in rects.indices {
      for j in rects.indices.dropFirst(i + 1) {
        let waste = DamageRegion.waste(rects[i], rects[j])
        if waste < best.waste { best = (i, j, waste) }
      }
    }
    let other = rects.remove(at: best.j)
    let one = rects.remove(at: best.i)
    insert(one.union(other))
  }
}

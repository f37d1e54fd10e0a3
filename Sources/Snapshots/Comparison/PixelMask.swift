internal import Drawing

/// Rectangles whose pixels do not count, asked for row by row.
nonisolated struct PixelMask: Sendable {
  let rectangles: [PixelRect]

  /// The parts of a stretch of a row that count, from left to right.
  func unmasked(_ stretch: Range<Int>, row: Int) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var x = stretch.lowerBound
    let masked = rectangles.filter { $0.y <= row && row < $0.maxY && !$0.isEmpty }
    for rectangle in masked.sorted(by: { $0.x < $1.x }) {
      if x < min(rectangle.x, stretch.upperBound) {
        parts.append(x..<min(rectangle.x, stretch.upperBound))
      }
      x = max(x, rectangle.maxX)
    }
    if x < stretch.upperBound { parts.append(x..<stretch.upperBound) }
    return parts
  }
}

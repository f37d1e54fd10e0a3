internal import Drawing
internal import TextLayout

/// What stands for a cluster that no font has: a box with the code point in hexadecimal, drawn from
/// a bitmap of 3 by 5 so that it depends on no font.
///
///     ┌─────┐
///     │ 0 1 │   two rows: of two digits up to U+FFFF, of three above
///     │ F 4 │
///     └─────┘
nonisolated enum HexBox {
  /// Width of the cell in ems, by digits in a row.
  private static func advance(columns: Int) -> Double { columns == 2 ? 0.75 : 1 }
  private static let heightAboveBaseline = 0.78
  private static let heightBelowBaseline = 0.17
  private static let sideBearing = 0.05
  /// Two rows of five pixels with space round them; a point is a pixel at least.
  private static let minimumHeight = 15.0

  static func shape(_ text: String, size: Double) -> ShapedRun {
    var end = 0
    var width = 0.0
    var clusters: [ShapedCluster] = []
    for cluster in text {
      end += cluster.utf8.count
      let advance = advance(columns: columns(of: codePoint(of: cluster))) * size
      clusters.append(ShapedCluster(end: end, advance: advance))
      width += advance
    }
    return ShapedRun(
      clusters: clusters,
      ink: Rect(
        x: 0, y: -heightAboveBaseline * size, width: width,
        height: max(minimumHeight, (heightAboveBaseline + heightBelowBaseline) * size)))
  }

  /// Draws the boxes of a run whose em is `em` pixels.
  static func mask(of text: String, em: Double, isRightToLeft: Bool) -> GlyphMask? {
    let cells = isRightToLeft ? Array(text.reversed()) : Array(text)
    let top = Int((heightAboveBaseline * em).rounded())
    let height = max(Int(minimumHeight), top + Int((heightBelowBaseline * em).rounded()))
    let widths = cells.map { advance(columns: columns(of: codePoint(of: $0))) * em }
    let width = max(1, Int(widths.reduce(0, +).rounded(.up)))
    var grid = Grid(width: width, height: height)
    var x = 0.0
    for (cell, advance) in zip(cells, widths) {
      let left = Int((x + sideBearing * em).rounded())
      let right = Int((x + advance - sideBearing * em).rounded())
      draw(codePoint(of: cell), left: left, right: right, in: &grid)
      x += advance
    }
    return GlyphMask(
      left: 0, top: -top, width: width, height: height, pixels: .coverage(grid.coverage))
  }

  private struct Grid {
    let width: Int
    let height: Int
    var coverage: [UInt8]

    init(width: Int, height: Int) {
      self.width = width
      self.height = height
      coverage = Array(repeating: 0, count: width * height)
    }
    mutating func fill(_ x: Int, _ y: Int, _ w: Int, _ h: Int) {
      for row in max(0, y)..<max(0, y, min(height, y + h)) {
        for column in max(0, x)..<max(0, x, min(width, x + w)) {
          coverage[row * width + column] = 255
        }
      }
    }
  }

  private static func draw(_ codePoint: UInt32, left: Int, right: Int, in grid: inout Grid) {
    let columns = columns(of: codePoint)
    let unit = max(1, min((grid.height - 3) / 12, (right - left - 3) / (4 * columns)))
    let line = max(1, unit / 2)
    grid.fill(left, 0, right - left, line)
    grid.fill(left, grid.height - line, right - left, line)
    grid.fill(left, 0, line, grid.height)
    grid.fill(right - line, 0, line, grid.height)
    let (w, h) = ((4 * columns - 1) * unit, 11 * unit)
    let x0 = left + (right - left - w) / 2
    let y0 = (grid.height - h) / 2
    for index in 0..<2 * columns {
      let digit = Int(codePoint >> UInt32(4 * (2 * columns - 1 - index)) & 15)
      let x = x0 + index % columns * 4 * unit
      let y = y0 + index / columns * 6 * unit
      for bit in 0..<15 where digits[digit] >> (14 - bit) & 1 == 1 {
        grid.fill(x + bit % 3 * unit, y + bit / 3 * unit, unit, unit)
      }
    }
  }

  private static func codePoint(of cluster: Character) -> UInt32 {
    cluster.unicodeScalars.first?.value ?? 0
  }
  private static func columns(of codePoint: UInt32) -> Int { codePoint > 0xFFFF ? 3 : 2 }

  /// Rows of three pixels from the top, most significant bit first: 0 to F.
  private static let digits: [Int] = [
    0b111_101_101_101_111, 0b010_110_010_010_111, 0b111_001_111_100_111, 0b111_001_111_001_111,
    0b101_101_111_001_001, 0b111_100_111_001_111, 0b111_100_111_101_111, 0b111_001_010_010_010,
    0b111_101_111_101_111, 0b111_101_111_001_111, 0b111_101_111_101_101, 0b110_101_110_101_110,
    0b111_100_100_100_111, 0b110_101_101_101_110, 0b111_100_111_100_111, 0b111_100_111_100_100,
  ]
}

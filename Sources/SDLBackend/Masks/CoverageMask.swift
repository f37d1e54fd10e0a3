internal import Drawing

/// Coverage, cut to its ink.
nonisolated struct CoverageMask {
  var left: Int
  var top: Int
  let width: Int
  let height: Int
  let coverage: [UInt8]

  /// The alpha of 32-bit `0xAARRGGBB` pixels, or nil where nothing is covered.
  ///
  /// `left` and `top` are places in the picture.
  init?(alphaOf pixels: UnsafeRawBufferPointer, _ shape: SurfaceShape) {
    func alpha(_ x: Int, _ y: Int) -> UInt8 {
      UInt8(
        truncatingIfNeeded: pixels.loadUnaligned(
          fromByteOffset: y * shape.pitch + 4 * x, as: UInt32.self) >> 24)
    }
    var (minX, maxX, minY, maxY) = (Int.max, Int.min, Int.max, Int.min)
    for y in 0..<shape.height {
      for x in 0..<shape.width where alpha(x, y) != 0 {
        (minX, maxX) = (min(minX, x), max(maxX, x))
        (minY, maxY) = (min(minY, y), y)
      }
    }
    if maxY < 0 { return nil }
    (left, top) = (minX, minY)
    (width, height) = (maxX - minX + 1, maxY - minY + 1)
    var coverage: [UInt8] = []
    coverage.reserveCapacity(width * height)
    for y in minY...maxY {
      for x in minX...maxX { coverage.append(alpha(x, y)) }
    }
    self.coverage = coverage
  }
}

/// Puts the pieces of a run together.
nonisolated struct CoverageCanvas {
  private var parts: [CoverageMask] = []

  mutating func add(_ part: CoverageMask, x: Int) {
    var part = part
    part.left += x
    parts.append(part)
  }

  var mask: GlyphMask? {
    guard let first = parts.first else { return nil }
    if parts.count == 1 {
      return GlyphMask(
        left: first.left, top: first.top, width: first.width, height: first.height,
        pixels: .coverage(first.coverage))
    }
    let box = parts.reduce(PixelRect.empty) {
      $0.union(PixelRect(x: $1.left, y: $1.top, width: $1.width, height: $1.height))
    }
    var coverage = [UInt8](repeating: 0, count: box.width * box.height)
    for part in parts {
      for y in 0..<part.height {
        let row = (part.top - box.y + y) * box.width + part.left - box.x
        for x in 0..<part.width {
          coverage[row + x] = max(coverage[row + x], part.coverage[y * part.width + x])
        }
      }
    }
    return GlyphMask(
      left: box.x, top: box.y, width: box.width, height: box.height, pixels: .coverage(coverage))
  }
}

package import Drawing

nonisolated extension PictureComparison {
  /// What differs in red, what only smooths an edge in yellow, masked pixels in blue, over the
  /// expected picture in faded grey.
  package func picture() -> Raster {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(canvas.area)
    for y in 0..<canvas.height {
      for x in 0..<canvas.width {
        pixels.append(shade(x, y))
      }
    }
    return Raster(width: canvas.width, height: canvas.height, pixels: pixels)
  }

  private func shade(_ x: Int, _ y: Int) -> UInt32 {
    switch fate(x, y) {
    case .different: 0xFF0000
    case .antialiased: 0xFFFF00
    case .masked: 0xC8D8F0
    case .alike: expected.covers(x, y) ? faded(x, y) : 0xFFFFFF
    }
  }

  private func faded(_ x: Int, _ y: Int) -> UInt32 {
    let strength = 0.1
    let grey = UInt32((255 + (expected.color(x, y).luma - 255) * strength).rounded())
    return min(grey, 255) * 0x01_01_01
  }
}

package import Drawing
internal import SDLBackend

nonisolated extension PictureComparison {
  /// The size of the picture of the difference: both pictures have room on it.
  package var pictureSize: PixelSize {
    PixelSize(
      width: max(expected.picture.width, actual.picture.width),
      height: max(expected.picture.height, actual.picture.height))
  }

  /// What differs in red, what only smooths an edge in yellow, masked pixels in blue, over the
  /// expected picture in faded grey.
  package func picture() -> Raster {
    let (size, mask) = (pictureSize, PixelMask(rectangles: options.masks))
    var pixels = Array(repeating: Self.maskedShade, count: size.area)
    for y in 0..<size.height {
      for x in mask.unmasked(0..<size.width, row: y).joined() {
        pixels[y * size.width + x] = shade(x, y)
      }
    }
    return Raster(width: size.width, height: size.height, pixels: pixels)
  }

  private static let maskedShade: UInt32 = 0xC8D8F0

  private func shade(_ x: Int, _ y: Int) -> UInt32 {
    guard x < common.width, y < common.height else {
      return expected.covers(x, y) || actual.covers(x, y) ? 0xFF0000 : 0xFFFFFF
    }
    switch fate(x, y) {
    case .different: return 0xFF0000
    case .antialiased: return 0xFFFF00
    case .masked: return Self.maskedShade
    case .alike: return faded(x, y)
    }
  }

  private func faded(_ x: Int, _ y: Int) -> UInt32 {
    let strength = 0.1
    let grey = UInt32((255 + (expected.color(x, y).luma - 255) * strength).rounded())
    return min(grey, 255) * 0x01_01_01
  }
}

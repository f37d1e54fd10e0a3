/// An opaque picture and the one integer rule that composes it: (s·a + d·(255 − a) + 127) / 255 for
/// each channel.
///
///     DisplayList ──► for each damaged rectangle          (RasterDrawing)
///                       for each item whose ink meets it
///                         RoundedShape, Polygon, Shadow, mask ──► coverage, in integers
///                         Ink ──► the rule ──► Target (the pixels)
///
/// No floating point decides a pixel, so the same list makes the same bytes on every processor, and
/// a repaint of a part makes the same bytes as a repaint of the whole.
package struct Raster: Sendable, Equatable {
  package private(set) var width: Int
  package private(set) var height: Int
  /// Row by row, `0xFFRRGGBB`.
  package internal(set) var pixels: [UInt32]
  /// Pixels that `draw` wrote since the start, each as often as something was laid over it: a
  /// measure of work.
  package internal(set) var paintedPixels = 0

  /// A white picture.
  package init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    pixels = Array(repeating: 0xFFFF_FFFF, count: self.width * self.height)
  }

  /// A picture of given pixels, row by row, `0xFFRRGGBB`; alpha is set to opaque.
  ///
  /// - Precondition: There are `width` times `height` pixels.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(
      width >= 0 && height >= 0 && pixels.count == width * height,
      "a raster holds width times height pixels")
    self.width = width
    self.height = height
    self.pixels = pixels.map { $0 | 0xFF00_0000 }
  }

  /// Pixels alone: how they came about does not count.
  package static func == (a: Raster, b: Raster) -> Bool {
    a.width == b.width && a.height == b.height && a.pixels == b.pixels
  }

  package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// One pixel, `0xFFRRGGBB`.
  package subscript(x: Int, y: Int) -> UInt32 {
    precondition(x >= 0 && y >= 0 && x < width && y < height, "the pixel lies in the raster")
    return pixels[y * width + x]
  }

  /// Makes the picture white and of another size; the next `draw` has to repaint all of it.
  package mutating func resize(width newWidth: Int, height newHeight: Int) {
    width = max(0, newWidth)
    height = max(0, newHeight)
    pixels = Array(repeating: 0xFFFF_FFFF, count: width * height)
  }

  /// The part of the picture that lies in `rect`; what of `rect` lies outside is left out.
  package func cropped(to rect: PixelRect) -> Raster {
    let part = rect.intersection(bounds)
    var result: [UInt32] = []
    result.reserveCapacity(part.area)
    for y in part.y..<part.maxY {
      result += pixels[(y * width + part.x)..<(y * width + part.maxX)]
    }
    return Raster(width: part.width, height: part.height, pixels: result)
  }

  /// Lends the pixels, row by row without gaps, to a C library.
  package func withUnsafePixels<Result>(
    _ body: (UnsafeBufferPointer<UInt32>) throws -> Result
  ) rethrows -> Result {
    try pixels.withUnsafeBufferPointer(body)
  }
}

/// A picture from outside: straight alpha, sRGB.
nonisolated package struct Pixmap: Sendable, Equatable {
  package let width: Int
  package let height: Int
  /// Row by row, `0xAARRGGBB`.
  package let pixels: [UInt32]

  /// - Precondition: There are `width` times `height` pixels.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "a pixmap holds width times height pixels")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  package var isOpaque: Bool { pixels.allSatisfy { $0 >> 24 == 255 } }
}

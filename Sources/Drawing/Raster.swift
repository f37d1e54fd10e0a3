/// An opaque picture and the one integer rule that composes it: (s·a + d·(255 − a) + 127) / 255 for
/// each channel. (Stand-in: fills only.)
package struct Raster: Sendable, Equatable {
  package private(set) var width: Int
  package private(set) var height: Int
  /// Row by row, `0xFFRRGGBB`.
  package private(set) var pixels: [UInt32]
  /// Pixels written by `draw` since the start: a measure of work.
  package private(set) var paintedPixels = 0

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = Array(repeating: 0xFFFF_FFFF, count: width * height)
  }

  package static func == (a: Raster, b: Raster) -> Bool {
    a.width == b.width && a.height == b.height && a.pixels == b.pixels
  }

  /// Repaints the part of the picture inside `damage` from a list of the same size.
  package mutating func draw(
    _ list: DisplayList, damage: [PixelRect], masks: inout some GlyphMasks
  ) {}

  /// A part of the picture.
  package func cropped(to rect: PixelRect) -> Raster { self }
}

extension DisplayList {
  /// Disjoint rectangles that cover everything that differs between two lists of one size.
  package static func damage(from old: DisplayList, to new: DisplayList) -> [PixelRect] {
    [PixelRect(x: 0, y: 0, width: new.width, height: new.height)]
  }
}

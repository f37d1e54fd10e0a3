/// One thing to draw, in device pixels.
package enum DrawCommand: Hashable, Sendable {
  case fill(PixelRect, RGBA)
  case rounded(RoundedRect, RGBA)
  /// A border of `width` sixteenths of a pixel inside the shape's edge.
  case border(RoundedRect, width: Int, RGBA)
  /// A filled polygon (non-zero winding), vertices in sixteenths of a pixel.
  case polygon([PixelPoint], RGBA)
  /// A rectangle of shade whose edges fade over `blur` pixels, inwards and outwards.
  case shadow(PixelRect, blur: Int, RGBA)
  /// A run whose origin (left end of its baseline) is at a pixel.
  case glyphs(GlyphRun, at: PixelPoint, RGBA)
}

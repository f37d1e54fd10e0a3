/// One thing to draw, in device pixels.
package enum DrawCommand: Hashable, Sendable {
  case fill(PixelRect, RGBA)
  case rounded(RoundedRect, RGBA)
  /// A border of `width` sixteenths of a pixel inside the shape's edge.
  case border(RoundedRect, width: Int, RGBA)
  /// A filled polygon (non-zero winding), vertices in sixteenths of a pixel.
  case polygon([PixelPoint], RGBA)
  /// A rectangle of shade with corners rounded by `radius` sixteenths of a pixel, whose edge fades
  /// over `blur` pixels inwards and as many outwards.
  case shadow(PixelRect, radius: Int, blur: Int, RGBA)
  /// A run whose origin (left end of its baseline) is at a pixel.
  case glyphs(GlyphRun, at: PixelPoint, RGBA)
}

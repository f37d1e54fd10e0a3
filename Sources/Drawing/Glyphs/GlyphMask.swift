/// The pixels of a glyph run.
package struct GlyphMask: Sendable {
  package enum Pixels: Sendable {
    /// Coverage, 0 to 255, to be filled with the text's colour.
    case coverage([UInt8])
    /// Straight-alpha `0xAARRGGBB`, drawn as it is (emoji).
    case colour([UInt32])
  }
  /// From the origin to the mask's left top corner, in pixels.
  package var left: Int
  package var top: Int
  package var width: Int
  package var height: Int
  package var pixels: Pixels

  package init(left: Int, top: Int, width: Int, height: Int, pixels: Pixels) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}

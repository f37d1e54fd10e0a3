/// One font file's face; the numbers belong to whoever opened the fonts.
package struct FaceID: Hashable, Sendable {
  package var rawValue: Int32

  package init(rawValue: Int32) { self.rawValue = rawValue }

  /// No font has the cluster: a box with its code point stands for it.
  package static let missing = FaceID(rawValue: -1)
}

/// A shaped run as a rasteriser needs it: one face, size, script and direction.
package struct GlyphRun: Hashable, Sendable {
  /// Never empty; holds no newline and no tab.
  package var text: String
  package var face: FaceID
  /// Em size in points.
  package var size: Double
  /// ISO 15924 tag, packed.
  package var script: UInt32
  package var isRightToLeft: Bool
  /// The letter before (after) the run joins it although the run ends there: a style edge.
  package var joinsBefore: Bool
  package var joinsAfter: Bool
  /// Ink in points, relative to the origin: the left end of the baseline; y downwards.
  package var ink: Rect

  package init(
    text: String, face: FaceID, size: Double, script: UInt32, isRightToLeft: Bool,
    joinsBefore: Bool = false, joinsAfter: Bool = false, ink: Rect
  ) {
    self.text = text
    self.face = face
    self.size = size
    self.script = script
    self.isRightToLeft = isRightToLeft
    self.joinsBefore = joinsBefore
    self.joinsAfter = joinsAfter
    self.ink = ink
  }
}

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

/// Who turns a glyph run into pixels.
package protocol GlyphMasks {
  /// The mask of a run at `scale` pixels a point; nil where the run has no ink.
  mutating func mask(of run: GlyphRun, scale: Double) -> GlyphMask?
}

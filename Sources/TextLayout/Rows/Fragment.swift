package import Drawing
package import TextRope

/// What a row draws with one face: a piece of one visual run.
package struct Fragment: Sendable, Equatable {
  /// In the document.
  package var range: Range<ByteOffset>
  /// From the left edge of the text area, in points.
  package var x: Double
  package var width: Double
  package var isRightToLeft: Bool
  package var attributes: TextAttributes
  package var face: FaceID
  /// nil for stretches without ink: spaces, tabs, hidden markers.
  package var glyphs: GlyphRun?

  package init(
    range: Range<ByteOffset>, x: Double, width: Double, isRightToLeft: Bool,
    attributes: TextAttributes, face: FaceID, glyphs: GlyphRun?
  ) {
    self.range = range
    self.x = x
    self.width = width
    self.isRightToLeft = isRightToLeft
    self.attributes = attributes
    self.face = face
    self.glyphs = glyphs
  }
}

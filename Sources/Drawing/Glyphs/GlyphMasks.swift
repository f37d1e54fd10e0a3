/// Who turns a glyph run into pixels.
package protocol GlyphMasks {
  /// The mask of a run at `scale` pixels a point; nil where the run has no ink.
  mutating func mask(of run: GlyphRun, scale: Double) -> GlyphMask?
}

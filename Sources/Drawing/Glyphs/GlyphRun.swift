/// A shaped run as a rasteriser needs it: one face, size, script and direction.
package struct GlyphRun: Hashable, Sendable {
  /// Never empty; holds no newline and no tab.
  package var text: String {
    get { exactText.string }
    set { exactText.string = newValue }
  }
  private var exactText: ExactText
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
    exactText = ExactText(text)
    self.face = face
    self.size = size
    self.script = script
    self.isRightToLeft = isRightToLeft
    self.joinsBefore = joinsBefore
    self.joinsAfter = joinsAfter
    self.ink = ink
  }
}

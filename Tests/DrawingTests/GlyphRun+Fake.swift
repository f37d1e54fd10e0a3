import Drawing

extension GlyphRun {
  /// A run of a given ink, in points.
  static func fake(_ text: String, ink: Rect, face: Int32 = 0) -> GlyphRun {
    GlyphRun(
      text: text, face: FaceID(rawValue: face), size: 17, script: 0, isRightToLeft: false, ink: ink)
  }
}

package import TextRope

/// A visual line.
///
/// `y` from the top of the text area, in points.
package struct PlacedRow: Sendable, Equatable {
  /// Its bytes, trailing spaces included, the newline not.
  package var range: Range<ByteOffset>
  package var y: Double
  package var height: Double
  /// From the row's top.
  package var baseline: Double
  /// Without hanging spaces.
  package var width: Double
  /// Left to right.
  package var fragments: [Fragment]
  /// True for the first (last) row of its line.
  package var startsLine: Bool
  package var endsLine: Bool

  package init(
    range: Range<ByteOffset>, y: Double, height: Double, baseline: Double, width: Double,
    fragments: [Fragment], startsLine: Bool, endsLine: Bool
  ) {
    self.range = range
    self.y = y
    self.height = height
    self.baseline = baseline
    self.width = width
    self.fragments = fragments
    self.startsLine = startsLine
    self.endsLine = endsLine
  }
}

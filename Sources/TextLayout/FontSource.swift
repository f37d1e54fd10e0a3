package import Drawing
package import UnicodeRules

/// A font as a style asks for it; `size` is the em in points.
package struct FontSpec: Hashable, Sendable {
  package var family: String
  package var size: Double
  package var isBold: Bool
  package var isItalic: Bool

  package init(family: String, size: Double, isBold: Bool = false, isItalic: Bool = false) {
    self.family = family
    self.size = size
    self.isBold = isBold
    self.isItalic = isItalic
  }
}

/// Unhinted metrics in points; all positive as named.
package struct FontMetrics: Hashable, Sendable {
  /// Above the baseline.
  package var ascent: Double
  /// Below the baseline.
  package var descent: Double
  package var lineGap: Double
  /// From the baseline down to the top of the underline, and its thickness.
  package var underlineOffset: Double
  package var underlineThickness: Double
  /// From the baseline up to the top of the strikethrough, and its thickness.
  package var strikethroughOffset: Double
  package var strikethroughThickness: Double

  package init(
    ascent: Double, descent: Double, lineGap: Double, underlineOffset: Double,
    underlineThickness: Double, strikethroughOffset: Double, strikethroughThickness: Double
  ) {
    self.ascent = ascent
    self.descent = descent
    self.lineGap = lineGap
    self.underlineOffset = underlineOffset
    self.underlineThickness = underlineThickness
    self.strikethroughOffset = strikethroughOffset
    self.strikethroughThickness = strikethroughThickness
  }

  /// Ascent + descent + line gap, rounded up to a whole point: the height of a row.
  package var rowHeight: Double { (ascent + descent + lineGap).rounded(.up) }
}

/// A stretch of text that one face draws.
package struct FaceRun: Sendable, Equatable {
  /// Byte offset after the stretch.
  package var end: Int
  package var face: FaceID

  package init(end: Int, face: FaceID) {
    self.end = end
    self.face = face
  }
}

package struct ShapeRequest: Hashable, Sendable {
  /// Not empty, no newline, no tab; one face, one script, one direction.
  package var text: String {
    get { exactText.string }
    set { exactText.string = newValue }
  }
  private var exactText: ExactText
  package var face: FaceID
  /// Em size in points.
  package var size: Double
  package var script: Script
  package var isRightToLeft: Bool
  /// The letter before (after) the text would join it: the run was cut at a style edge.
  package var joinsBefore: Bool
  package var joinsAfter: Bool

  package init(
    text: String, face: FaceID, size: Double, script: Script, isRightToLeft: Bool,
    joinsBefore: Bool = false, joinsAfter: Bool = false
  ) {
    exactText = ExactText(text)
    self.face = face
    self.size = size
    self.script = script
    self.isRightToLeft = isRightToLeft
    self.joinsBefore = joinsBefore
    self.joinsAfter = joinsAfter
  }
}

/// One cluster of a shaped run: code points that HarfBuzz made into glyphs together.
package struct ShapedCluster: Sendable, Equatable {
  /// Byte offset after the cluster, in the request's text.
  package var end: Int
  /// In points.
  package var advance: Double

  package init(end: Int, advance: Double) {
    self.end = end
    self.advance = advance
  }
}

package struct ShapedRun: Sendable, Equatable {
  /// In logical order, whatever the direction; they cover the text.
  package var clusters: [ShapedCluster]
  /// Ink in points relative to the left end of the baseline, y downwards.
  package var ink: Rect

  package init(clusters: [ShapedCluster], ink: Rect) {
    self.clusters = clusters
    self.ink = ink
  }
  package var width: Double { clusters.reduce(0) { $0 + $1.advance } }
}

/// Who knows the fonts: floor 5 answers with HarfBuzz, tests with a fixed-width double.
///
/// Passed in with each call and never stored.
package protocol FontSource {
  mutating func metrics(of font: FontSpec) -> FontMetrics
  /// Which face draws each grapheme cluster of `text` (UTF-8): the styled face, then the fallback
  /// fonts in their fixed order, then `FaceID.missing`. Runs are cut between clusters only.
  mutating func faces(for text: [UInt8], in font: FontSpec) -> [FaceRun]
  mutating func shape(_ request: ShapeRequest) -> ShapedRun
  /// The clusters that `shape` gives, for whoever needs no ink: to find where rows end.
  mutating func clusters(of request: ShapeRequest) -> [ShapedCluster]
  /// Bytes that had to be shaped so far, because no answer was known.
  ///
  /// Who has a budget reckons with them.
  var bytesShaped: Int { get }
}

extension FontSource {
  package mutating func clusters(of request: ShapeRequest) -> [ShapedCluster] {
    shape(request).clusters
  }
}

package import Drawing
package import TextRope

package enum TextAlignment: Sendable, Hashable { case natural, left, center, right, justified }

/// A place between two characters, and the row it belongs to at a border.
package struct TextPosition: Sendable, Hashable {
  package var offset: ByteOffset
  /// True where the position belongs to the end of the row (or visual run) before it.
  package var isUpstream: Bool

  package init(_ offset: ByteOffset, isUpstream: Bool = false) {
    self.offset = offset
    self.isUpstream = isUpstream
  }
}

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
  /// nil for stretches without ink: tabs, hidden markers.
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

/// A visual line. `y` from the top of the text area, in points.
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

/// How much work a layout has done: what tests count in place of time.
package struct LayoutCounters: Sendable, Equatable {
  package var linesLaidOut = 0
  package var runsShaped = 0

  package init() {}
}

/// The rows of a text: a tree of line heights in which an estimate stands for each line that never
/// came near the viewport.
///
/// It holds no text and no fonts; both are handed in. Lengths in points. (Stand-in.)
package struct DocumentLayout: Sendable {
  /// Of the text area: rows break here.
  package private(set) var width: Double
  package private(set) var counters = LayoutCounters()
  package var alignment: TextAlignment = .natural

  /// Every line starts as an estimate made from its length and `base`'s row height.
  package init(text: Rope, width: Double, base: FontSpec, fonts: inout some FontSource) {
    self.width = width
  }

  // MARK: Following the text

  /// Follows an edit; `text` is the text after it. Lines it touched become unknown. O(log n + m).
  package mutating func apply(_ edit: RopeEdit, text: Rope) {}
  /// Forgets the layout of the lines that a range touches (their styles changed); their last height
  /// stands as the estimate. O(log n + lines laid out in the range).
  package mutating func invalidate(_ range: Range<ByteOffset>, text: Rope) {}
  /// Forgets all rows; heights stay as estimates, scaled by the widths.
  package mutating func setWidth(_ width: Double) { self.width = width }

  // MARK: Heights and counts

  /// True where no estimate is left.
  package var isExact: Bool { true }
  /// The sum of the heights, estimates included. O(1).
  package var estimatedHeight: Double { 0 }
  /// The exact height where it is less than `limit`, else some value of at least `limit`: measures
  /// only as many lines as it takes to know.
  package mutating func height(
    upTo limit: Double, text: Rope, source: inout some LineSource, fonts: inout some FontSource
  ) -> Double { 0 }
  /// Measures every line: exact number of rows and height.
  package mutating func measureAll(
    text: Rope, source: inout some LineSource, fonts: inout some FontSource
  ) -> (rows: Int, height: Double) { (1, 0) }
  /// Measures about `lines` estimated lines; true where some are left.
  package mutating func refine(
    lines: Int, text: Rope, source: inout some LineSource, fonts: inout some FontSource
  ) -> Bool { false }

  // MARK: Geometry. Lines asked for are laid out on the way.

  /// The rows that a vertical stretch touches, top to bottom.
  package mutating func rows(
    in y: ClosedRange<Double>, text: Rope, source: inout some LineSource,
    fonts: inout some FontSource
  ) -> [PlacedRow] { [] }
  /// The row that a position lies on.
  package mutating func row(
    at position: TextPosition, text: Rope, source: inout some LineSource,
    fonts: inout some FontSource
  ) -> PlacedRow? { nil }
  /// The row above (below) the row of a position; nil at the text's edge.
  package mutating func row(
    _ direction: VerticalDirection, from position: TextPosition, text: Rope,
    source: inout some LineSource, fonts: inout some FontSource
  ) -> PlacedRow? { nil }
  /// The caret's place: x of its left edge, y and height of the row's ascent and descent.
  package mutating func caret(
    at position: TextPosition, text: Rope, source: inout some LineSource,
    fonts: inout some FontSource
  ) -> Rect { Rect(x: 0, y: 0, width: 0, height: 0) }
  /// The caret stop nearest to a point; above the text its first row counts, below its last.
  package mutating func position(
    nearest point: Point, text: Rope, source: inout some LineSource,
    fonts: inout some FontSource
  ) -> TextPosition { TextPosition(.zero) }
  /// The caret stop nearest to `x` on a row.
  package mutating func position(
    nearestX x: Double, on row: PlacedRow, text: Rope, source: inout some LineSource,
    fonts: inout some FontSource
  ) -> TextPosition { TextPosition(.zero) }
  /// The next caret stop to the left or right on the screen; moves on to the neighbouring row at a
  /// row's edge; nil at the text's edge.
  package mutating func position(
    _ direction: HorizontalDirection, of position: TextPosition, text: Rope,
    source: inout some LineSource, fonts: inout some FontSource
  ) -> TextPosition? { nil }
  /// Row-high rectangles of a selection inside a vertical stretch, one for each visual run of each
  /// row; a selected newline adds a thin band at its row's end.
  package mutating func selectionRects(
    for range: Range<ByteOffset>, in y: ClosedRange<Double>, text: Rope,
    source: inout some LineSource, fonts: inout some FontSource
  ) -> [Rect] { [] }
}

package enum VerticalDirection: Sendable { case above, below }
package enum HorizontalDirection: Sendable { case left, right }

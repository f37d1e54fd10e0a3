internal import Drawing
internal import LiveMarkdown
internal import TextLayout
internal import TextRope

/// The shown text, its styles and its rows, kept in step.
///
///     edit ──► text ──► Markdown ──► changed bytes ──► layout forgets those lines
///                                                       layout lays out what is looked at
struct TextBody: Sendable {
  private(set) var styled: StyledText
  private(set) var layout: DocumentLayout

  init(
    _ text: Rope, dialect: MarkdownDialect?, theme: FieldTheme, width: Double,
    fonts: inout some FontSource
  ) {
    styled = StyledText(text, dialect: dialect, theme: theme)
    layout = DocumentLayout(text: text, width: width, base: theme.bodyFont, fonts: &fonts)
    layout.alignment = theme.alignment
  }

  var text: Rope { styled.text }
  var theme: FieldTheme { styled.theme }

  mutating func apply(_ edit: RopeEdit) {
    let changed = styled.apply(edit)
    let start = edit.range.lowerBound
    let restyled = changed.first { $0.lowerBound <= start && start <= $0.upperBound }
    layout.apply(edit, restyled: restyled, text: styled.text)
    for range in changed { layout.invalidate(range, text: styled.text) }
  }

  /// Marks preedit, which stands in the text already.
  mutating func markPreedit(_ range: Range<ByteOffset>?, clause: Range<ByteOffset>?) {
    for marked in [styled.preedit, range].compactMap({ $0 }) {
      layout.invalidate(marked.clamped(to: text.bounds), text: text)
    }
    styled.preedit = range
    styled.clause = clause
  }

  mutating func setWidth(_ width: Double) {
    if width != layout.width { layout.setWidth(width) }
  }

  /// Takes other colours; rows stay.
  mutating func recolor(_ theme: FieldTheme) { styled.theme = theme }

  // MARK: Heights

  mutating func height(upTo limit: Double, fonts: inout some FontSource) -> Double {
    layout.height(upTo: limit, text: styled.text, source: &styled, fonts: &fonts)
  }

  mutating func measureAll(fonts: inout some FontSource) -> (rows: Int, height: Double) {
    // A definition that is found later would restyle lines that are measured by then.
    while !styled.isComplete { refineStyles(budget: 1 << 20) }
    return layout.measureAll(text: styled.text, source: &styled, fonts: &fonts)
  }

  var estimatedHeight: Double { layout.estimatedHeight }

  /// True where no height is an estimate.
  var isMeasured: Bool { layout.isExact }
  var isComplete: Bool { layout.isExact && styled.isComplete }

  /// Spends spare time on block states and row counts; the former cost less.
  mutating func refine(budget: Int, fonts: inout some FontSource) {
    refineStyles(budget: budget * 4)
    _ = layout.refine(budget: budget, text: styled.text, source: &styled, fonts: &fonts)
  }

  /// Works out the block states of about so many bytes more.
  mutating func refineStyles(budget: Int) {
    for range in styled.advance(budget: budget) { layout.invalidate(range, text: styled.text) }
  }

  /// Does something that may replace estimates by heights; returns how far that moved what lies at
  /// a height down.
  mutating func shift<Fonts: FontSource>(
    ofLineAtY y: Double, fonts: inout Fonts, by change: (inout TextBody, inout Fonts) -> Void
  ) -> Double {
    let anchor = layout.anchor(atY: y)
    change(&self, &fonts)
    return layout.shift(of: anchor, text: styled.text, source: &styled, fonts: &fonts)
  }

  // MARK: Geometry, from the top left of the text area

  mutating func rows(in y: ClosedRange<Double>, fonts: inout some FontSource) -> [PlacedRow] {
    layout.rows(in: y, text: styled.text, source: &styled, fonts: &fonts)
  }

  mutating func row(at position: TextPosition, fonts: inout some FontSource) -> PlacedRow? {
    layout.row(at: position, text: styled.text, source: &styled, fonts: &fonts)
  }

  mutating func row(
    _ direction: VerticalDirection, from position: TextPosition, fonts: inout some FontSource
  ) -> PlacedRow? {
    layout.row(direction, from: position, text: styled.text, source: &styled, fonts: &fonts)
  }

  mutating func caret(at position: TextPosition, fonts: inout some FontSource) -> Rect {
    layout.caret(at: position, text: styled.text, source: &styled, fonts: &fonts)
  }

  mutating func drawnCaret(at position: TextPosition, fonts: inout some FontSource) -> Rect {
    layout.drawnCaret(at: position, text: styled.text, source: &styled, fonts: &fonts)
  }

  mutating func position(nearest point: Point, fonts: inout some FontSource) -> TextPosition {
    layout.position(nearest: point, text: styled.text, source: &styled, fonts: &fonts)
  }

  mutating func position(
    nearestX x: Double, on row: PlacedRow, fonts: inout some FontSource
  ) -> TextPosition {
    layout.position(nearestX: x, on: row, text: styled.text, source: &styled, fonts: &fonts)
  }

  mutating func position(
    _ direction: HorizontalDirection, of position: TextPosition, fonts: inout some FontSource
  ) -> TextPosition? {
    layout.position(direction, of: position, text: styled.text, source: &styled, fonts: &fonts)
  }

  mutating func selectionRects(
    for range: Range<ByteOffset>, in y: ClosedRange<Double>, fonts: inout some FontSource
  ) -> [Rect] {
    layout.selectionRects(
      for: range, in: y, text: styled.text, source: &styled, fonts: &fonts)
  }

  mutating func runs(in range: Range<ByteOffset>) -> [StyledRun] { styled.runs(in: range) }

  var document: MarkdownDocument? { styled.markdown }
  var counters: LayoutCounters { layout.counters }
}

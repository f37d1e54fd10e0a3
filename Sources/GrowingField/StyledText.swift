internal import LiveMarkdown
internal import TextLayout
internal import TextRope

/// What a fragment of a row is, as the layout carries it in `TextAttributes.tag`.
struct FragmentTag: Equatable {
  var styles: StyleSet
  var isPreedit: Bool
  /// The clause of the preedit that is being converted.
  var isClause: Bool

  init(styles: StyleSet, isPreedit: Bool = false, isClause: Bool = false) {
    self.styles = styles
    self.isPreedit = isPreedit
    self.isClause = isClause
  }

  init(rawValue: Int) {
    styles = StyleSet(rawValue: UInt32(truncatingIfNeeded: rawValue))
    isPreedit = rawValue & 1 << 40 != 0
    isClause = rawValue & 1 << 41 != 0
  }

  var rawValue: Int {
    Int(styles.rawValue) | (isPreedit ? 1 << 40 : 0) | (isClause ? 1 << 41 : 0)
  }
}

/// The shown text with its Markdown state, as the layout asks for it line by line.
struct StyledText: LineSource, Sendable {
  /// With preedit.
  private(set) var text: Rope
  /// nil is plain text: a placeholder.
  private(set) var markdown: MarkdownDocument?
  var theme: FieldTheme
  /// Where preedit stands in `text`, and the clause inside it.
  var preedit: Range<ByteOffset>?
  var clause: Range<ByteOffset>?

  init(_ text: Rope, dialect: MarkdownDialect?, theme: FieldTheme) {
    self.text = text
    self.theme = theme
    markdown = dialect.map { MarkdownDocument(text, dialect: $0) }
  }

  /// Returns the bytes whose styles may have changed.
  mutating func apply(_ edit: RopeEdit) -> Range<ByteOffset> {
    text.apply(edit)
    return markdown?.apply(edit, text: text) ?? edit.rangeAfter
  }

  /// The runs of whole lines.
  mutating func runs(in range: Range<ByteOffset>) -> [StyledRun] {
    if range.isEmpty { return [] }
    guard let runs = markdown?.runs(in: range, of: text) else {
      return [StyledRun(range: range, styles: [])]
    }
    return theme.detectedData.marking(runs, of: text)
  }

  mutating func advance(budget: Int) -> Range<ByteOffset>? {
    markdown?.advance(budget: budget, text: text)
  }

  mutating func content(of range: Range<ByteOffset>) -> LineContent {
    var cuts: [AttributedRun] = []
    var bonds = MarkerBonds(before: styles(before: range.lowerBound))
    for run in runs(in: range) {
      let inLine = run.range.clamped(to: range)
      if inLine.isEmpty { continue }
      append(inLine, styles: run.styles, from: range.lowerBound, to: &cuts)
      bonds.add(run.styles, upTo: inLine.upperBound.utf8 - range.lowerBound.utf8)
    }
    bonds.finish()
    return LineContent(
      text: text.bytes(in: range), runs: cuts, rowFont: theme.bodyFont,
      baseDirection: theme.baseDirection, bonds: bonds.offsets)
  }

  /// The styles at the end of what stands before an offset in its line, nothing at a line's start.
  private mutating func styles(before offset: ByteOffset) -> StyleSet {
    if text.lineStart(text.line(containing: offset)) == offset { return [] }
    let last = text.scalarBoundary(atOrBefore: offset.advanced(by: -1))
    return runs(in: last..<offset).last?.styles ?? []
  }

  /// Appends a run, cut at the edges of the preedit and of its clause.
  private func append(
    _ range: Range<ByteOffset>, styles: StyleSet, from start: ByteOffset,
    to cuts: inout [AttributedRun]
  ) {
    var edges = [range.upperBound]
    for marked in [preedit, clause].compactMap({ $0 }) {
      for edge in [marked.lowerBound, marked.upperBound]
      where edge > range.lowerBound && edge < range.upperBound { edges.append(edge) }
    }
    edges.sort()
    var lower = range.lowerBound
    for upper in edges where upper > lower {
      let tag = FragmentTag(
        styles: styles, isPreedit: preedit?.contains(lower) ?? false,
        isClause: clause?.contains(lower) ?? false)
      cuts.append(
        AttributedRun(
          end: upper.utf8 - start.utf8,
          attributes: TextAttributes(font: theme.font(for: styles), tag: tag.rawValue)))
      lower = upper
    }
  }
}

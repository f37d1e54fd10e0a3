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
  mutating func apply(_ edit: RopeEdit) -> [Range<ByteOffset>] {
    text.apply(edit)
    return markdown?.apply(edit, text: text) ?? [edit.rangeAfter]
  }

  /// The runs of whole lines.
  mutating func runs(in range: Range<ByteOffset>) -> [StyledRun] {
    if range.isEmpty { return [] }
    guard let runs = markdown?.runs(in: range, of: text) else {
      return [StyledRun(range: range, styles: [])]
    }
    return theme.detectedData.marking(runs, of: text)
  }

  /// True where the styles of every line are final.
  var isComplete: Bool { markdown?.isComplete ?? true }

  mutating func advance(budget: Int) -> [Range<ByteOffset>] {
    markdown?.advance(budget: budget, text: text) ?? []
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
    if offset == .zero { return [] }
    let before = offset.advanced(by: -1)
    if text.byte(at: before) == UInt8(ascii: "\n") { return [] }
    return runs(in: text.scalarBoundary(atOrBefore: before)..<offset).last?.styles ?? []
  }

  /// Appends a run, cut at the edges of the preedit and of its clause.
  private func append(
    _ range: Range<ByteOffset>, styles: StyleSet, from start: ByteOffset,
    to cuts: inout [AttributedRun]
  ) {
    var lower = range.lowerBound
    while lower < range.upperBound {
      let upper = edge(after: lower, upTo: range.upperBound)
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

  /// Where the preedit or its clause next begins or ends, at most `limit`.
  private func edge(after offset: ByteOffset, upTo limit: ByteOffset) -> ByteOffset {
    var next = limit
    for marked in [preedit, clause] {
      guard let marked else { continue }
      if marked.lowerBound > offset { next = min(next, marked.lowerBound) }
      if marked.upperBound > offset { next = min(next, marked.upperBound) }
    }
    return next
  }
}

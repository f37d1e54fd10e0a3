package import TextRope

/// The Markdown state of a text, kept up to date edit by edit.
///
/// It holds no text: each call is handed the rope that it describes.
///
/// ```
///   edit ──► BlockTree: kinds of lines ──► changed bytes
///               └──► LinkReferences: labels defined, lines that use them ──► changed bytes
///   runs(in:) ──► paragraphs of the range ──► ParagraphParses ──► runs
/// ```
///
/// Far beyond the watermark of the blocks the runs are a guess (`BlockGuess`); `advance` says when
/// one turns out wrong. Blocks are remembered, inlines are parsed when they are asked for.
///
/// A label is known once its definition's line is scanned. Where no more than `ScanLimits.nearness`
/// is left to scan, lines that use labels have that scanned at once; else `advance` comes to the
/// definition in time, and names the lines that it restyles.
package struct MarkdownDocument: Sendable {
  package let dialect: MarkdownDialect
  private var blocks: BlockTree
  private var paragraphs: ParagraphParses
  private var references: LinkReferences
  /// True where the text begins as a text without styles does.
  private var isPlain: Bool
  private var guesses: GuessList
  private let limits: ScanLimits
  /// In guesses.
  private var linesGuessed = 0

  /// Nothing is parsed until it is asked for.
  package init(_ text: Rope, dialect: MarkdownDialect, limits: ScanLimits = ScanLimits()) {
    self.dialect = dialect
    self.limits = limits
    blocks = BlockTree(text, rules: dialect.blocks, limits: limits)
    paragraphs = ParagraphParses(InlineRules(dialect), limits: limits)
    references = LinkReferences(text, dialect, limits: limits)
    guesses = GuessList(most: limits.guesses)
    isPlain = dialect.makesPlain(text)
  }

  var inline: InlineRules { paragraphs.rules }

  /// What was worked so far.
  package var counters: MarkdownCounters {
    var counters = MarkdownCounters()
    counters.linesScanned = blocks.linesScanned + linesGuessed
    counters.bytesParsed = paragraphs.bytesParsed
    counters.inlineSteps = paragraphs.steps
    counters.usesSearched = references.stretchesSearched
    return counters
  }

  /// The bytes of the text that this describes.
  package var utf8Count: Int { blocks.end }

  /// True where every line has its final block state, and every label its definition.
  package var isComplete: Bool {
    blocks.isComplete && guesses.isEmpty && references.isSettled
  }

  // MARK: Edits

  /// Follows an edit; `text` is the text after it.
  ///
  /// - Complexity: O(log *n*) and the lines of the edited paragraph; beyond them only a bounded
  ///   part of what a changed block state or definition reaches.
  /// - Returns: The bytes (of the text after the edit) whose styles may have changed, whole lines
  ///   where these are not very long. The first range is the edit's own; it may reach to the end of
  ///   the text where the block state after the edit changed (a fence was opened), without those
  ///   lines having been parsed yet. Others are lines that use a label which leads elsewhere now;
  ///   of very many, the rest comes from `advance`.
  package mutating func apply(_ edit: RopeEdit, text: Rope) -> [Range<ByteOffset>] {
    let wasPlain = isPlain
    isPlain = dialect.makesPlain(text)
    let watermark = blocks.watermark
    var touched = blocks.apply(edit, text: text)
    if touched.lowerBound > watermark {
      touched = guessedParagraph(before: touched.lowerBound, in: text)..<touched.upperBound
    }
    references.apply(edit)
    takeDefinitions()
    let block = ByteOffset(touched.lowerBound)..<ByteOffset(touched.upperBound)
    // An edit can cut a paragraph, or make code of it, without moving its ends.
    let isOneContext = wasPlain == isPlain && blocks.isOneContext(touched, of: text)
    let changed = paragraphs.follow(
      edit, in: block, isOneContext: isOneContext, of: text, references.resolver(of: text))
    recordUses()
    let own = wasPlain == isPlain ? changed : text.bounds
    // What lies in the changed range will be asked for again.
    guesses.carry(through: edit, retelling: own)
    return [own] + references.restyled(near: edit.rangeAfter, blocks: blocks, of: text)
  }

  /// Where the paragraph of a line beyond the watermark may begin, as a guess has it.
  private func guessedParagraph(before lineStart: Int, in text: Rope) -> Int {
    let start = ByteOffset(lineStart)
    let reach = limits.guessing + InlineParser.reach
    let blank = BlockGuess.blankLine(before: start, in: text, within: reach)
    return max(blocks.paragraphStart(before: blocks.watermark), blank?.utf8 ?? lineStart - reach)
  }

  /// Moves the watermark of known block states on by about `budget` bytes, of which each line takes
  /// 64 at least, and returns those whose styles became known to differ from what `runs` said before.
  package mutating func advance(budget: Int, text: Rope) -> [Range<ByteOffset>] {
    blocks.scan(budget: budget, text: text)
    takeDefinitions()
    let wrong = guesses.takeWrong(by: blocks)
    if wrong != nil { paragraphs.forget() }
    let restyled = references.restyled(atMost: budget / 64, blocks: blocks, of: text)
    return (wrong.map { [$0] } ?? []) + restyled
  }

  /// Hands what was found of definitions on to those who keep them.
  private mutating func takeDefinitions() {
    let changed = references.take(blocks.takeChanges())
    if !changed.isEmpty { paragraphs.forget(using: changed) }
  }

  /// Hands the labels that were asked for on to those who keep them.
  private mutating func recordUses() {
    for (part, uses) in paragraphs.takeUses() { references.record(uses, in: part) }
  }

  // MARK: Runs

  /// The runs that cover a range (whole lines), in order; parses what it must.
  package mutating func runs(in range: Range<ByteOffset>, of text: Rope) -> [StyledRun] {
    let runs = parsedRuns(in: range, of: text)
    return findsDefinitions(for: range, of: text) ? parsedRuns(in: range, of: text) : runs
  }

  private mutating func parsedRuns(in range: Range<ByteOffset>, of text: Rope) -> [StyledRun] {
    var builder = RunBuilder(bounds: range)
    if isPlain || range.isEmpty {
      builder.append(range, [])
      return builder.runs
    }
    visitBlocks(in: range, of: text) { document, kind, part in
      switch kind {
      case .blank, .unscanned: builder.append(part, [])
      case .fenceOpening, .fenceClosing, .definition: builder.append(part, .marker)
      case .fenceBody: builder.append(part, .codeBlock)
      case .paragraph: document.parsed(part, near: range, of: text).append(to: &builder)
      case .standalone:
        for line in text.lines(in: part.clamped(to: range)) {
          document.parsed(line, near: range, of: text).append(to: &builder)
        }
      }
    }
    return builder.runs
  }

  /// The inline contexts that a range (whole lines) touches, in order.
  mutating func contexts(in range: Range<ByteOffset>, of text: Rope) -> [InlineContext] {
    let contexts = parsedContexts(in: range, of: text)
    return findsDefinitions(for: range, of: text) ? parsedContexts(in: range, of: text) : contexts
  }

  private mutating func parsedContexts(
    in range: Range<ByteOffset>, of text: Rope
  ) -> [InlineContext] {
    var contexts: [InlineContext] = []
    if isPlain { return [] }
    visitBlocks(in: range, of: text) { document, kind, part in
      switch kind {
      case .blank, .definition, .unscanned, .fenceOpening, .fenceClosing, .fenceBody: break
      case .paragraph: contexts.append(document.parsed(part, near: range, of: text).context)
      case .standalone:
        for line in text.lines(in: part.clamped(to: range)) {
          contexts.append(document.parsed(line, near: range, of: text).context)
        }
      }
    }
    return contexts
  }

  private mutating func parsed(
    _ block: Range<ByteOffset>, near range: Range<ByteOffset>, of text: Rope
  ) -> ParsedStretch {
    let parsed = paragraphs.parsed(block, near: range, of: text, references.resolver(of: text))
    recordUses()
    return parsed
  }

  /// Scans what is left, if it is not much and lines in a range use labels; true where that changed
  /// where labels lead.
  private mutating func findsDefinitions(for range: Range<ByteOffset>, of text: Rope) -> Bool {
    guard !blocks.isComplete, blocks.end - blocks.watermark <= limits.nearness,
      references.hasUses(in: range)
    else { return false }
    blocks.scan(to: blocks.end, reach: 0, text: text)
    let changed = references.take(blocks.takeChanges())
    paragraphs.forget(using: changed)
    return !changed.isEmpty
  }

  // MARK: Blocks

  /// True where no mark has a meaning: in code between fences, in definitions, and in a text that is plain.
  mutating func isLiteral(at offset: ByteOffset, of text: Rope) -> Bool {
    if isPlain { return true }
    blocks.scan(to: min(offset.utf8 + 1, text.utf8Count), reach: 0, text: text)
    takeDefinitions()
    return blocks.isLiteral(offset.utf8)
  }

  /// The kind of the line that holds an offset, as far as known; nil at the end of the text.
  func lineKind(at offset: ByteOffset) -> LineKind? { blocks.run(at: offset.utf8)?.run.kind }

  /// Visits the whole text by lines of one kind; `isContinued` where the first of them goes on with
  /// the paragraph, or the code, before.
  mutating func visitLines(
    of text: Rope, _ visit: (LineKind, _ isContinued: Bool, Range<ByteOffset>) -> Void
  ) {
    if isPlain { return visit(.standalone, false, text.bounds) }
    blocks.scan(to: text.utf8Count, reach: 0, text: text)
    takeDefinitions()
    var position = 0
    while let found = blocks.run(at: position) {
      position = found.start + found.run.bytes
      visit(
        found.run.kind, found.run.entry.isParagraph && !found.run.begins,
        ByteOffset(found.start)..<ByteOffset(position))
    }
  }

  /// Visits what a range touches, whole paragraphs.
  private mutating func visitBlocks(
    in range: Range<ByteOffset>, of text: Rope,
    _ visit: (inout MarkdownDocument, LineKind, Range<ByteOffset>) -> Void
  ) {
    let (tree, base) = tree(knowing: range, of: text)
    var position = range.lowerBound.utf8 - base
    while position < range.upperBound.utf8 - base, let found = tree.run(at: position) {
      var part = found.start..<found.start + found.run.bytes
      if found.run.kind == .paragraph {
        part = tree.paragraphStart(of: found)..<tree.paragraphEnd(after: part.upperBound)
      }
      let start = ByteOffset(base + part.lowerBound)
      visit(&self, found.run.kind, start..<start.advanced(by: part.count))
      position = part.upperBound
    }
  }

  /// The blocks round a range, and where in the text they begin: all of them, or, too far beyond
  /// the watermark, a guess.
  private mutating func tree(
    knowing range: Range<ByteOffset>, of text: Rope
  ) -> (BlockTree, base: Int) {
    let lookahead = 2 * InlineParser.reach
    if range.upperBound.utf8 - blocks.watermark <= limits.nearness {
      blocks.scan(to: range.upperBound.utf8, reach: lookahead, text: text)
      takeDefinitions()
      return (blocks, 0)
    }
    let anchor = BlockGuess.anchor(for: range, in: text, limits: limits)
    let end = text.scalarBoundary(
      atOrBefore: min(text.end, range.upperBound.advanced(by: lookahead)))
    let part = text.slice(anchor..<end)
    var tree = BlockTree(part, rules: dialect.blocks, limits: limits)
    tree.scan(to: range.upperBound.utf8 - anchor.utf8, reach: lookahead, text: part)
    linesGuessed += tree.linesScanned
    guesses.add(BlockGuess(anchor: anchor, told: range))
    return (tree, anchor.utf8)
  }
}

extension MarkdownDialect {
  /// Whether a text begins with what makes it plain throughout.
  fileprivate func makesPlain(_ text: Rope) -> Bool {
    guard let prefix = plainPrefix.map({ Array($0.utf8) }), text.utf8Count >= prefix.count
    else { return false }
    return text.bytes(in: .zero..<ByteOffset(prefix.count)) == prefix
  }
}

package import TextRope

/// The Markdown state of a text, kept up to date edit by edit.
///
/// It holds no text: each call is handed the rope that it describes.
///
/// ```
///   edit ──► BlockTree: kinds of lines ──► changed bytes
///   runs(in:) ──► paragraphs of the range ──► InlineParser ──► RunBuilder ──► runs
/// ```
///
/// Far beyond the watermark of the blocks the runs are a guess (`BlockGuess`); `advance` says when
/// one turns out wrong. Blocks are remembered, inlines are parsed when they are asked for: only the paragraph that was
/// asked for last is kept, and of a long one the stretch round the place that was asked for.
package struct MarkdownDocument: Sendable {
  package let dialect: MarkdownDialect
  let inline: InlineRules
  private var blocks: BlockTree
  /// True where the text begins as a text without styles does.
  private var isPlain: Bool
  private var recent: ParsedStretch?
  private var boundaries: [ContextBoundaries] = []
  private var guesses: [BlockGuess] = []
  private let limits: ScanLimits
  private var partialCounters = MarkdownCounters()

  /// Nothing is parsed until it is asked for.
  package init(_ text: Rope, dialect: MarkdownDialect, limits: ScanLimits = ScanLimits()) {
    self.dialect = dialect
    self.limits = limits
    inline = InlineRules(dialect)
    blocks = BlockTree(text, rules: dialect.blocks, limits: limits)
    isPlain = dialect.makesPlain(text)
  }

  /// What was worked so far.
  package var counters: MarkdownCounters {
    var counters = partialCounters
    counters.linesScanned += blocks.linesScanned
    return counters
  }

  /// The bytes of the text that this describes.
  package var utf8Count: Int { blocks.end }

  /// Follows an edit; `text` is the text after it.
  ///
  /// - Complexity: O(log *n*) and the lines of the edited paragraph; beyond them only a bounded
  ///   part of what a changed block state reaches.
  /// - Returns: The bytes (of the text after the edit) whose styles may have changed, whole lines
  ///   where these are not very long; it may reach to the end of the text where the block state
  ///   after the edit changed (a fence was opened), without those lines having been parsed yet.
  package mutating func apply(_ edit: RopeEdit, text: Rope) -> Range<ByteOffset> {
    let changed = follow(edit, text: text)
    // What lies in the changed range will be asked for again.
    guesses = guesses.compactMap { $0.carried(through: edit) }
      .filter { !changed.contains($0.told) }
    return changed
  }

  private mutating func follow(_ edit: RopeEdit, text: Rope) -> Range<ByteOffset> {
    let before = recent
    recent = nil
    let wasPlain = isPlain
    isPlain = dialect.makesPlain(text)
    let watermark = blocks.watermark
    var touched = blocks.apply(edit, text: text)
    if touched.lowerBound > watermark {
      touched = guessedParagraph(before: touched.lowerBound, in: text)..<touched.upperBound
    }
    let block = ByteOffset(touched.lowerBound)..<ByteOffset(touched.upperBound)
    let known = before.flatMap { before in boundaries.first { $0.block == before.block } }
    boundaries = boundaries.compactMap { $0.carried(through: edit, touching: block) }
    if wasPlain != isPlain { return text.bounds }
    // An edit can cut a paragraph, or make code of it, without moving its ends.
    guard blocks.isOneContext(touched) else { return block }
    if let before, let stretch = before.carried(through: edit, to: block) {
      let (after, part) = parse(before, after: edit, stretch, of: block, in: text)
      recent = after.trimmed(round: edit.rangeAfter)
      let changed = text.wholeLines(of: before.changed(to: after, by: edit))
      if let part {
        if let known, let i = boundaries.firstIndex(where: { $0.block == block }) {
          boundaries[i] = known.carried(through: edit, within: part)
        }
        return changed
      }
      var upper = stretch.upperBound
      var told = changed
      if !after.knows(edit.rangeAfter, of: block) {
        // Something is open now that may find its mate beyond the stretch.
        upper = ParsedStretch.around(edit.rangeAfter, in: block).upperBound
        told = changed.lowerBound..<max(changed.upperBound, upper)
      }
      return isSettled(upTo: upper, in: block, of: text)
        ? told : changed.lowerBound..<block.upperBound
    }
    // Marks farther away pair with nothing that was touched.
    let near = text.wholeLines(of: ParsedStretch.around(edit.rangeAfter, in: block))
      .clamped(to: block)
    return isSettled(upTo: near.upperBound, in: block, of: text)
      ? near : near.lowerBound..<block.upperBound
  }

  /// Whether what was told of a paragraph beyond an offset holds after an edit before it.
  private mutating func isSettled(
    upTo offset: ByteOffset, in block: Range<ByteOffset>, of text: Rope
  ) -> Bool {
    if offset >= block.upperBound { return true }
    guard let i = boundaries.firstIndex(where: { $0.block == block }) else { return false }
    boundaries[i].extend(to: offset, in: text, inline)
    return boundaries[i].isSettled
  }

  /// Where the paragraph of a line beyond the watermark may begin, as a guess has it.
  private func guessedParagraph(before lineStart: Int, in text: Rope) -> Int {
    let start = ByteOffset(lineStart)
    let reach = limits.guessing + InlineParser.reach
    let blank = BlockGuess.blankLine(before: start, in: text, within: reach)
    return max(blocks.paragraphStart(before: blocks.watermark), blank?.utf8 ?? lineStart - reach)
  }

  /// The runs that cover a range (whole lines), in order; parses what it must.
  package mutating func runs(in range: Range<ByteOffset>, of text: Rope) -> [StyledRun] {
    var builder = RunBuilder(bounds: range)
    if isPlain || range.isEmpty {
      builder.append(range, [])
      return builder.runs
    }
    visitBlocks(in: range, of: text) { document, kind, part in
      switch kind {
      case .blank, .unscanned: builder.append(part, [])
      case .fenceOpening, .fenceClosing: builder.append(part, .marker)
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
    var contexts: [InlineContext] = []
    if isPlain { return [] }
    visitBlocks(in: range, of: text) { document, kind, part in
      switch kind {
      case .blank, .unscanned, .fenceOpening, .fenceClosing, .fenceBody: break
      case .paragraph: contexts.append(document.parsed(part, near: range, of: text).context)
      case .standalone:
        for line in text.lines(in: part.clamped(to: range)) {
          contexts.append(document.parsed(line, near: range, of: text).context)
        }
      }
    }
    return contexts
  }

  /// True where no mark has a meaning: in code between fences, and in a text that is plain.
  mutating func isLiteral(at offset: ByteOffset, of text: Rope) -> Bool {
    if isPlain { return true }
    blocks.scan(to: min(offset.utf8 + 1, text.utf8Count), reach: 0, text: text)
    return blocks.isInsideFence(offset.utf8)
  }

  /// The kind of the line that holds an offset, as far as known; nil at the end of the text.
  func lineKind(at offset: ByteOffset) -> LineKind? { blocks.run(at: offset.utf8)?.run.kind }

  /// True where every line has its final block state.
  package var isComplete: Bool { blocks.isComplete && guesses.isEmpty }

  /// Moves the watermark of known block states on by about `budget` bytes, of which each line takes
  /// 64 at least, and returns those whose styles became known to differ from what `runs` said before.
  package mutating func advance(budget: Int, text: Rope) -> Range<ByteOffset>? {
    blocks.scan(budget: budget, text: text)
    var wrong: Range<ByteOffset>?
    guesses.removeAll { guess in
      guard let isRight = guess.verdict(by: blocks) else { return false }
      if !isRight { wrong = wrong.map { $0.hull(guess.told) } ?? guess.told }
      return true
    }
    if wrong != nil { recent = nil }
    return wrong
  }

  /// Visits the whole text by lines of one kind; `isContinued` where the first of them goes on with
  /// the paragraph before.
  mutating func visitLines(
    of text: Rope, _ visit: (LineKind, _ isContinued: Bool, Range<ByteOffset>) -> Void
  ) {
    if isPlain { return visit(.standalone, false, text.bounds) }
    blocks.scan(to: text.utf8Count, reach: 0, text: text)
    var position = 0
    while let found = blocks.run(at: position) {
      position = found.start + found.run.bytes
      visit(
        found.run.kind, found.run.entry == .paragraph,
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
        let start = tree.paragraphStart(before: part.lowerBound)
        part = start..<tree.paragraphEnd(after: part.upperBound)
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
      return (blocks, 0)
    }
    let anchor = BlockGuess.anchor(for: range, in: text, limits: limits)
    let end = text.scalarBoundary(
      atOrBefore: min(text.end, range.upperBound.advanced(by: lookahead)))
    let part = text.slice(anchor..<end)
    var tree = BlockTree(part, rules: dialect.blocks, limits: limits)
    tree.scan(to: range.upperBound.utf8 - anchor.utf8, reach: lookahead, text: part)
    partialCounters.linesScanned += tree.linesScanned
    remember(BlockGuess(anchor: anchor, told: range))
    return (tree, anchor.utf8)
  }

  private mutating func remember(_ guess: BlockGuess) {
    if let last = guesses.last, last.beginsWith(guess) || guesses.count == limits.guesses {
      guesses[guesses.count - 1] = last.joined(with: guess)
    } else {
      guesses.append(guess)
    }
  }

  /// The parse of a paragraph, or of a line of its own, where a range lies in it.
  private mutating func parsed(
    _ block: Range<ByteOffset>, near range: Range<ByteOffset>, of text: Rope
  ) -> ParsedStretch {
    let wanted = range.clamped(to: block)
    if let recent, recent.knows(wanted, of: block) {
      if recent.block != block { self.recent = recent.moved(to: block) }
      return recent
    }
    let clean = recent?.cleanPoint(near: wanted.lowerBound, of: block)
    var made: ParsedStretch?
    // Where no clean point is known there will hardly be one soon.
    for end in ParsedStretch.ends(behind: wanted, in: block).suffix(clean == nil ? 1 : 2) {
      let lower = ParsedStretch.around(wanted, in: block).lowerBound
      var stretch = ((clean ?? lower)..<end).aligned(in: text)
      if clean == nil, stretch != block { stretch = bounded(stretch, in: block, of: text) }
      let parsed = parse(stretch, of: block, in: text, startsClean: clean != nil)
      made = parsed
      if parsed.knows(wanted, of: block) { break }
    }
    guard let made else { preconditionFailure("a stretch ends somewhere") }
    recent = made
    return made
  }

  /// A stretch of a long paragraph, begun where nothing is open.
  private mutating func bounded(
    _ stretch: Range<ByteOffset>, in block: Range<ByteOffset>, of text: Rope
  ) -> Range<ByteOffset> {
    var known = ContextBoundaries(block)
    if let i = boundaries.firstIndex(where: { $0.block.lowerBound == block.lowerBound }) {
      known = boundaries.remove(at: i).moved(to: block)
    } else if boundaries.count == limits.longParagraphs {
      boundaries.removeFirst()
    }
    known.extend(to: stretch.upperBound, in: text, inline)
    boundaries.append(known)
    return known.place(atOrBefore: stretch.lowerBound)..<stretch.upperBound
  }

  /// Parses what an edit touched and tells which part that was, or all of the stretch where that
  /// says too little.
  private mutating func parse(
    _ before: ParsedStretch, after edit: RopeEdit, _ stretch: Range<ByteOffset>,
    of block: Range<ByteOffset>, in text: Rope
  ) -> (ParsedStretch, part: Range<ByteOffset>?) {
    guard let anew = before.reparsed(after: edit, in: block, of: text, inline) else {
      return (parse(stretch, of: block, in: text, startsClean: before.startsClean), nil)
    }
    partialCounters.bytesParsed += anew.bytes
    partialCounters.inlineSteps += anew.steps
    return (anew.stretch, anew.part)
  }

  private mutating func parse(
    _ stretch: Range<ByteOffset>, of block: Range<ByteOffset>, in text: Rope, startsClean: Bool
  ) -> ParsedStretch {
    let parse = InlineParser.parse(text.bytes(in: stretch), inline)
    partialCounters.bytesParsed += stretch.count
    partialCounters.inlineSteps += parse.steps
    return ParsedStretch(
      block: block, context: InlineContext(range: stretch, parse: parse), startsClean: startsClean)
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

extension Rope {
  /// What a line may have on a side of a range for the range to be widened by it.
  private static var longRest: Int { 256 }

  /// The lines that a range touches, each with its newline, as one range.
  ///
  /// An end inside a line that goes on for long stays where it is.
  fileprivate func wholeLines(of range: Range<ByteOffset>) -> Range<ByteOffset> {
    let last = line(containing: max(range.lowerBound, range.upperBound))
    let end = last + 1 < lineCount ? lineStart(last + 1) : end
    let start = lineStart(line(containing: range.lowerBound))
    let isAtStart = range.upperBound > range.lowerBound && lineStart(last) == range.upperBound
    let isFar = end.utf8 - range.upperBound.utf8 > Self.longRest
    return
      (range.lowerBound.utf8 - start.utf8 > Self.longRest
      ? range.lowerBound : start)..<(isAtStart || isFar ? range.upperBound : end)
  }

  /// The lines that a range touches, each with its newline.
  fileprivate func lines(in range: Range<ByteOffset>) -> [Range<ByteOffset>] {
    if range.isEmpty { return [] }
    var lines: [Range<ByteOffset>] = []
    var line = line(containing: range.lowerBound)
    var start = lineStart(line)
    while start < range.upperBound {
      let end = line + 1 < lineCount ? lineStart(line + 1) : end
      lines.append(start..<end)
      start = end
      line += 1
    }
    return lines
  }
}

extension Range<ByteOffset> {
  /// The smallest range that holds both.
  fileprivate func hull(_ other: Range) -> Range {
    Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }

  /// The same, with ends on scalar boundaries.
  fileprivate func aligned(in text: Rope) -> Range {
    text.scalarBoundary(atOrBefore: lowerBound)..<text.scalarBoundary(atOrBefore: upperBound)
  }
}

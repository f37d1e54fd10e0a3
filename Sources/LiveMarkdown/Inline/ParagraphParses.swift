internal import TextRope

/// The paragraph that was parsed last, or of a long one the stretch round the place that was asked
/// for, and the places of long paragraphs where parsing may begin.
struct ParagraphParses: Sendable {
  let rules: InlineRules
  private var recent: ParsedStretch?
  private var boundaries: [ContextBoundaries] = []
  /// How many long paragraphs are remembered.
  private let longParagraphs: Int
  /// The labels that were asked for in what was parsed, until they are taken.
  private var uses: [(part: Range<ByteOffset>, uses: [LinkUse])] = []
  /// Bytes handed to the parser.
  private(set) var bytesParsed = 0
  private(set) var steps = 0

  init(_ rules: InlineRules, limits: ScanLimits) {
    self.rules = rules
    longParagraphs = limits.longParagraphs
  }

  // MARK: Forgetting

  mutating func forget() { recent = nil }

  /// Forgets what definitions have a say in that changed.
  mutating func forget(using labels: LabelSet) {
    let isUsed = recent?.context.parse.lookups.contains { labels.contains($0.label) }
    if isUsed == true { recent = nil }
    boundaries.removeAll { $0.depends(on: labels) }
  }

  /// The parts that were parsed since this was called last, with the labels that each uses, at
  /// offsets of the text.
  mutating func takeUses() -> [(part: Range<ByteOffset>, uses: [LinkUse])] {
    defer { uses = [] }
    return uses
  }

  private mutating func note(
    _ lookups: [LinkUse], in part: Range<ByteOffset>, from start: ByteOffset
  ) {
    if rules.hasReferences { uses.append((part, lookups.map { $0.moved(by: start.utf8) })) }
  }

  // MARK: Parsing

  /// The parse of a paragraph, or of a line of its own, where a range lies in it.
  mutating func parsed(
    _ block: Range<ByteOffset>, near range: Range<ByteOffset>, of text: Rope,
    _ links: LinkResolver?
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
      if clean == nil, stretch != block { stretch = bounded(stretch, in: block, of: text, links) }
      let parsed = parse(stretch, of: block, in: text, links, startsClean: clean != nil)
      made = parsed
      if parsed.knows(wanted, of: block) { break }
    }
    guard let made else { preconditionFailure("a stretch ends somewhere") }
    recent = made
    return made
  }

  /// A stretch of a long paragraph, begun where nothing is open.
  private mutating func bounded(
    _ stretch: Range<ByteOffset>, in block: Range<ByteOffset>, of text: Rope,
    _ links: LinkResolver?
  ) -> Range<ByteOffset> {
    var known = ContextBoundaries(block)
    if let i = boundaries.firstIndex(where: { $0.block.lowerBound == block.lowerBound }) {
      known = boundaries.remove(at: i).moved(to: block)
    } else if boundaries.count == longParagraphs {
      boundaries.removeFirst()
    }
    known.extend(to: stretch.upperBound, in: text, rules, links)
    boundaries.append(known)
    return known.place(atOrBefore: stretch.lowerBound)..<stretch.upperBound
  }

  private mutating func parse(
    _ stretch: Range<ByteOffset>, of block: Range<ByteOffset>, in text: Rope,
    _ links: LinkResolver?, startsClean: Bool
  ) -> ParsedStretch {
    let parse = InlineParser.parse(text.bytes(in: stretch), rules, links)
    bytesParsed += stretch.count
    steps += parse.steps
    note(parse.lookups, in: stretch, from: stretch.lowerBound)
    return ParsedStretch(
      block: block, context: InlineContext(range: stretch, parse: parse), startsClean: startsClean)
  }

  // MARK: Edits

  /// Follows an edit inside a block of the text after it, or one that made it; `isOneContext` where
  /// the block is one paragraph, or a line of its own.
  ///
  /// - Returns: The bytes whose styles may have changed.
  mutating func follow(
    _ edit: RopeEdit, in block: Range<ByteOffset>, isOneContext: Bool, of text: Rope,
    _ links: LinkResolver?
  ) -> Range<ByteOffset> {
    let before = recent
    recent = nil
    let known = before.flatMap { before in boundaries.first { $0.block == before.block } }
    boundaries = boundaries.compactMap { $0.carried(through: edit, touching: block) }
    if !isOneContext { return block }
    if let before, let stretch = before.carried(through: edit, to: block) {
      let (after, part) = parse(before, after: edit, stretch, of: block, in: text, links)
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
      return isSettled(upTo: upper, in: block, of: text, links)
        ? told : changed.lowerBound..<block.upperBound
    }
    // Marks farther away pair with nothing that was touched.
    let near = text.wholeLines(of: ParsedStretch.around(edit.rangeAfter, in: block))
      .clamped(to: block)
    return isSettled(upTo: near.upperBound, in: block, of: text, links)
      ? near : near.lowerBound..<block.upperBound
  }

  /// Whether what was told of a paragraph beyond an offset holds after an edit before it.
  private mutating func isSettled(
    upTo offset: ByteOffset, in block: Range<ByteOffset>, of text: Rope, _ links: LinkResolver?
  ) -> Bool {
    if offset >= block.upperBound { return true }
    guard let i = boundaries.firstIndex(where: { $0.block == block }) else { return false }
    boundaries[i].extend(to: offset, in: text, rules, links)
    return boundaries[i].isSettled
  }

  /// Parses what an edit touched and tells which part that was, or all of the stretch where that
  /// says too little.
  private mutating func parse(
    _ before: ParsedStretch, after edit: RopeEdit, _ stretch: Range<ByteOffset>,
    of block: Range<ByteOffset>, in text: Rope, _ links: LinkResolver?
  ) -> (ParsedStretch, part: Range<ByteOffset>?) {
    guard let anew = before.reparsed(after: edit, in: block, of: text, rules, links) else {
      let parsed = parse(stretch, of: block, in: text, links, startsClean: before.startsClean)
      return (parsed, nil)
    }
    bytesParsed += anew.bytes
    steps += anew.steps
    let origin = anew.stretch.context.range.lowerBound
    let inside =
      anew.parsed.lowerBound.utf8 - origin.utf8..<anew.parsed.upperBound.utf8 - origin.utf8
    let lookups = anew.stretch.context.parse.lookups
    note(
      lookups.filter { inside.contains($0.range.lowerBound) }, in: anew.parsed, from: origin)
    return (anew.stretch, anew.part)
  }
}

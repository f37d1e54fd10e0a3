internal import TextRope

/// The lines of a text by kind: exact up to the watermark, one unscanned element beyond it.
///
/// ```
///   ┌─paragraph─┬blank┬─fence…┬───────────── unscanned ─────────────┐
///   0                         ▲ watermark                           end
/// ```
///
/// A line's kind follows from its bytes and from what is open at its start. After an edit, scanning
/// starts at the edited line and stops as soon as a line that the edit did not touch starts in the
/// same state as before; where it does not within the patience of its limits, the rest becomes unscanned.
struct BlockTree: Sendable {
  var runs: SumTree<LineRun>
  private(set) var linesScanned = 0
  /// What was found of definitions and is not asked for yet.
  private var changes: [DefinitionChange] = []
  let scanner: BlockScanner
  let patience: Int

  init(_ text: Rope, rules: BlockRules, limits: ScanLimits) {
    patience = limits.patience
    scanner = BlockScanner(rules: rules)
    runs = SumTree(Self.untouched(bytes: text.utf8Count, entry: .none, rules: rules))
  }

  /// What stands for text that nobody has looked at.
  static func untouched(bytes: Int, entry: BlockState, rules: BlockRules) -> [LineRun] {
    let kind = rules.areIndependentOfContext ? LineKind.standalone : .unscanned
    return bytes == 0 ? [] : [LineRun(bytes: bytes, kind: kind, entry: entry)]
  }

  var end: Int { runs.summary.bytes }

  /// Before this offset every line has its final kind.
  var watermark: Int {
    guard let last = runs.last, last.kind == .unscanned else { return end }
    return end - last.bytes
  }

  var isComplete: Bool { watermark == end }

  /// The run that holds an offset, with its index and start; nil at the end of the text.
  func run(at offset: Int) -> (index: Int, start: Int, run: LineRun)? {
    runs.first { $0.bytes > offset }.map { ($0.index, $0.before.bytes, $0.element) }
  }

  /// Whether an offset lies in fenced code or on one of its fences, or in a definition.
  func isLiteral(_ offset: Int) -> Bool {
    if let run = run(at: offset)?.run {
      return [.fenceOpening, .fenceBody, .fenceClosing, .definition].contains(run.kind)
    }
    return [.fenceOpening, .fenceBody, .definition].contains(runs.last?.kind)
  }

  /// What edits and scans changed of the definitions since this was called last, in their order.
  mutating func takeChanges() -> [DefinitionChange] {
    defer { changes = [] }
    return changes
  }

  mutating func note(_ change: DefinitionChange) {
    if scanner.rules.hasDefinitions { changes.append(change) }
  }

  /// Reads a line, or the definition that begins on it.
  mutating func scanLine(
    _ reader: inout LineReader, _ state: inout BlockState, _ found: inout [FoundDefinition]
  ) -> LineRun {
    let start = reader.position
    let entry = state
    var ahead = reader
    linesScanned += 1
    let reading = reader.next { line, end in
      scanner.scan(line, isWhole: line.count == end - start, after: entry)
    }
    guard let reading else { return LineRun(bytes: 0, kind: .blank, entry: entry) }
    if reading.mayDefine {
      var lines = DefinitionLines(scanner, from: start)
      if let (definition, depth) = lines.read(&ahead) {
        reader = ahead
        state = .definitions(depth: depth)
        let bytes = reader.position - start
        found.append(FoundDefinition(definition, start: start, count: bytes))
        return LineRun(bytes: bytes, kind: .definition, entry: entry)
      }
    }
    state = reading.next
    var run = LineRun(
      bytes: reader.position - start, kind: reading.kind, depth: reading.depth, entry: entry)
    run.begins = reading.begins
    return run
  }

  /// What is open at a line's start.
  func state(at lineStart: Int) -> BlockState? {
    run(at: lineStart).map { $0.start == lineStart ? $0.run.entry : $0.run.inner }
  }
}

// MARK: Scanning on

extension BlockTree {
  /// Moves the watermark to the first line start at or behind `target`, and on to the end of the
  /// paragraph there, though no farther than `reach`.
  mutating func scan(to target: Int, reach: Int, text: Rope) {
    let start = watermark
    guard start < end, start < target + reach, let rest = runs.last,
      start < target || rest.entry.isParagraph
    else { return }
    scan(text) { position, state, _ in
      position < target || (state.isParagraph && position < target + reach)
    }
  }

  /// Moves the watermark on by a number of bytes, 64 a line at least.
  mutating func scan(budget: Int, text: Rope) {
    let start = watermark
    if !isComplete {
      scan(text) { position, _, count in max(position - start, 64 * count) < budget }
    }
  }

  private mutating func scan(_ text: Rope, while goesOn: (Int, BlockState, Int) -> Bool) {
    guard let rest = runs.last else { return }
    var reader = LineReader(text, from: ByteOffset(watermark))
    var state = rest.entry
    var count = 0
    let start = watermark
    var definitions: [FoundDefinition] = []
    var new: [LineRun] = runs.count > 1 ? [runs[runs.count - 2]] : []
    while reader.position < end, goesOn(reader.position, state, count) {
      new.append(line: scanLine(&reader, &state, &definitions))
      count += 1
    }
    let scanned = reader.position - start
    note(DefinitionChange(old: start..<start + scanned, count: scanned, found: definitions))
    if reader.position < end {
      new.append(LineRun(bytes: end - reader.position, kind: .unscanned, entry: state))
    }
    runs.replaceSubrange(max(0, runs.count - 2)..<runs.count, with: new)
  }
}

// MARK: Paragraphs

extension BlockTree {
  /// The start of the paragraph that a line's predecessor is in: `lineStart` itself where that is of
  /// another kind.
  func paragraphStart(before lineStart: Int) -> Int {
    var start = lineStart
    while start > 0, let previous = run(at: start - 1), previous.run.kind == .paragraph {
      start = previous.start
      if previous.run.begins { break }
    }
    return start
  }

  /// The start of the paragraph that a run of one is in.
  func paragraphStart(of found: (index: Int, start: Int, run: LineRun)) -> Int {
    found.run.begins ? found.start : paragraphStart(before: found.start)
  }

  /// Whether a range is one paragraph, or one line of its own.
  func isOneContext(_ range: Range<Int>, of text: Rope) -> Bool {
    guard let first = run(at: range.lowerBound) else { return false }
    switch first.run.kind {
    case .paragraph: return paragraphEnd(after: first.start + first.run.bytes) == range.upperBound
    case .standalone:
      if scanner.rules.paragraph == .eachLine { return true }
      let line = text.line(containing: ByteOffset(range.lowerBound))
      return text.lineRange(line).upperBound.utf8 + 1 >= range.upperBound
    case .blank, .definition, .fenceOpening, .fenceBody, .fenceClosing, .unscanned: return false
    }
  }

  /// The end of the paragraph that goes on at a line's start, or that start.
  func paragraphEnd(after lineStart: Int) -> Int {
    var end = lineStart
    while let next = run(at: end), next.run.kind == .paragraph,
      !next.run.begins || next.start < end
    {
      end = next.start + next.run.bytes
    }
    return end
  }
}

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
  private(set) var runs: SumTree<LineRun>
  private(set) var linesScanned = 0
  private let scanner: BlockScanner
  private let patience: Int

  init(_ text: Rope, rules: BlockRules, limits: ScanLimits) {
    patience = limits.patience
    scanner = BlockScanner(rules: rules)
    runs = SumTree(Self.untouched(bytes: text.utf8Count, entry: .none, rules: rules))
  }

  /// What stands for text that nobody has looked at.
  private static func untouched(bytes: Int, entry: BlockState, rules: BlockRules) -> [LineRun] {
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

  /// Whether an offset lies in fenced code or on one of its fences.
  func isInsideFence(_ offset: Int) -> Bool {
    if let run = run(at: offset)?.run {
      return [.fenceOpening, .fenceBody, .fenceClosing].contains(run.kind)
    }
    return [.fenceOpening, .fenceBody].contains(runs.last?.kind)
  }

  /// What is open at a line's start.
  func state(at lineStart: Int) -> BlockState? {
    run(at: lineStart).map { $0.start == lineStart ? $0.run.entry : $0.run.inner }
  }
}

// MARK: Edits

extension BlockTree {
  /// Follows an edit.
  ///
  /// - Returns: The bytes of the text after it whose lines may look different, whole paragraphs.
  mutating func apply(_ edit: RopeEdit, text: Rope) -> Range<Int> {
    let delta = edit.replacement.utf8Count - edit.range.count
    let lineStart = firstLine(of: edit, in: text)
    guard let first = run(at: lineStart), !scanner.rules.areIndependentOfContext else {
      runs = SumTree(Self.untouched(bytes: text.utf8Count, entry: .none, rules: scanner.rules))
      let last = text.lineRange(text.line(containing: edit.rangeAfter.upperBound)).upperBound
      return lineStart..<min(last.utf8 + 1, text.utf8Count)
    }
    if first.run.kind == .unscanned {
      grow(first.index, by: delta)
      return paragraphStart(before: lineStart)..<text.utf8Count
    }
    let state = first.start == lineStart ? first.run.entry : first.run.inner
    let rescan = scan(text, from: lineStart, in: state, after: edit, delta: delta)
    splice(rescan, behind: first.run.cut(to: lineStart - first.start), at: first.index)
    let start = state == .paragraph ? paragraphStart(before: lineStart) : lineStart
    guard let resumesAt = rescan.resumesAt else { return start..<text.utf8Count }
    return start..<(rescan.state == .paragraph ? paragraphEnd(after: resumesAt) : resumesAt)
  }

  /// The start of the first line that an edit touches, one earlier where it is the empty last one:
  /// that one has no run, hence no state.
  private func firstLine(of edit: RopeEdit, in text: Rope) -> Int {
    let line = text.line(containing: edit.range.lowerBound)
    let start = text.lineStart(line).utf8
    return start == end && line > 0 ? text.lineStart(line - 1).utf8 : start
  }

  private mutating func grow(_ index: Int, by delta: Int) {
    var run = runs[index]
    run.bytes += delta
    runs.replaceSubrange(index..<runs.count, with: run.bytes > 0 ? [run] : [])
  }

  /// What a scan from an edited line found.
  private struct Rescan {
    var runs: [LineRun] = []
    /// Where the old runs hold again, in the text after the edit; nil where they hold nowhere.
    var resumesAt: Int?
    /// The same place in the text before.
    var resumesInOld = 0
    /// What is open there.
    var state: BlockState
  }

  private mutating func scan(
    _ text: Rope, from start: Int, in entry: BlockState, after edit: RopeEdit, delta: Int
  ) -> Rescan {
    var rescan = Rescan(state: entry)
    var reader = LineReader(text, from: ByteOffset(start))
    let edited = edit.rangeAfter.upperBound.utf8
    while reader.position < text.utf8Count {
      // A line that starts behind the edit started there before it, too.
      if reader.position > edited {
        let old = reader.position - delta
        if old <= watermark, state(at: old) == rescan.state {
          rescan.resumesAt = reader.position
          rescan.resumesInOld = old
          return rescan
        }
        if reader.position > edited + patience || old > watermark {
          let rest = text.utf8Count - reader.position
          rescan.runs.append(LineRun(bytes: rest, kind: .unscanned, entry: rescan.state))
          return rescan
        }
      }
      rescan.runs.append(line: scanLine(&reader, &rescan.state))
    }
    return rescan
  }

  private mutating func scanLine(_ reader: inout LineReader, _ state: inout BlockState) -> LineRun {
    let start = reader.position
    let entry = state
    linesScanned += 1
    let kind = reader.next { line, end in
      let (kind, next) = scanner.scan(line, isWhole: line.count == end - start, after: entry)
      state = next
      return kind
    }
    return LineRun(bytes: reader.position - start, kind: kind ?? .blank, entry: entry)
  }

  /// Puts the outcome of a scan in place of what it makes obsolete.
  private mutating func splice(_ rescan: Rescan, behind head: LineRun?, at index: Int) {
    var new: [LineRun] = []
    var lower = index
    if head == nil, index > 0 {
      lower -= 1
      new.append(runs[lower])
    }
    if let head { new.append(head) }
    for run in rescan.runs { new.append(line: run) }
    var upper = runs.count
    if rescan.resumesAt != nil, let old = run(at: rescan.resumesInOld) {
      if let tail = old.run.cut(from: rescan.resumesInOld - old.start) { new.append(line: tail) }
      upper = old.index + 1
      if upper < runs.count {
        new.append(line: runs[upper])
        upper += 1
      }
    }
    runs.replaceSubrange(lower..<upper, with: new)
  }
}

// MARK: Scanning on

extension BlockTree {
  /// Moves the watermark to the first line start at or behind `target`, and on to the end of the
  /// paragraph there, though no farther than `reach`.
  mutating func scan(to target: Int, reach: Int, text: Rope) {
    let start = watermark
    guard start < end, start < target + reach, let rest = runs.last,
      start < target || rest.entry == .paragraph
    else { return }
    scan(text) { position, state, _ in
      position < target || (state == .paragraph && position < target + reach)
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
    var new: [LineRun] = runs.count > 1 ? [runs[runs.count - 2]] : []
    while reader.position < end, goesOn(reader.position, state, count) {
      new.append(line: scanLine(&reader, &state))
      count += 1
    }
    if reader.position < end {
      new.append(LineRun(bytes: end - reader.position, kind: .unscanned, entry: state))
    }
    runs.replaceSubrange(max(0, runs.count - 2)..<runs.count, with: new)
  }
}

// MARK: Paragraphs

extension BlockTree {
  /// The start of the paragraph that a line may continue: `lineStart` itself where the line before
  /// it is of another kind.
  func paragraphStart(before lineStart: Int) -> Int {
    var start = lineStart
    while start > 0, let previous = run(at: start - 1), previous.run.kind == .paragraph {
      start = previous.start
    }
    return start
  }

  /// Whether a range is one paragraph, or one line of its own.
  func isOneContext(_ range: Range<Int>) -> Bool {
    guard let first = run(at: range.lowerBound) else { return false }
    switch first.run.kind {
    case .paragraph: return paragraphEnd(after: range.lowerBound) == range.upperBound
    case .standalone: return true
    case .blank, .fenceOpening, .fenceBody, .fenceClosing, .unscanned: return false
    }
  }

  /// The end of the paragraph that goes on at a line's start, or that start.
  func paragraphEnd(after lineStart: Int) -> Int {
    var end = lineStart
    while let next = run(at: end), next.run.kind == .paragraph {
      end = next.start + next.run.bytes
    }
    return end
  }
}

extension LineRun {
  /// The run's first bytes, whole lines; nil where there are none.
  fileprivate func cut(to count: Int) -> LineRun? {
    count == 0 ? nil : LineRun(bytes: count, kind: kind, entry: entry)
  }

  /// The run without its first bytes, whole lines.
  fileprivate func cut(from count: Int) -> LineRun? {
    count == bytes
      ? nil : LineRun(bytes: bytes - count, kind: kind, entry: count == 0 ? entry : inner)
  }
}

extension [LineRun] {
  /// Appends a run, as part of the last one where the two can be one.
  fileprivate mutating func append(line run: LineRun) {
    if let last, last.merges(with: run) {
      self[count - 1].bytes += run.bytes
    } else {
      append(run)
    }
  }
}

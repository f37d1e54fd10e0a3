internal import TextRope

/// Consecutive lines of one kind, newlines included: the unit of the tree of blocks.
///
/// ```
///   text            kind           state at its start
///   ────            ────           ──────────────────
///   Some words⏎     paragraph      none
///   go on⏎          paragraph      paragraph(0)         one run with the line above
///   ⏎               blank          paragraph(0)
///   ```⏎            fenceOpening   none
///   let x⏎          fenceBody      fence(3)
///   ```⏎            fenceClosing   fence(3)
///   [a]:⏎           definition     none                 a run of their own for the lines
///   address⏎        definition     definition           of each definition
///   …               unscanned      definitions          beyond the watermark
/// ```
struct LineRun: Summarized, Equatable {
  var bytes: Int
  var kind: LineKind
  /// Of a paragraph: how many quotes it is in.
  var depth: UInt8
  /// Of a paragraph: true where its first line is the paragraph's, so that nothing before it is.
  var begins = false
  /// What is open at the start of the run's first line.
  var entry: BlockState

  init(bytes: Int, kind: LineKind, depth: UInt8 = 0, entry: BlockState) {
    self.bytes = bytes
    self.kind = kind
    self.depth = depth
    self.entry = entry
  }

  var summary: LineRunSummary { LineRunSummary(bytes: bytes) }

  /// What is open at the start of every line of the run but its first one.
  ///
  /// - Precondition: The run may have more than one line: it is no fence line and is scanned.
  var inner: BlockState {
    switch kind {
    case .blank, .standalone: .none
    case .paragraph: .paragraph(depth: depth)
    case .definition: .definition
    case .fenceBody, .fenceOpening, .fenceClosing, .unscanned: entry
    }
  }

  /// True where `next`, which follows this run, can be made one with it.
  func merges(with next: LineRun) -> Bool {
    guard kind == next.kind, depth == next.depth, !next.begins else { return false }
    switch kind {
    case .blank, .paragraph, .standalone, .definition, .fenceBody: return next.entry == inner
    case .fenceOpening, .fenceClosing, .unscanned: return false
    }
  }
}

struct LineRunSummary: TreeSummary {
  var bytes: Int

  init(bytes: Int) { self.bytes = bytes }

  static let zero = LineRunSummary(bytes: 0)
  static func + (a: LineRunSummary, b: LineRunSummary) -> LineRunSummary {
    LineRunSummary(bytes: a.bytes + b.bytes)
  }
}

extension LineRun {
  /// The run's first bytes, whole lines; nil where there are none.
  func cut(to count: Int) -> LineRun? {
    if count == 0 { return nil }
    var run = self
    run.bytes = count
    return run
  }

  /// The run without its first bytes, whole lines.
  func cut(from count: Int) -> LineRun? {
    if count == bytes { return nil }
    var run = self
    run.bytes -= count
    if count > 0 { (run.entry, run.begins) = (inner, false) }
    return run
  }
}

extension [LineRun] {
  /// Appends a run, as part of the last one where the two can be one.
  mutating func append(line run: LineRun) {
    if let last, last.merges(with: run) {
      self[count - 1].bytes += run.bytes
    } else {
      append(run)
    }
  }
}

internal import TextRope

/// Consecutive lines of one kind, newlines included: the unit of the tree of blocks.
///
/// ```
///   text            kind           state at its start
///   ────            ────           ──────────────────
///   Some words⏎     paragraph      none
///   go on⏎          paragraph      paragraph            one run with the line above
///   ⏎               blank          paragraph
///   ```⏎            fenceOpening   none
///   let x⏎          fenceBody      fence(3)
///   ```⏎            fenceClosing   fence(3)
///   …               unscanned      none                 beyond the watermark
/// ```
struct LineRun: Summarized, Equatable {
  var bytes: Int
  var kind: LineKind
  /// What is open at the start of the run's first line.
  var entry: BlockState

  init(bytes: Int, kind: LineKind, entry: BlockState) {
    self.bytes = bytes
    self.kind = kind
    self.entry = entry
  }

  var summary: LineRunSummary { LineRunSummary(bytes: bytes) }

  /// What is open at the start of every line of the run but its first one.
  ///
  /// - Precondition: The run may have more than one line: it is no fence line and is scanned.
  var inner: BlockState {
    switch kind {
    case .blank, .standalone: .none
    case .paragraph: .paragraph
    case .fenceBody, .fenceOpening, .fenceClosing, .unscanned: entry
    }
  }

  /// True where `next`, which follows this run, can be made one with it.
  func merges(with next: LineRun) -> Bool {
    guard kind == next.kind else { return false }
    switch kind {
    case .blank, .paragraph, .standalone, .fenceBody: return next.entry == inner
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

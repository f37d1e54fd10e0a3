internal import TextRope

/// A line whose rows are counted, a window of a long line, or a span of lines that share one sum.
///
///     [ line ⏎ ][ line ⏎ line ⏎ line ⏎ ][ window ][ window ][ window ⏎ ]
///     lines: 1              3                0         0          1
///
/// A line's bytes include the newline that ends it. A window begins where a row does, if all parts
/// of the line before it are exact, and else where it is taken to.
struct LayoutElement: Summarized, Equatable {
  var lines: Int
  var bytes: Int
  var rows: Int
  /// A sum of row heights, which are whole points: sums of them are exact in any order.
  var height: Double
  /// False where `rows` and `height` are estimates.
  var isExact: Bool
  /// True for a window that is not its line's first.
  var startsInLine = false
  /// The direction of the line that a window was laid out in.
  var isRightToLeft = false
  /// Of the line layout in the cache, if it is still there; 0 where there was none.
  var serial = 0

  var summary: LayoutSummary {
    LayoutSummary(
      bytes: bytes, lines: lines, rows: rows, height: height,
      inexactLines: isExact ? 0 : max(1, lines),
      exactHeight: isExact ? height : 0)
  }
}

extension LayoutElement {
  /// A line, or a window of one, whose rows are counted.
  init(_ line: LineLayout, bytes: Int) {
    self.init(
      lines: line.endsLine ? 1 : 0, bytes: bytes, rows: line.rowCount, height: line.height,
      isExact: true, startsInLine: !line.startsLine, isRightToLeft: line.isRightToLeft,
      serial: line.serial)
  }

  /// Lines longer than this, in bytes, are laid out in windows.
  static let longLine = 1024

  /// True for a long line or a part of one: laid out window by window.
  var isPartOfLongLine: Bool {
    startsInLine || lines == 0 || lines == 1 && bytes > Self.longLine
  }

  /// Two neighbours as one span; exact where both are.
  static func + (a: LayoutElement, b: LayoutElement) -> LayoutElement {
    LayoutElement(
      lines: a.lines + b.lines, bytes: a.bytes + b.bytes, rows: a.rows + b.rows,
      height: a.height + b.height, isExact: a.isExact && b.isExact,
      startsInLine: a.startsInLine)
  }
}

struct LayoutSummary: TreeSummary {
  var bytes = 0
  var lines = 0
  var rows = 0
  var height = 0.0
  /// A window counts as one.
  var inexactLines = 0
  var exactHeight = 0.0

  static var zero: LayoutSummary { LayoutSummary() }
  static func + (a: LayoutSummary, b: LayoutSummary) -> LayoutSummary {
    LayoutSummary(
      bytes: a.bytes + b.bytes, lines: a.lines + b.lines, rows: a.rows + b.rows,
      height: a.height + b.height, inexactLines: a.inexactLines + b.inexactLines,
      exactHeight: a.exactHeight + b.exactHeight)
  }
}

extension LayoutElement {
  /// Some of a span's lines, with their share of its rows by the estimate.
  ///
  /// Not exact.
  func part(
    lines: Int, bytes: Int, _ estimate: HeightEstimate, _ width: Double
  ) -> LayoutElement {
    let whole = estimate.rows(lines: self.lines, bytes: self.bytes, width: width)
    let own = estimate.rows(lines: lines, bytes: bytes, width: width)
    let share = min(1, Double(own) / Double(max(whole, 1)))
    let rows = max(lines, Int((Double(self.rows) * share).rounded()))
    let height = (self.height / Double(max(self.rows, 1)) * Double(rows)).rounded()
    return LayoutElement(lines: lines, bytes: bytes, rows: rows, height: height, isExact: false)
  }
}

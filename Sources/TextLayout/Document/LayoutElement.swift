internal import TextRope

/// A line whose rows are counted, or a span of lines that share one sum.
///
/// A line's bytes include the newline that ends it.
struct LayoutElement: Summarized, Equatable {
  var lines: Int
  var bytes: Int
  var rows: Int
  /// A sum of row heights, which are whole points: sums of them are exact in any order.
  var height: Double
  /// False where `rows` and `height` are estimates.
  var isExact: Bool
  /// Of the line layout in the cache, if it is still there; 0 where there was none.
  var serial = 0

  var summary: LayoutSummary {
    LayoutSummary(
      bytes: bytes, lines: lines, rows: rows, height: height, exactLines: isExact ? lines : 0,
      exactHeight: isExact ? height : 0)
  }
}

extension LayoutElement {
  /// A line whose rows are counted.
  init(_ line: LineLayout, bytes: Int) {
    self.init(
      lines: 1, bytes: bytes, rows: line.rowCount, height: line.height, isExact: true,
      serial: line.serial)
  }

  /// Two neighbours as one span; exact where both are.
  static func + (a: LayoutElement, b: LayoutElement) -> LayoutElement {
    LayoutElement(
      lines: a.lines + b.lines, bytes: a.bytes + b.bytes, rows: a.rows + b.rows,
      height: a.height + b.height, isExact: a.isExact && b.isExact)
  }
}

struct LayoutSummary: TreeSummary {
  var bytes = 0
  var lines = 0
  var rows = 0
  var height = 0.0
  var exactLines = 0
  var exactHeight = 0.0

  static var zero: LayoutSummary { LayoutSummary() }
  static func + (a: LayoutSummary, b: LayoutSummary) -> LayoutSummary {
    LayoutSummary(
      bytes: a.bytes + b.bytes, lines: a.lines + b.lines, rows: a.rows + b.rows,
      height: a.height + b.height, exactLines: a.exactLines + b.exactLines,
      exactHeight: a.exactHeight + b.exactHeight)
  }
  var inexactLines: Int { lines - exactLines }
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

package import TextRope
internal import UnicodeRules

/// The rows of a text: a tree of line heights in which an estimate stands for each line that never
/// came near the viewport.
///
///     tree     [ span, 80,000 lines ][line][line][line][ span of 64 ][ span, 120,000 lines ]
///                  estimated          └── exact ──┘     exact sum        estimated
///     lines                            │     │          the last few hundred that were looked at,
///     rows                            ═══   ═══         and of those the rows that were drawn
///
/// A span splits where somebody looks into it; a line is laid out then and its height is exact from
/// there on, also when the layout itself is forgotten. It holds no text and no fonts; both are
/// handed in. Lengths in points.
package struct DocumentLayout: Sendable {
  /// Of the text area: rows break here.
  package internal(set) var width: Double
  package internal(set) var counters = LayoutCounters()
  package var alignment: TextAlignment = .natural { didSet { shown = nil } }

  var tree: SumTree<LayoutElement> { didSet { shown = nil } }
  /// What was asked for last: a blink asks for the same rows.
  var shown: (y: ClosedRange<Double>, rows: [PlacedRow])?
  let estimate: HeightEstimate
  var lines = RecentCache<Int, LineLayout>(capacity: 250)
  var rows = RecentCache<RowKey, RowLayout>(capacity: 500)
  /// At so many elements the tree is made smaller.
  var compactionLimit = 2048
  private var lastSerial = 0

  struct RowKey: Hashable, Sendable {
    var serial: Int
    var row: Int
  }

  /// Every line starts as an estimate made from its length and `base`'s row height.
  package init(text: Rope, width: Double, base: FontSpec, fonts: inout some FontSource) {
    self.width = width
    estimate = HeightEstimate(base: base, fonts: &fonts)
    tree = SumTree([
      estimate.element(lines: text.lineCount, bytes: text.utf8Count, width: width)
    ])
  }

  /// Forgets all rows; heights stay as estimates, scaled by the widths.
  package mutating func setWidth(_ width: Double) {
    guard width != self.width else { return }
    let scale = max(self.width, 1) / max(width, 1)
    self.width = width
    let all = tree.summary
    // Each line keeps one row whatever the width; what wrapped takes its share of the new one.
    let wrapped = (Double(all.rows - all.lines) * scale).rounded(.up)
    let rows = all.lines + Int(min(wrapped, Double(all.bytes)))
    let height = (all.height * Double(rows) / Double(max(all.rows, 1))).rounded(.up)
    tree = SumTree([
      LayoutElement(
        lines: all.lines, bytes: all.bytes, rows: rows, height: height, isExact: false)
    ])
    lines.removeAll()
    self.rows.removeAll()
  }

  /// True where no estimate is left.
  package var isExact: Bool { tree.summary.inexactLines == 0 }
  /// The sum of the heights, estimates included.
  ///
  /// - Complexity: O(1).
  package var estimatedHeight: Double { tree.summary.height }

  /// Lays out a line and leaves it in no cache.
  mutating func makeLine(
    _ range: Range<ByteOffset>, source: inout some LineSource, fonts: inout some FontSource
  ) -> LineLayout {
    lastSerial += 1
    return LineLayout(
      serial: lastSerial, content: source.content(of: range), width: width, fonts: &fonts,
      counters: &counters)
  }

  /// Lays out a part of a long line and leaves it in no cache.
  mutating func makeLine(
    _ range: Range<ByteOffset>, in text: Rope, window: LineLayout.Window, base: BaseDirection,
    source: inout some LineSource, fonts: inout some FontSource
  ) -> LineLayout {
    lastSerial += 1
    var content = source.content(of: range)
    if content.baseDirection == .natural { content.baseDirection = base }
    return LineLayout(
      serial: lastSerial, content: content, width: width, window: window, fonts: &fonts,
      counters: &counters)
  }
}

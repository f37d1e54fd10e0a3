package import TextRope

/// A place that must stay where it is on the screen while estimates beside it are replaced.
package struct LayoutAnchor: Sendable, Equatable {
  /// Where a line starts, or a row of a long one, or a span of lines that nobody looked at.
  package var offset: ByteOffset
  package var y: Double
}

extension DocumentLayout {
  /// What lies at a height.
  ///
  /// - Complexity: O(log *n*).
  package mutating func anchor(atY y: Double) -> LayoutAnchor {
    let found = tree.first { $0.height > y } ?? lastElement
    let start = ByteOffset(found.before.bytes)
    guard found.element.isPartOfLongLine, let layout = lines.value(for: found.element.serial)
    else { return LayoutAnchor(offset: start, y: found.before.height) }
    let line = LaidLine(index: found.index, start: start, y: found.before.height, layout: layout)
    let row = line.rows(in: y...y).first ?? 0
    return LayoutAnchor(
      offset: line.range(layout.sourceRange(ofRow: row)).lowerBound,
      y: line.y + Double(row) * layout.frame.rowHeight)
  }

  /// How far an anchor has moved down; 0 where no line starts there any more.
  ///
  /// Rows of a long line that were provisional may be others now: then it is the row that holds the
  /// anchor that counts.
  ///
  /// - Complexity: O(log *n*), and a few windows of a long line.
  package mutating func shift(
    of anchor: LayoutAnchor, text: Rope, source: inout some LineSource,
    fonts: inout some FontSource
  ) -> Double {
    let found = element(at: anchor.offset.utf8)
    if found.before.bytes == anchor.offset.utf8 { return found.before.height - anchor.y }
    guard found.element.isPartOfLongLine else { return 0 }
    let line = line(at: anchor.offset, text: text, source: &source, fonts: &fonts)
    let border = line.layout.border(at: anchor.offset.utf8 - line.start.utf8)
    let row = line.layout.row(ofBorder: border, isUpstream: false)
    return line.y + Double(row) * line.layout.frame.rowHeight - anchor.y
  }
}

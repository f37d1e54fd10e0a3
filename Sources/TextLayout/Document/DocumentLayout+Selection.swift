package import Drawing
package import TextRope

extension DocumentLayout {
  /// Row-high rectangles of a selection inside a vertical stretch, one for each visual run of each
  /// row; a selected newline adds a thin band at its row's end.
  package mutating func selectionRects(
    for range: Range<ByteOffset>, in y: ClosedRange<Double>, text: Rope,
    source: inout some LineSource, fonts: inout some FontSource
  ) -> [Rect] {
    guard !range.isEmpty else { return [] }
    var result: [Rect] = []
    var next: LaidLine? = line(atY: y.lowerBound, text: text, source: &source, fonts: &fonts)
    while let line = next, line.y <= y.upperBound, line.start < range.upperBound {
      for row in line.rows(in: y) {
        let spans = selected(range, row: row, of: line, text: text, fonts: &fonts)
        let top = line.y + Double(row) * line.layout.frame.rowHeight
        for span in spans {
          result.append(
            Rect(
              x: span.left, y: top, width: span.right - span.left,
              height: line.layout.frame.rowHeight))
        }
      }
      if line.maxY > y.upperBound { break }
      next = self.line(.below, line, text: text, source: &source, fonts: &fonts)
    }
    return result
  }

  private struct Span {
    var left: Double
    var right: Double
    var isRightToLeft: Bool
  }

  /// The selected stretches of a row from left to right, in the text area.
  private mutating func selected(
    _ range: Range<ByteOffset>, row number: Int, of line: LaidLine, text: Rope,
    fonts: inout some FontSource
  ) -> [Span] {
    let layout = line.layout
    let lower = range.lowerBound.utf8 - line.start.utf8
    let upper = range.upperBound.utf8 - line.start.utf8
    let row = row(number, of: layout, fonts: &fonts)
    let first = layout.border(at: lower)
    let end = layout.border(atOrAfter: upper)
    var spans: [Span] = []
    for piece in row.pieces {
      let cells = piece.cells.clamped(to: min(first, end)..<end)
      guard !cells.isEmpty else { continue }
      let a = piece.edges[cells.lowerBound - piece.cells.lowerBound]
      let b = piece.edges[cells.upperBound - piece.cells.lowerBound]
      append(
        Span(
          left: x(min(a, b), on: row, of: layout), right: x(max(a, b), on: row, of: layout),
          isRightToLeft: piece.isRightToLeft), to: &spans)
    }
    let newline = layout.sourceCount
    if !layout.isSoftWrapped(afterRow: number), lower <= newline, upper > newline,
      line.start.utf8 + newline < text.utf8Count
    {
      addBand(to: &spans, row: row, of: layout)
    }
    return spans
  }

  /// A selected newline: a quarter of an em at the row's end.
  private func addBand(to spans: inout [Span], row: RowLayout, of line: LineLayout) {
    let width = line.frame.em / 4
    if line.isRightToLeft {
      let right = x(row.pieces.first?.x ?? 0, on: row, of: line)
      let band = Span(left: right - width, right: right, isRightToLeft: true)
      let rest = spans
      spans = [band]
      for span in rest { append(span, to: &spans) }
    } else {
      let end = row.pieces.last.map { $0.x + $0.width } ?? 0
      let left = x(end, on: row, of: line)
      append(Span(left: left, right: left + width, isRightToLeft: false), to: &spans)
    }
  }

  /// Pieces of one visual run that touch are one rectangle.
  private func append(_ span: Span, to spans: inout [Span]) {
    guard span.right > span.left else { return }
    if let last = spans.last, last.isRightToLeft == span.isRightToLeft,
      abs(last.right - span.left) < 1e-6
    {
      spans[spans.count - 1].right = span.right
    } else {
      spans.append(span)
    }
  }
}

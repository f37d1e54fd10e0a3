internal import Drawing
package import TextRope

extension DocumentLayout {
  /// The rows that a vertical stretch touches, top to bottom.
  package mutating func rows(
    in y: ClosedRange<Double>, text: Rope, source: inout some LineSource,
    fonts: inout some FontSource
  ) -> [PlacedRow] {
    compactIfLarge()
    if let shown, shown.y == y { return shown.rows }
    var result: [PlacedRow] = []
    var next: LaidLine? = line(atY: y.lowerBound, text: text, source: &source, fonts: &fonts)
    while let line = next, line.y <= y.upperBound {
      for row in line.rows(in: y) { result.append(place(row, of: line, fonts: &fonts)) }
      if line.maxY > y.upperBound { break }
      next = self.line(.below, line, text: text, source: &source, fonts: &fonts)
    }
    shown = (y, result)
    return result
  }

  /// The row that a position lies on.
  package mutating func row(
    at position: TextPosition, text: Rope, source: inout some LineSource,
    fonts: inout some FontSource
  ) -> PlacedRow? {
    let spot = spot(of: position, text: text, source: &source, fonts: &fonts)
    return place(spot.row, of: spot.line, fonts: &fonts)
  }

  /// The row above (below) the row of a position; nil at the text's edge.
  package mutating func row(
    _ direction: VerticalDirection, from position: TextPosition, text: Rope,
    source: inout some LineSource, fonts: inout some FontSource
  ) -> PlacedRow? {
    let spot = spot(of: position, text: text, source: &source, fonts: &fonts)
    guard
      let next = row(
        direction, spot.row, of: spot.line, text: text, source: &source, fonts: &fonts)
    else { return nil }
    return place(next.row, of: next.line, fonts: &fonts)
  }

  /// The row before or after a row, in its line or the neighbouring one.
  mutating func row(
    _ direction: VerticalDirection, _ row: Int, of line: LaidLine, text: Rope,
    source: inout some LineSource, fonts: inout some FontSource
  ) -> (line: LaidLine, row: Int)? {
    let next = direction == .below ? row + 1 : row - 1
    if next >= 0, next < line.layout.rowCount { return (line, next) }
    guard let other = self.line(direction, line, text: text, source: &source, fonts: &fonts)
    else { return nil }
    if direction == .below { return (other, 0) }
    let border = other.layout.border(at: line.start.utf8 - 1 - other.start.utf8)
    return (other, other.layout.row(ofBorder: border, isUpstream: false))
  }

  /// The left edge of a row's text.
  func origin(of row: RowLayout, in line: LineLayout) -> Double {
    line.frame.origin(
      ofWidth: row.width, alignment: alignment, isRightToLeft: line.isRightToLeft)
  }

  /// Where carets may stand, on the row: after spaces that hang over the edge they stay at the edge.
  func reach(of row: RowLayout, in line: LineLayout) -> ClosedRange<Double> {
    let origin = origin(of: row, in: line)
    let frame = line.frame
    if line.isRightToLeft { return min(0, frame.trailingInset - origin)...(.infinity) }
    return (-.infinity)...max(row.width, frame.width - frame.trailingInset - origin)
  }

  /// Puts a row where it stands in the document.
  mutating func place(
    _ number: Int, of line: LaidLine, fonts: inout some FontSource
  ) -> PlacedRow {
    let layout = line.layout
    let row = row(number, of: layout, fonts: &fonts)
    let source = layout.sourceRange(ofRow: number)
    let origin = origin(of: row, in: layout)
    var fragments = row.pieces.map { piece in
      Fragment(
        range: line.range(
          layout.source(
            startingAt: piece.cells.lowerBound)..<layout.source(
              endingAt: piece.cells.upperBound)), x: origin + piece.x, width: piece.width,
        isRightToLeft: piece.isRightToLeft,
        attributes: layout.runs[layout.items[piece.item].run].attributes,
        face: layout.items[piece.item].face, glyphs: piece.glyphs)
    }
    let hidden = layout.hiddenRuns(in: source)
    if !hidden.isEmpty {
      for (run, range) in hidden {
        let border = layout.border(at: range.lowerBound)
        fragments.append(
          Fragment(
            range: line.range(range), x: origin + row.x(ofBorder: border, isUpstream: true),
            width: 0, isRightToLeft: layout.isRightToLeft,
            attributes: layout.runs[run].attributes, face: .missing, glyphs: nil))
      }
      fragments.sort { ($0.x, $0.width) < ($1.x, $1.width) }
    }
    return PlacedRow(
      range: line.range(source), y: line.y + Double(number) * layout.frame.rowHeight,
      height: layout.frame.rowHeight, baseline: layout.frame.baseline, width: row.width,
      fragments: fragments, startsLine: number == 0 && layout.startsLine,
      endsLine: !layout.isSoftWrapped(afterRow: number))
  }
}

extension LaidLine {
  /// The rows that a vertical stretch of the document touches.
  func rows(in y: ClosedRange<Double>) -> Range<Int> {
    let height = layout.frame.rowHeight
    guard height > 0 else { return 0..<layout.rowCount }
    let first = ((y.lowerBound - self.y) / height).rounded(.down)
    let last = ((y.upperBound - self.y) / height).rounded(.down)
    let end = Double(layout.rowCount)
    guard first < end, last >= 0 else { return 0..<0 }
    return Int(max(0, first))..<Int(min(end - 1, last)) + 1
  }

  /// A range of the line as one of the document.
  func range(_ range: Range<Int>) -> Range<ByteOffset> {
    start.advanced(by: range.lowerBound)..<start.advanced(by: range.upperBound)
  }
}

extension LineLayout {
  /// The attribute runs in a source range that show nothing.
  func hiddenRuns(in source: Range<Int>) -> [(run: Int, range: Range<Int>)] {
    var result: [(run: Int, range: Range<Int>)] = []
    var i = display.pieces.firstSorted { $0.source.upperBound > source.lowerBound }
    while i < display.pieces.count, display.pieces[i].source.lowerBound < source.upperBound {
      let piece = display.pieces[i]
      if piece.display.isEmpty, !piece.source.isEmpty { result.append((i, piece.source)) }
      i += 1
    }
    return result
  }
}

package import Drawing
package import TextRope

/// A caret stop on a row.
struct Spot {
  var line: LaidLine
  var row: Int
  /// Between cells of the line.
  var border: Int
  /// True where the cell before the border counts.
  var isUpstream: Bool
}

extension DocumentLayout {
  private static let caretWidth = 2.0

  /// The caret's place: x of the border it stands at, y and height of the row's ascent and descent.
  package mutating func caret(
    at position: TextPosition, text: Rope, source: inout some LineSource,
    fonts: inout some FontSource
  ) -> Rect {
    place(ofCaretAt: position, text: text, source: &source, fonts: &fonts).caret
  }

  /// The caret as it is drawn: beyond its border in the direction of the text, so that it covers
  /// nothing of the letter that was typed last.
  ///
  ///     abc▏def        its left edge at the border
  ///     ףעס▕נמל        its right edge, in text that runs from right to left
  package mutating func drawnCaret(
    at position: TextPosition, text: Rope, source: inout some LineSource,
    fonts: inout some FontSource
  ) -> Rect {
    let (caret, isRightToLeft) = place(
      ofCaretAt: position, text: text, source: &source, fonts: &fonts)
    return isRightToLeft ? caret.offset(x: -caret.width, y: 0) : caret
  }

  private mutating func place(
    ofCaretAt position: TextPosition, text: Rope, source: inout some LineSource,
    fonts: inout some FontSource
  ) -> (caret: Rect, isRightToLeft: Bool) {
    let spot = spot(of: position, text: text, source: &source, fonts: &fonts)
    let layout = spot.line.layout
    let row = row(spot.row, of: layout, fonts: &fonts)
    let frame = layout.frame
    let caret = Rect(
      x: x(row.x(ofBorder: spot.border, isUpstream: spot.isUpstream), on: row, of: layout),
      y: spot.line.y + Double(spot.row) * frame.rowHeight + frame.baseline - frame.ascent,
      width: Self.caretWidth, height: frame.ascent + frame.descent)
    let piece = row.piece(atBorder: spot.border, isUpstream: spot.isUpstream)
    return (caret, piece?.isRightToLeft ?? layout.isRightToLeft)
  }

  /// The caret stop nearest to a point; above the text its first row counts, below its last.
  package mutating func position(
    nearest point: Point, text: Rope, source: inout some LineSource, fonts: inout some FontSource
  ) -> TextPosition {
    let line = line(atY: point.y, text: text, source: &source, fonts: &fonts)
    let row = Int(
      min(max((point.y - line.y) / max(line.layout.frame.rowHeight, 1), 0), 1e9).rounded(.down))
    return position(
      nearestX: point.x, row: min(row, line.layout.rowCount - 1), of: line, fonts: &fonts)
  }

  /// The caret stop nearest to `x` on a row.
  package mutating func position(
    nearestX x: Double, on row: PlacedRow, text: Rope, source: inout some LineSource,
    fonts: inout some FontSource
  ) -> TextPosition {
    let line = line(at: row.range.lowerBound, text: text, source: &source, fonts: &fonts)
    let border = line.layout.border(at: row.range.lowerBound.utf8 - line.start.utf8)
    let number = line.layout.row(ofBorder: border, isUpstream: false)
    return position(nearestX: x, row: number, of: line, fonts: &fonts)
  }

  private mutating func position(
    nearestX x: Double, row number: Int, of line: LaidLine, fonts: inout some FontSource
  ) -> TextPosition {
    let layout = line.layout
    let row = row(number, of: layout, fonts: &fonts)
    let stops = VisualStops(row: row, of: layout)
    let found = stops.slot(
      nearest: x - origin(of: row, in: layout), within: reach(of: row, in: layout))
    guard let slot = found else {
      return TextPosition(line.range(layout.sourceRange(ofRow: number)).lowerBound)
    }
    let source = layout.sourceRange(ofRow: number)
    // Beyond an end of the row its outermost offset counts, whatever is hidden there.
    if slot.isOutside {
      if slot.border == row.cells.lowerBound {
        return TextPosition(line.start.advanced(by: source.lowerBound))
      }
      if slot.border == row.cells.upperBound {
        return TextPosition(
          line.start.advanced(by: source.upperBound),
          isUpstream: layout.isSoftWrapped(afterRow: number))
      }
    }
    return position(at: slot, row: number, of: line)
  }

  /// The offset and affinity of a border of cells.
  func position(at slot: VisualStops.Slot, row: Int, of line: LaidLine) -> TextPosition {
    let source =
      slot.isUpstream
      ? line.layout.source(endingAt: slot.border) : line.layout.source(startingAt: slot.border)
    return TextPosition(
      line.start.advanced(by: source), isUpstream: slot.isUpstream && slot.needsAffinity)
  }

  /// Where a position lies.
  mutating func spot(
    of position: TextPosition, text: Rope, source: inout some LineSource,
    fonts: inout some FontSource
  ) -> Spot {
    var line = line(at: position.offset, text: text, source: &source, fonts: &fonts)
    if position.isUpstream, position.offset == line.start, !line.layout.startsLine {
      line = self.line(
        at: line.start.advanced(by: -1), text: text, source: &source, fonts: &fonts)
    }
    let offset = min(max(position.offset, .zero), text.end).utf8 - line.start.utf8
    let border = line.layout.border(at: offset)
    let row = line.layout.row(ofBorder: border, isUpstream: position.isUpstream)
    return Spot(line: line, row: row, border: border, isUpstream: position.isUpstream)
  }

  /// The x in the text area of a caret's x on a row.
  func x(_ x: Double, on row: RowLayout, of line: LineLayout) -> Double {
    let reach = reach(of: row, in: line)
    return origin(of: row, in: line) + min(max(x, reach.lowerBound), reach.upperBound)
  }
}

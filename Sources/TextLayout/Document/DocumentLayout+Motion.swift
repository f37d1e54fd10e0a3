package import TextRope

extension DocumentLayout {
  /// The next caret stop to the left or right on the screen; moves on to the neighbouring row at a
  /// row's edge; nil at the text's edge.
  package mutating func position(
    _ direction: HorizontalDirection, of position: TextPosition, text: Rope,
    source: inout some LineSource, fonts: inout some FontSource
  ) -> TextPosition? {
    var spot = spot(of: position, text: text, source: &source, fonts: &fonts)
    var stops = VisualStops(
      row: row(spot.row, of: spot.line.layout, fonts: &fonts), of: spot.line.layout)
    var slot = stops.index(ofBorder: spot.border, isUpstream: spot.isUpstream)
    var isFirstRow = true
    while true {
      if let next = stops.slot(direction, of: slot) {
        return landing(at: next, of: stops, row: spot.row, line: spot.line, fonts: &fonts)
      }
      // Past the row's edge: on in the direction in which the line is read, or back.
      let isForward = (direction == .right) != spot.line.layout.isRightToLeft
      guard
        isFirstRow,
        let other = row(
          isForward ? .below : .above, spot.row, of: spot.line, text: text, source: &source,
          fonts: &fonts)
      else { return nil }
      let layout = other.line.layout
      stops = VisualStops(row: row(other.row, of: layout, fonts: &fonts), of: layout)
      slot = isForward == layout.isRightToLeft ? stops.groups.count : 0
      let edge = entry(
        isForward: isForward, slot: slot, stops: stops, row: other.row, of: other.line)
      if edge.offset != position.offset { return edge }
      // The end of a soft-wrapped row and the start of the next are one stop, not two.
      spot = Spot(line: other.line, row: other.row, border: 0, isUpstream: false)
      isFirstRow = stops.groups.isEmpty
    }
  }

  /// Where the caret lands that has crossed a group.
  ///
  /// The end of a soft-wrapped row is the start of the next, unless something else stands at that
  /// row's edge: a run of the other direction.
  private mutating func landing(
    at slot: VisualStops.Slot, of stops: VisualStops, row: Int, line: LaidLine,
    fonts: inout some FontSource
  ) -> TextPosition {
    let layout = line.layout
    var position = position(at: slot, row: row, of: line)
    guard row < layout.rowCount - 1, slot.border == stops.row.cells.upperBound,
      slot.index == (layout.isRightToLeft ? 0 : stops.groups.count)
    else { return position }
    let next = VisualStops(row: self.row(row + 1, of: layout, fonts: &fonts), of: layout)
    let edge = layout.isRightToLeft ? next.groups.count : 0
    position.isUpstream = next.index(ofBorder: slot.border, isUpstream: false) != edge
    return position
  }

  /// Where the caret stands that comes from the row before or after.
  private func entry(
    isForward: Bool, slot: Int, stops: VisualStops, row: Int, of line: LaidLine
  ) -> TextPosition {
    let source = line.range(line.layout.sourceRange(ofRow: row))
    let isSoftWrapped = line.layout.isSoftWrapped(afterRow: row)
    let outermost =
      isForward
      ? TextPosition(source.lowerBound)
      : TextPosition(source.upperBound, isUpstream: isSoftWrapped)
    guard !stops.groups.isEmpty else { return outermost }
    let edge = slot == 0 ? stops.slot(atLeftOf: 0) : stops.slot(atRightOf: slot - 1)
    let border = isForward ? stops.row.cells.lowerBound : stops.row.cells.upperBound
    return edge.border == border ? outermost : position(at: edge, row: row, of: line)
  }
}

extension VisualStops {
  /// The slot on the far side of the group to the left or right of a slot.
  fileprivate func slot(_ direction: HorizontalDirection, of index: Int) -> Slot? {
    switch direction {
    case .right: index < groups.count ? slot(atRightOf: index) : nil
    case .left: index > 0 ? slot(atLeftOf: index - 1) : nil
    }
  }
}

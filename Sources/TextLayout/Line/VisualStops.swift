/// The caret stops of a row from left to right.
///
///     row      a   b   c   ה   ד   ג   d         letters between slots; each letter, or group of
///     slot   0   1   2   3   4   5   6   7       cells that no caret may enter, is one group
///
/// A slot touches the group on its left and the one on its right; where their directions differ the
/// two stand for different offsets. The one whose group was crossed, or pointed at, is meant.
struct VisualStops {
  /// Cells without a caret stop between them.
  struct Group {
    var cells: Range<Int>
    var isRightToLeft: Bool
    var left: Double
    var right: Double
  }

  /// A border of cells, seen from one of the groups that touch it.
  struct Slot {
    /// From the left.
    var index: Int
    var border: Int
    /// Seen from the group before the border.
    var isUpstream: Bool
    /// False where the group after the border lies at the same slot.
    var needsAffinity: Bool
    /// The point asked for lies beyond the row's groups.
    var isOutside = false
  }

  private(set) var groups: [Group] = []
  let row: RowLayout
  /// At a line's end there is no lower row that a position could mean.
  private let endsLine: Bool

  init(row: RowLayout, of line: LineLayout) {
    self.row = row
    endsLine = line.endsLine && row.cells.upperBound == line.rowEnds.last
    for piece in row.pieces {
      let first = groups.count
      var start = piece.cells.lowerBound
      for border in (piece.cells.lowerBound + 1)..<(piece.cells.upperBound + 1)
      where line.cells[border - 1].isStop || border == piece.cells.upperBound {
        let a = piece.edges[start - piece.cells.lowerBound]
        let b = piece.edges[border - piece.cells.lowerBound]
        groups.append(
          Group(
            cells: start..<border, isRightToLeft: piece.isRightToLeft, left: min(a, b),
            right: max(a, b)))
        start = border
      }
      if piece.isRightToLeft { groups[first...].reverse() }
    }
  }

  /// The slot at which a border stands, seen from the group before or after it.
  func index(ofBorder border: Int, isUpstream: Bool) -> Int {
    let takesBefore =
      border >= row.cells.upperBound || (isUpstream && border > row.cells.lowerBound)
    let cell = takesBefore ? border - 1 : border
    guard let i = groups.firstIndex(where: { $0.cells.contains(cell) }) else { return 0 }
    return groups[i].isRightToLeft == takesBefore ? i : i + 1
  }

  /// The slot on the far side of a group.
  func slot(atRightOf group: Int) -> Slot {
    slot(group + 1, of: groups[group], isUpstream: !groups[group].isRightToLeft)
  }
  func slot(atLeftOf group: Int) -> Slot {
    slot(group, of: groups[group], isUpstream: groups[group].isRightToLeft)
  }

  private func slot(_ index: Int, of group: Group, isUpstream: Bool) -> Slot {
    let border = isUpstream ? group.cells.upperBound : group.cells.lowerBound
    let isSame =
      isUpstream && (border < row.cells.upperBound || endsLine)
      && self.index(ofBorder: border, isUpstream: false) == index
    return Slot(index: index, border: border, isUpstream: isUpstream, needsAffinity: !isSame)
  }

  /// The edge nearest to `x` of the group that `x` lies in; nil for a row without groups.
  ///
  /// Edges outside of `reach` count as if they lay at its bounds.
  func slot(nearest x: Double, within reach: ClosedRange<Double>) -> Slot? {
    func clamp(_ x: Double) -> Double { min(max(x, reach.lowerBound), reach.upperBound) }
    guard let first = groups.first, let last = groups.last else { return nil }
    if x < clamp(first.left) { return outside(slot(atLeftOf: 0)) }
    if x >= clamp(last.right) { return outside(slot(atRightOf: groups.count - 1)) }
    let i = min(groups.firstSorted { clamp($0.right) > x }, groups.count - 1)
    let isLeft = x - clamp(groups[i].left) < clamp(groups[i].right) - x
    return isLeft ? slot(atLeftOf: i) : slot(atRightOf: i)
  }

  private func outside(_ slot: Slot) -> Slot {
    var slot = slot
    slot.isOutside = true
    return slot
  }
}

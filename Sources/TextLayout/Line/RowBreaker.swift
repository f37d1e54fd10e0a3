internal import UnicodeRules

/// Breaks a line's cells into rows.
///
/// Greedy, at the opportunities of UAX #14, bonds last; white space hangs and never starts a row; a
/// stretch without opportunity that is wider than the row breaks between grapheme clusters, at least
/// one to a row.
struct RowBreaker {
  let text: [UInt8]
  let available: Double
  let tabWidth: Double
  /// How wide the hyphen is that shows where a row ends after a soft hyphen, by its cell.
  let hyphens: [Int: Double]
  /// Where the last row that overflowed was broken: the next one may end in the same word.
  private var segment: BreakSegment?
  /// Sums of the same advances in another order may differ in their last bits.
  private static let tolerance = 1.0 / 1024

  init(text: [UInt8], available: Double, tabWidth: Double, hyphens: [Int: Double] = [:]) {
    self.text = text
    self.available = available
    self.tabWidth = tabWidth
    self.hyphens = hyphens
  }

  /// Returns the cell index after each row, and gives tabs their advance.
  ///
  /// - Complexity: O(*n*) in the cells.
  mutating func rowEnds(of cells: inout [Cell]) -> [Int] {
    var ends: [Int] = []
    var start = 0
    repeat {
      start = rowEnd(from: start, cells: &cells)
      ends.append(start)
    } while start < cells.count
    return ends
  }

  private mutating func rowEnd(from start: Int, cells: inout [Cell]) -> Int {
    var x = 0.0
    var i = start
    while i < cells.count {
      if cells[i].traits.contains(.tab) { cells[i].advance = tabAdvance(at: x) }
      if !cells[i].hangs, x + cells[i].advance > available + Self.tolerance, i > start {
        return breakPoint(between: start, and: i, cells: cells)
      }
      x += cells[i].advance
      i += 1
    }
    return cells.count
  }

  /// To the next multiple of the tab width.
  private func tabAdvance(at x: Double) -> Double {
    guard tabWidth > 0 else { return 0 }
    return ((x / tabWidth + 1e-9).rounded(.down) + 1) * tabWidth - x
  }

  /// The last opportunity after `start` up to the cell that does not fit, else the last bond that is
  /// one, else the last stop.
  private mutating func breakPoint(between start: Int, and overflow: Int, cells: [Cell]) -> Int {
    let rowStart = start > 0 ? Int(cells[start - 1].end) : 0
    var end = overflow
    var limit = Int(cells[overflow - 1].end)
    var width: RowWidth?
    var bond: Int?
    while limit > rowStart {
      guard let candidate = segment(before: limit).opportunity(upTo: limit), candidate > rowStart
      else { break }
      while end > start, Int(cells[end - 1].end) > candidate { end -= 1 }
      if end > start, Int(cells[end - 1].end) == candidate, cells[end - 1].isStop,
        hasRoomForHyphen(after: start..<end, &width, cells: cells)
      {
        if !cells[end - 1].traits.contains(.bond) { return end }
        bond = bond ?? end
      }
      limit = candidate - 1
    }
    if let bond { return bond }
    end = overflow
    while end > start, !cells[end - 1].isStop { end -= 1 }
    if end > start { return end }
    end = overflow
    while end < cells.count, !cells[end - 1].isStop { end += 1 }
    return end
  }

  /// The segment that holds the byte before a displayed offset.
  ///
  /// Where a row may end right there, that is the segment's end.
  private mutating func segment(before offset: Int) -> BreakSegment {
    if let segment, segment.range.lowerBound < offset, offset <= segment.range.upperBound {
      return segment
    }
    let found = BreakSegment(before: offset, in: text)
    segment = found
    return found
  }

  /// A row may end after a soft hyphen only where the hyphen fits as well.
  private func hasRoomForHyphen(
    after row: Range<Int>, _ width: inout RowWidth?, cells: [Cell]
  ) -> Bool {
    guard let hyphen = hyphens[row.upperBound - 1] else { return true }
    var measured = width ?? RowWidth(row, of: cells)
    measured.shrink(to: row.upperBound, cells)
    width = measured
    return measured.width + hyphen <= available + Self.tolerance
  }
}

/// The width of a row that is tried shorter and shorter, so that many tries cost one sum.
private struct RowWidth {
  private(set) var width: Double
  private var end: Int

  init(_ row: Range<Int>, of cells: [Cell]) {
    width = cells[row].reduce(0) { $0 + $1.advance }
    end = row.upperBound
  }

  mutating func shrink(to end: Int, _ cells: [Cell]) {
    for cell in cells[end..<self.end] { width -= cell.advance }
    self.end = end
  }
}

internal import Drawing
internal import UnicodeRules

/// A line broken into rows: what stands between two newlines, laid out at one width.
///
///     display   the quick brown fox jumps over the lazy dog
///     items     └──── regular ────┘└─ bold ─┘└─ regular ──┘     shaped, one run each
///     cells     ││││││││││││││││││││││││││││││││││││││││││      graphemes with advances
///     rows      └── rowEnds[0] ──┘└── rowEnds[1] ──┘└───┘
///
/// It knows where rows end and no more; what a row draws is made when somebody looks at it
/// (`row(_:fonts:counters:)`), so that a line of many rows costs the visible ones.
final class LineLayout: Sendable {
  /// Names this layout in the caches; never used twice in a document layout.
  let serial: Int
  let display: DisplayText
  let runs: [AttributedRun]
  let items: [TextItem]
  let cells: [Cell]
  /// The cell index after each row; at least one.
  let rowEnds: [Int]
  let baseLevel: UInt8
  let frame: LineFrame
  /// The source bytes of the rows.
  let sourceCount: Int
  /// True where the first letter is joined to the one before the window.
  let joinsBefore: Bool
  /// False for a window that does not begin (end) its line.
  let startsLine: Bool
  let endsLine: Bool

  /// A part of a long line: its content goes on beyond the rows that are wanted of it.
  struct Window {
    var startsLine: Bool
    /// Rows are wanted up to the first that ends at or behind this source offset.
    var target: Int
    /// True where the content ends with the line.
    var reachesEnd: Bool
    /// What stands before the content in the line, a few words of it.
    var before: [UInt8]
  }

  init(
    serial: Int, content: LineContent, width: Double, window: Window? = nil,
    fonts: inout some FontSource, counters: inout LayoutCounters
  ) {
    counters.linesLaidOut += 1
    self.serial = serial
    display = DisplayText(content)
    runs = content.runs
    let before = window?.before ?? []
    joinsBefore = Joining.joins(between: before, and: display.bytes)
    let itemizer = Itemizer(content, display: display, before: before)
    baseLevel = itemizer.bidi.baseLevel
    frame = LineFrame(content, width: width, metrics: fonts.metrics(of: content.rowFont))
    var (items, cells) = itemizer.items(fonts: &fonts)
    for i in items.indices where !items[i].isTab {
      let item = items[i]
      let clusters = fonts.clusters(
        of: item.request(
          for: item.range, in: display.bytes, size: runs[item.run].attributes.font.size,
          continues: joinsBefore))
      counters.runsMeasured += 1
      cells.spread(clusters, over: item.cells, from: item.range.lowerBound)
    }
    for bond in content.bonds {
      let end = Int32(display.display(of: bond))
      let after = cells.firstSorted { $0.end > end }
      if after > 0, cells[after - 1].end == end { cells[after - 1].traits.insert(.bond) }
    }
    let hasTabs = items.contains { $0.isTab }
    var breaker = RowBreaker(
      text: display.bytes, available: frame.available,
      tabWidth: hasTabs ? Self.tabWidth(in: content.rowFont, fonts: &fonts) : 0,
      hyphens: itemizer.isASCII ? [:] : Self.hyphens(of: cells, items, runs, fonts: &fonts))
    let ends = breaker.rowEnds(of: &cells)
    let (kept, count) = Self.rows(ends, of: cells, in: display, for: window)
    rowEnds = kept
    sourceCount = count
    startsLine = window?.startsLine ?? true
    endsLine = window.map { $0.reachesEnd && count == content.text.count } ?? true
    self.items = items
    self.cells = cells
  }

  /// Bytes behind a row that may have a say in where it ends.
  private static let lookahead = 32

  /// The rows of a window, and the source bytes they take; no row where the content is too short
  /// for one that is whole.
  private static func rows(
    _ ends: [Int], of cells: [Cell], in display: DisplayText, for window: Window?
  ) -> (ends: [Int], count: Int) {
    guard let window else { return (ends, display.sourceCount) }
    func offset(_ end: Int) -> Int {
      end > 0 ? display.source(endingAt: Int(cells[end - 1].end)) : 0
    }
    var whole = ends.count - 1
    if !window.reachesEnd {
      // The line goes on: its last row here may not be whole, and where the one before ends follows
      // from a letter that did not fit any more, and from what stands behind that.
      whole -= 2
      while whole >= 0, offset(ends[whole + 1]) + lookahead > display.sourceCount { whole -= 1 }
    }
    guard whole >= 0 else {
      return window.reachesEnd ? (ends, display.sourceCount) : ([], 0)
    }
    for i in 0...whole where offset(ends[i]) >= window.target && ends[i] < cells.count {
      return (Array(ends[...i]), offset(ends[i]))
    }
    return window.reachesEnd ? (ends, display.sourceCount) : ([], 0)
  }

  /// What to ask of the fonts for a part of an item.
  func request(for part: Range<Int>, of item: TextItem) -> ShapeRequest {
    item.request(
      for: part, in: display.bytes, size: runs[item.run].attributes.font.size,
      continues: joinsBefore)
  }

  /// True where a row's line goes on in the next row.
  func isSoftWrapped(afterRow row: Int) -> Bool { row < rowCount - 1 || !endsLine }

  /// A tab stop every four spaces.
  private static func tabWidth(in font: FontSpec, fonts: inout some FontSource) -> Double {
    let face = fonts.faces(for: [0x20], in: font).first?.face ?? .missing
    let space = ShapeRequest(
      text: " ", face: face, size: font.size, script: .latin, isRightToLeft: false)
    return 4 * fonts.shape(space).width
  }

  /// The width of the hyphen for each soft hyphen; most lines have none.
  private static func hyphens(
    of cells: [Cell], _ items: [TextItem], _ runs: [AttributedRun], fonts: inout some FontSource
  ) -> [Int: Double] {
    var result: [Int: Double] = [:]
    var last: (run: Int, width: Double)?
    for (index, cell) in cells.enumerated() where cell.traits.contains(.softHyphen) {
      let item = items[items.firstSorted { $0.cells.upperBound > index }]
      if last?.run != item.run {
        let request = item.hyphen(in: runs[item.run].attributes.font, fonts: &fonts)
        last = (item.run, fonts.shape(request).width)
      }
      result[index] = last?.width
    }
    return result
  }

  /// The cell of the soft hyphen that shows at a row's end.
  func shownHyphen(ofRow row: Int) -> Int? {
    let last = rowEnds[row] - 1
    guard isSoftWrapped(afterRow: row), last >= 0, cells[last].traits.contains(.softHyphen) else {
      return nil
    }
    return last
  }

  var rowCount: Int { rowEnds.count }
  var height: Double { Double(rowCount) * frame.rowHeight }
  var isRightToLeft: Bool { baseLevel & 1 == 1 }

  // MARK: Cells and source offsets

  /// The cells of a row.
  func cellRange(ofRow row: Int) -> Range<Int> {
    (row > 0 ? rowEnds[row - 1] : 0)..<rowEnds[row]
  }

  /// The displayed offset at a border of cells: before the cell of that index.
  func displayOffset(ofBorder border: Int) -> Int { border > 0 ? Int(cells[border - 1].end) : 0 }

  /// The source bytes of a row.
  ///
  /// A hidden stretch at a soft wrap belongs to the lower row.
  func sourceRange(ofRow row: Int) -> Range<Int> {
    let cells = cellRange(ofRow: row)
    let start = display.source(endingAt: displayOffset(ofBorder: cells.lowerBound))
    let end =
      row == rowCount - 1
      ? sourceCount : display.source(endingAt: displayOffset(ofBorder: cells.upperBound))
    return start..<end
  }

  /// The border of cells at a source offset, moved back to a caret stop.
  func border(at source: Int) -> Int {
    let offset = display.display(of: source)
    var border = cells.firstSorted { Int($0.end) > offset }
    while border > 0, !cells[border - 1].isStop { border -= 1 }
    return border
  }

  /// The border of cells at a source offset, moved on to a caret stop.
  func border(atOrAfter source: Int) -> Int {
    let offset = display.display(of: source, roundingUp: true)
    guard offset > 0 else { return 0 }
    var border = min(cells.firstSorted { Int($0.end) >= offset } + 1, cells.count)
    while border < cells.count, !cells[border - 1].isStop { border += 1 }
    return border
  }

  /// The row of a border; at a soft wrap the upper one where `isUpstream` is true.
  func row(ofBorder border: Int, isUpstream: Bool) -> Int {
    let row = rowEnds.firstSorted { isUpstream ? $0 >= border : $0 > border }
    return min(row, rowCount - 1)
  }

  /// The source offset of the caret stop at which the cell before a border ends.
  func source(endingAt border: Int) -> Int {
    display.source(endingAt: displayOffset(ofBorder: border))
  }

  /// The source offset of the caret stop at which the cell after a border starts.
  func source(startingAt border: Int) -> Int {
    display.source(startingAt: displayOffset(ofBorder: border))
  }
}

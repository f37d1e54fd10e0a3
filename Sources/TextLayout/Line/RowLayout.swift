internal import Drawing
internal import UnicodeRules

/// A part of a row that one face draws in one direction.
struct RowPiece: Sendable {
  /// Indices in the line.
  var cells: Range<Int>
  var item: Int
  var isRightToLeft: Bool
  var x: Double
  var width: Double
  /// The x of each border of its cells, in logical order: they fall from right to left.
  var edges: [Double]
  var glyphs: GlyphRun?
}

/// A row with everything in its place, x from the left edge of its text.
///
/// The text without hanging spaces fills 0 to `width`; spaces that hang lie outside of it.
struct RowLayout: Sendable {
  var cells: Range<Int>
  var width: Double
  /// Left to right.
  var pieces: [RowPiece]

  /// The x at which the cell before (`isUpstream`) or after a border touches it; at the row's ends
  /// the only cell there is.
  func x(ofBorder border: Int, isUpstream: Bool) -> Double {
    guard let piece = piece(atBorder: border, isUpstream: isUpstream) else { return 0 }
    return piece.edges[border - piece.cells.lowerBound]
  }

  /// The piece of the cell that `x(ofBorder:isUpstream:)` means; nil in a row without cells.
  func piece(atBorder border: Int, isUpstream: Bool) -> RowPiece? {
    let takesBefore = border >= cells.upperBound || (isUpstream && border > cells.lowerBound)
    let cell = takesBefore ? border - 1 : border
    return pieces.first { $0.cells.contains(cell) }
  }
}

extension LineLayout {
  /// Makes what a row draws.
  ///
  /// Each piece is shaped by itself, so that its ink and its carets are those of the glyphs that
  /// will be drawn.
  func row(
    _ row: Int, fonts: inout some FontSource, counters: inout LayoutCounters
  ) -> RowLayout {
    let range = cellRange(ofRow: row)
    var hanging = range.upperBound
    while hanging > range.lowerBound, cells[hanging - 1].hangs { hanging -= 1 }
    let stretches = stretches(of: range, hanging: hanging, hyphen: shownHyphen(ofRow: row))
    var pieces: [RowPiece] = []
    for i in Bidi.visualOrder(of: stretches.map(\.level)) {
      pieces.append(piece(stretches[i], fonts: &fonts, counters: &counters))
    }
    let hangingWidth = pieces.reduce(0) { $0 + $1.width(from: hanging) }
    // Hanging spaces are last in the base direction, thus leftmost where that is right to left.
    var x = isRightToLeft ? -hangingWidth : 0
    for i in pieces.indices {
      pieces[i].move(to: x)
      x += pieces[i].width
    }
    return RowLayout(
      cells: range, width: max(0, isRightToLeft ? x : x - hangingWidth), pieces: pieces)
  }

  fileprivate struct Stretch {
    var cells: Range<Int>
    var item: Int
    var level: UInt8
    /// A soft hyphen that shows.
    var isHyphen = false
  }

  /// The parts of a row in logical order; white space at its end takes the base level (UAX #9, L1).
  private func stretches(of range: Range<Int>, hanging: Int, hyphen: Int?) -> [Stretch] {
    var result: [Stretch] = []
    var i = items.firstSorted { $0.cells.upperBound > range.lowerBound }
    while i < items.count, items[i].cells.lowerBound < range.upperBound {
      let part = items[i].cells.clamped(to: range)
      let split = items[i].level == baseLevel ? part.upperBound : hanging
      let (shown, space) = (part.clamped(to: 0..<split), part.clamped(to: split..<range.upperBound))
      if !shown.isEmpty { result.append(Stretch(cells: shown, item: i, level: items[i].level)) }
      if !space.isEmpty { result.append(Stretch(cells: space, item: i, level: baseLevel)) }
      i += 1
    }
    if let hyphen, let last = result.popLast() {
      let before = last.cells.lowerBound..<hyphen
      if !before.isEmpty {
        result.append(Stretch(cells: before, item: last.item, level: last.level))
      }
      result.append(
        Stretch(cells: hyphen..<hyphen + 1, item: last.item, level: last.level, isHyphen: true))
    }
    return result
  }

  private func piece(
    _ stretch: Stretch, fonts: inout some FontSource, counters: inout LayoutCounters
  ) -> RowPiece {
    let item = items[stretch.item]
    if stretch.isHyphen {
      let request = item.hyphen(in: runs[item.run].attributes.font, fonts: &fonts)
      let shaped = fonts.shape(request)
      counters.runsShaped += 1
      return RowPiece(
        stretch, isRightToLeft: stretch.level & 1 == 1, advances: [shaped.width],
        glyphs: GlyphRun(request, ink: shaped.ink))
    }
    let bytes =
      displayOffset(
        ofBorder: stretch.cells.lowerBound)..<displayOffset(
        ofBorder: stretch.cells.upperBound)
    var advances = cells[stretch.cells].map(\.advance)
    var glyphs: GlyphRun?
    if !cells[stretch.cells].allSatisfy(\.hangs) {
      let request = request(for: bytes, of: item)
      let shaped = fonts.shape(request)
      counters.runsShaped += 1
      var own = Array(cells[stretch.cells])
      own.spread(shaped.clusters, over: own.indices, from: bytes.lowerBound)
      advances = own.map(\.advance)
      glyphs = GlyphRun(request, ink: shaped.ink)
    }
    return RowPiece(
      stretch, isRightToLeft: stretch.level & 1 == 1, advances: advances, glyphs: glyphs)
  }
}

extension GlyphRun {
  /// What draws the answer to a request.
  fileprivate init(_ request: ShapeRequest, ink: Rect) {
    self.init(
      text: request.text, face: request.face, size: request.size,
      script: request.script.rawValue, isRightToLeft: request.isRightToLeft,
      joinsBefore: request.joinsBefore, joinsAfter: request.joinsAfter, ink: ink)
  }
}

extension RowPiece {
  fileprivate init(
    _ stretch: LineLayout.Stretch, isRightToLeft: Bool, advances: [Double], glyphs: GlyphRun?
  ) {
    cells = stretch.cells
    item = stretch.item
    self.isRightToLeft = isRightToLeft
    self.glyphs = glyphs
    x = 0
    edges = [0]
    width = 0
    for advance in advances {
      width += advance
      edges.append(width)
    }
    if isRightToLeft { for i in edges.indices { edges[i] = width - edges[i] } }
  }

  /// The width of its cells from an index on.
  fileprivate func width(from cell: Int) -> Double {
    guard cell < cells.upperBound else { return 0 }
    let first = max(0, cell - cells.lowerBound)
    return isRightToLeft ? edges[first] - edges[cells.count] : edges[cells.count] - edges[first]
  }

  fileprivate mutating func move(to left: Double) {
    x = left
    for i in edges.indices { edges[i] += left }
  }
}

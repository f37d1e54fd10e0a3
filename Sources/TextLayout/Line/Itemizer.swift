internal import Drawing
internal import UnicodeRules

/// Cuts a line into items: attribute runs × faces × scripts × levels × tabs.
struct Itemizer {
  let display: DisplayText
  let runs: [AttributedRun]
  let bidi: BidiParagraph
  let isASCII: Bool
  private let scripts: [ScriptRun]
  /// True at each displayed offset at which a caret may stand.
  private let stops: [Bool]
  /// True for ASCII without replaced stretches.
  private let isStopAtEveryByte: Bool

  /// `before` is text in front of the content that has a say in its directions and scripts.
  init(_ content: LineContent, display: DisplayText, before: [UInt8] = []) {
    self.display = display
    runs = content.runs
    let bytes = display.bytes
    isASCII = bytes.allSatisfy { $0 < 0x80 }
    bidi = Bidi.paragraph(bytes, after: before, base: content.baseDirection)
    scripts = Scripts.runs(in: bytes, after: before)
    stops = Self.stops(in: display, isASCII: isASCII)
    isStopAtEveryByte = isASCII && !display.pieces.contains { $0.isReplaced }
  }

  /// The borders of grapheme clusters (UAX #29), those inside replaced stretches left out.
  ///
  /// Between two ASCII characters of a line there is always one.
  private static func stops(in display: DisplayText, isASCII: Bool) -> [Bool] {
    let bytes = display.bytes
    var stops = [Bool](repeating: true, count: bytes.count + 1)
    var i = isASCII ? bytes.count : 0
    while i < bytes.count {
      if bytes[i] < 0x80 {
        i += 1
        continue
      }
      let start = max(0, i - 1)
      while i < bytes.count, bytes[i] >= 0x80 || bytes[i - 1] >= 0x80 { i += 1 }
      for inside in start + 1..<i { stops[inside] = false }
      var walk = GraphemeWalk(bytes, in: start..<i)
      while let cluster = walk.next() { stops[cluster.end] = true }
    }
    for piece in display.pieces where piece.isReplaced {
      for i in piece.display.dropFirst() { stops[i] = false }
      stops[piece.display.lowerBound] = true
      stops[piece.display.upperBound] = true
    }
    return stops
  }

  /// Returns the items in logical order, with cells whose advances are not known yet.
  func items(fonts: inout some FontSource) -> (items: [TextItem], cells: [Cell]) {
    var items: [TextItem] = []
    var cells: [Cell] = []
    cells.reserveCapacity(display.bytes.count)
    var bidiIndex = 0
    var scriptIndex = 0
    var tab = -1
    for (run, piece) in display.pieces.enumerated() where !piece.display.isEmpty {
      let faces = faces(of: piece.display, in: runs[run].attributes.font, fonts: &fonts)
      var faceIndex = 0
      var start = piece.display.lowerBound
      while start < piece.display.upperBound {
        let limit = piece.display.upperBound
        let face = next(in: faces, at: &faceIndex, after: start - piece.display.lowerBound) {
          $0.end
        }
        let level = next(in: bidi.runs, at: &bidiIndex, after: start) { $0.end }
        let script = next(in: scripts, at: &scriptIndex, after: start) { $0.end }
        var end = min(limit, level?.end ?? limit, script?.end ?? limit)
        if let face { end = min(end, piece.display.lowerBound + face.end) }
        if tab < start { tab = display.bytes[start...].firstIndex(of: 9) ?? display.bytes.count }
        let isTab = tab == start
        end = isTab ? start + 1 : min(end, tab)
        end = itemEnd(over: start..<end)
        let first = cells.count
        appendCells(of: start..<end, to: &cells)
        items.append(
          TextItem(
            range: start..<end, cells: first..<cells.count, run: run,
            face: face?.face ?? .missing, script: script?.script ?? .latin,
            level: level?.level ?? bidi.baseLevel, isTab: isTab))
        start = end
      }
    }
    return (items, cells)
  }

  /// As many bytes of one cluster are shaped together.
  ///
  /// Shaping looks back from each mark to its letter, which takes the square of the marks: nobody
  /// writes so many, but somebody pastes them.
  private static let clusterLimit = 512

  /// Where an item ends that would go over a range: earlier where an endless cluster lies in it,
  /// which is an item by itself, or several.
  private func itemEnd(over range: Range<Int>) -> Int {
    if range.count <= Self.clusterLimit { return range.upperBound }
    var start = range.lowerBound
    while start < range.upperBound {
      let limit = min(start + Self.clusterLimit, range.upperBound)
      var end = start + 1
      while end < limit, !stops[end] { end += 1 }
      if end == limit, limit < range.upperBound, !stops[end] {
        if start > range.lowerBound { return start }
        while display.bytes[end] & 0xC0 == 0x80 { end -= 1 }
        return end
      }
      start = end
    }
    return range.upperBound
  }

  /// Tabs are asked for as spaces: no font has them, and none is drawn.
  private func faces(
    of range: Range<Int>, in font: FontSpec, fonts: inout some FontSource
  ) -> [FaceRun] {
    var bytes = range.count == display.bytes.count ? display.bytes : Array(display.bytes[range])
    if bytes.contains(9) { for i in bytes.indices where bytes[i] == 9 { bytes[i] = 0x20 } }
    return fonts.faces(for: bytes, in: font)
  }

  /// Moves `index` on to the run that holds `offset`.
  private func next<Run>(
    in runs: [Run], at index: inout Int, after offset: Int, end: (Run) -> Int
  ) -> Run? {
    while index < runs.count, end(runs[index]) <= offset { index += 1 }
    return index < runs.count ? runs[index] : nil
  }

  private func appendCells(of range: Range<Int>, to cells: inout [Cell]) {
    let bytes = display.bytes
    if isStopAtEveryByte {
      cells.append(
        contentsOf: range.lazy.map {
          Cell(
            advance: 0, end: Int32($0 + 1), traits: Cell.traits(ofByte: bytes[$0]).union(.stop))
        })
      return
    }
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start + 1
      while end < range.upperBound, !stops[end] { end += 1 }
      var traits = Cell.traits(of: bytes[start..<end])
      if stops[end] { traits.insert(.stop) }
      cells.append(Cell(advance: 0, end: Int32(end), traits: traits))
      start = end
    }
  }
}

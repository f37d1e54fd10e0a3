package import TextRope

extension DocumentLayout {
  /// The work in an exact span: what must be laid out again when somebody looks into it.
  static let spanLimit = 16 * 1024

  /// What it takes to lay out lines, in bytes: a line takes as much as its text and 256 more.
  static func work(lines: Int, bytes: Int) -> Int { 256 * lines + bytes }
  /// What it takes to shape a byte, when no known word tells its width: as much as this many bytes.
  private static let shapingWork = 16
  /// Bytes of a text that is measured whole whatever the limit: a message's height is exact.
  private static let smallText = 4096
  /// Lines that are kept laid out while a height is measured; they are near the viewport.
  private static let linesKept = 128

  /// The exact height where it is less than `limit`, else some value of at least `limit`.
  ///
  /// Measures only as many lines as it takes to know; a text of a few kilobytes it measures whole.
  package mutating func height(
    upTo limit: Double, text: Rope, source: inout some LineSource, fonts: inout some FontSource
  ) -> Double {
    let limit = text.utf8Count <= Self.smallText ? Double.infinity : limit
    while tree.summary.exactHeight < limit,
      let found = tree.first(where: { $0.inexactLines > 0 })
    {
      if found.before.lines < Self.linesKept {
        _ = layOut(line: 0, of: found, text: text, source: &source, fonts: &fonts)
      } else {
        _ = measure(found, work: Self.spanLimit, text: text, source: &source, fonts: &fonts)
      }
    }
    return isExact ? estimatedHeight : max(tree.summary.exactHeight, estimatedHeight)
  }

  /// Measures every line: exact number of rows and height.
  package mutating func measureAll(
    text: Rope, source: inout some LineSource, fonts: inout some FontSource
  ) -> (rows: Int, height: Double) {
    let keeps = text.lineCount <= lines.capacity
    while let found = tree.first(where: { $0.inexactLines > 0 }) {
      if keeps {
        _ = layOut(line: 0, of: found, text: text, source: &source, fonts: &fonts)
      } else {
        _ = measure(found, work: Self.spanLimit, text: text, source: &source, fonts: &fonts)
      }
    }
    return (tree.summary.rows, tree.summary.height)
  }

  /// Measures about `budget` bytes of estimated lines, of which each counts for 256 more, and each
  /// byte that has to be shaped for 16; true where some are left.
  package mutating func refine(
    budget: Int, text: Rope, source: inout some LineSource, fonts: inout some FontSource
  ) -> Bool {
    var left = budget
    while left > 0, let found = tree.first(where: { $0.inexactLines > 0 }) {
      left -= measure(
        found, work: min(left, Self.spanLimit), text: text, source: &source, fonts: &fonts)
    }
    return !isExact
  }

  /// Measures lines at the start of an inexact element and keeps only their sum.
  ///
  /// - Returns: The work done, more than `limit` by that of one line or window at most.
  private mutating func measure(
    _ found: Found, work limit: Int, text: Rope, source: inout some LineSource,
    fonts: inout some FontSource
  ) -> Int {
    let shaped = fonts.bytesShaped
    if found.element.isPartOfLongLine {
      let window = layOutWindow(
        of: found, keeps: false, text: text, source: &source, fonts: &fonts)
      // More is looked at in a window than it has rows for.
      return Self.work(lines: 1, bytes: 2 * window.layout.display.bytes.count)
        + Self.shapingWork * (fonts.bytesShaped - shaped)
    }
    var sum = LayoutElement(lines: 0, bytes: 0, rows: 0, height: 0, isExact: true)
    var work = 0
    while sum.lines < found.element.lines,
      work + Self.shapingWork * (fonts.bytesShaped - shaped) < limit
    {
      let start = ByteOffset(found.before.bytes + sum.bytes)
      guard let (range, end) = text.line(from: start, noLongerThan: LayoutElement.longLine) else {
        break
      }
      let line = makeLine(range, source: &source, fonts: &fonts)
      let bytes = end.utf8 - start.utf8
      sum = sum + LayoutElement(line, bytes: bytes)
      work += Self.work(lines: 1, bytes: bytes)
    }
    if sum.lines == 0 {
      let line = isolate(line: 0, of: found, text: text)
      return measure(line, work: limit, text: text, source: &source, fonts: &fonts)
    }
    var new = [sum]
    if sum.lines < found.element.lines {
      let (lines, bytes) = (found.element.lines - sum.lines, found.element.bytes - sum.bytes)
      new.append(found.element.part(lines: lines, bytes: bytes, estimate, width))
    }
    tree.replaceSubrange(found.index..<(found.index + 1), with: new)
    return work + Self.shapingWork * (fonts.bytesShaped - shaped)
  }
}

extension Rope {
  /// The line that begins at an offset, and where the next one would begin; nil where it has more
  /// bytes than `limit`.
  ///
  /// - Complexity: O(log *n*) and the bytes of the line, as far as the limit.
  fileprivate func line(
    from start: ByteOffset, noLongerThan limit: Int
  ) -> (range: Range<ByteOffset>, end: ByteOffset)? {
    let reach = min(end, start.advanced(by: limit + 1))
    var upper = start
    var isEnded = false
    forEachChunk(in: start..<reach) { bytes in
      let newline = bytes.firstIndex(of: UInt8(ascii: "\n"))
      upper = upper.advanced(by: newline ?? bytes.count)
      isEnded = newline != nil
      return !isEnded
    }
    if isEnded { return (start..<upper, upper.advanced(by: 1)) }
    return upper == end && upper.utf8 - start.utf8 <= limit ? (start..<upper, upper) : nil
  }
}

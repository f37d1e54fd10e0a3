internal import TextRope

extension DocumentLayout {
  /// A row ends where the letter is known that did not fit any more, which lies in the row behind
  /// it at most; one more covers the rules that look ahead.
  private static let rowsThatFollow = 2
  /// What stands for these rows in a part that is not laid out, in bytes.
  private static let bytesThatFollow = 1024
  private static let piecesKeptApart = 16

  /// Follows an edit that touches a long line: the windows it touches become parts to lay out anew,
  /// the others stay.
  ///
  /// - Complexity: O(log *n* + *m*).
  mutating func applyToLongLine(_ edit: RopeEdit, first: Found, last: Found, text: Rope) {
    var last = last
    let delta = edit.replacement.utf8Count - edit.range.count
    let firstLine = text.line(containing: edit.rangeAfter.lowerBound)
    let lastLine = text.line(containing: edit.rangeAfter.upperBound)
    let start = first.element.startsInLine ? first.before.bytes : text.lineStart(firstLine).utf8
    let lastStart = max(start, text.lineStart(lastLine).utf8)
    // A part without bytes is none: it takes the next one in.
    while last.element.lines == 0, end(of: last) + delta <= lastStart {
      last = found(at: last.index + 1)
    }
    let endsLine = last.element.lines > 0
    let end = endsLine ? lineEnd(lastLine, in: text) : end(of: last) + delta

    var new: [LayoutElement] = []
    let headLines = firstLine - first.before.lines
    if headLines > 0 {
      new.append(
        first.element.part(
          lines: headLines, bytes: start - first.before.bytes, estimate, width))
    }
    new += parts(
      start..<end, lines: firstLine...lastLine, startsInLine: first.element.startsInLine,
      endsLine: endsLine, in: text)
    let tailBytes = self.end(of: last) + delta - end
    if endsLine, tailBytes > 0 || tailLines(behind: lastLine, of: last, in: text) > 0 {
      new.append(
        last.element.part(
          lines: tailLines(behind: lastLine, of: last, in: text), bytes: tailBytes, estimate, width)
      )
    }
    tree.replaceSubrange(first.index..<(last.index + 1), with: new)
  }

  /// Forgets the rows of the windows before one that the styles from an offset on have a say in.
  mutating func forgetWindows(from offset: ByteOffset, before end: Found) {
    guard offset.utf8 < end.before.bytes else { return }
    let start = element(at: offset.utf8)
    guard start.element.isPartOfLongLine else { return }
    let first = start.element.isExact ? firstToChange(offset.utf8, in: start) : start
    forgetRows(first.index...end.index - 1)
  }

  /// The first part of a line whose rows may change with a byte of `part`.
  ///
  /// A part that will be laid out anyway says nothing of where this one begins.
  mutating func firstToChange(_ offset: Int, in part: Found) -> Found {
    var first = part
    var rows = rowsBefore(offset - part.before.bytes, in: part.element)
    while first.element.startsInLine, rows < Self.rowsThatFollow,
      tree[first.index - 1].isExact
    {
      first = found(at: first.index - 1)
      rows += rowsBefore(first.element.bytes, in: first.element)
    }
    return first
  }

  /// The rows of a part that end before an offset in it, as far as they are known.
  private mutating func rowsBefore(_ offset: Int, in part: LayoutElement) -> Int {
    if part.isExact, offset >= part.bytes { return part.rows }
    guard part.isExact, let layout = lines.value(for: part.serial) else {
      return offset < Self.bytesThatFollow ? 0 : Self.rowsThatFollow
    }
    return layout.row(ofBorder: layout.border(at: offset), isUpstream: true)
  }

  private func found(at index: Int) -> Found { (index, tree.summary(upTo: index), tree[index]) }

  private func end(of found: Found) -> Int { found.before.bytes + found.element.bytes }

  /// Lines of the last element that come after the last edited one.
  private func tailLines(behind lastLine: Int, of last: Found, in text: Rope) -> Int {
    let behind = tree.summary.lines - last.before.lines - last.element.lines
    return text.lineCount - lastLine - 1 - behind
  }

  /// The edited lines, or parts of them, as estimates.
  private func parts(
    _ range: Range<Int>, lines: ClosedRange<Int>, startsInLine: Bool, endsLine: Bool, in text: Rope
  ) -> [LayoutElement] {
    func part(_ bytes: Range<Int>, lines count: Int, startsInLine: Bool) -> LayoutElement {
      var part = estimate.element(lines: max(1, count), bytes: bytes.count, width: width)
      part.lines = count
      part.startsInLine = startsInLine
      return part
    }
    if lines.count == 1 {
      return [part(range, lines: endsLine ? 1 : 0, startsInLine: startsInLine)]
    }
    var parts: [LayoutElement] = []
    var start = range.lowerBound
    let isLong = lines.count > Self.piecesKeptApart
    for line in isLong ? [lines.lowerBound, lines.upperBound - 1] : Array(lines.dropLast()) {
      let end = lineEnd(line, in: text)
      let count = isLong && line > lines.lowerBound ? line - lines.lowerBound : 1
      parts.append(part(start..<end, lines: count, startsInLine: parts.isEmpty && startsInLine))
      start = end
    }
    parts.append(part(start..<range.upperBound, lines: endsLine ? 1 : 0, startsInLine: false))
    return parts
  }
}

internal import TextRope

extension Rope {
  /// What a line may have on a side of a range for the range to be widened by it.
  private static var longRest: Int { 256 }

  /// The lines that a range touches, each with its newline, as one range.
  ///
  /// An end inside a line that goes on for long stays where it is.
  func wholeLines(of range: Range<ByteOffset>) -> Range<ByteOffset> {
    let last = line(containing: max(range.lowerBound, range.upperBound))
    let end = last + 1 < lineCount ? lineStart(last + 1) : end
    let start = lineStart(line(containing: range.lowerBound))
    let isAtStart = range.upperBound > range.lowerBound && lineStart(last) == range.upperBound
    let isFar = end.utf8 - range.upperBound.utf8 > Self.longRest
    return
      (range.lowerBound.utf8 - start.utf8 > Self.longRest
      ? range.lowerBound : start)..<(isAtStart || isFar ? range.upperBound : end)
  }

  /// The lines that a range touches, each with its newline.
  func lines(in range: Range<ByteOffset>) -> [Range<ByteOffset>] {
    if range.isEmpty { return [] }
    var lines: [Range<ByteOffset>] = []
    var line = line(containing: range.lowerBound)
    var start = lineStart(line)
    while start < range.upperBound {
      let end = line + 1 < lineCount ? lineStart(line + 1) : end
      lines.append(start..<end)
      start = end
      line += 1
    }
    return lines
  }
}

extension Range<ByteOffset> {
  /// The smallest range that holds both.
  func hull(_ other: Range) -> Range {
    Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }

  /// The same, with ends on scalar boundaries.
  func aligned(in text: Rope) -> Range {
    text.scalarBoundary(atOrBefore: lowerBound)..<text.scalarBoundary(atOrBefore: upperBound)
  }
}

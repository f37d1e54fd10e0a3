package import TextRope

extension DocumentLayout {
  /// Lines of an exact span: what must be measured again when somebody looks into it.
  private static let spanLimit = 64

  /// The exact height where it is less than `limit`, else some value of at least `limit`: measures
  /// only as many lines as it takes to know.
  package mutating func height(
    upTo limit: Double, text: Rope, source: inout some LineSource, fonts: inout some FontSource
  ) -> Double {
    while tree.summary.exactHeight < limit,
      let found = tree.first(where: { $0.inexactLines > 0 })
    {
      _ = layOut(line: 0, of: found, text: text, source: &source, fonts: &fonts)
    }
    return isExact ? estimatedHeight : max(limit, estimatedHeight)
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
        _ = measure(found, lines: .max, text: text, source: &source, fonts: &fonts)
      }
    }
    return (tree.summary.rows, tree.summary.height)
  }

  /// Measures about `lines` estimated lines; true where some are left.
  package mutating func refine(
    lines: Int, text: Rope, source: inout some LineSource, fonts: inout some FontSource
  ) -> Bool {
    var left = lines
    while left > 0, let found = tree.first(where: { $0.inexactLines > 0 }) {
      left -= measure(found, lines: left, text: text, source: &source, fonts: &fonts)
    }
    return !isExact
  }

  /// Measures lines at the start of an inexact element and keeps only their sum.
  ///
  /// - Returns: How many lines of common length that was worth.
  private mutating func measure(
    _ found: (index: Int, before: LayoutSummary, element: LayoutElement), lines: Int, text: Rope,
    source: inout some LineSource, fonts: inout some FontSource
  ) -> Int {
    let count = min(lines, Self.spanLimit, found.element.lines)
    var sum = LayoutElement(lines: 0, bytes: 0, rows: 0, height: 0, isExact: true)
    var start = found.before.bytes
    var work = 0
    while sum.lines < count, work < lines {
      let number = found.before.lines + sum.lines
      let end = lineEnd(number, in: text)
      let line = makeLine(
        ByteOffset(start)..<text.lineRange(number).upperBound, source: &source, fonts: &fonts)
      sum.lines += 1
      sum.bytes += end - start
      sum.rows += line.rowCount
      sum.height += line.height
      work += 1 + (end - start) / 256
      start = end
    }
    var new = [sum]
    if sum.lines < found.element.lines {
      new.append(
        found.element.part(
          lines: found.element.lines - sum.lines, bytes: found.element.bytes - sum.bytes, estimate,
          width))
    }
    tree.replaceSubrange(found.index..<(found.index + 1), with: new)
    return work
  }
}

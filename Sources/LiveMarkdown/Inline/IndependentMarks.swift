/// Marks that know nothing of each other: the first from the left pairs with the nearest one after
/// it, within its line, with at least one character between.
enum IndependentMarks {
  static func match(
    _ rule: DelimiterRule, in source: UnsafeBufferPointer<UInt8>, into parse: inout InlineParse
  ) {
    var position = 0
    while let open = next(rule.mark, in: source, from: position) {
      guard let close = close(of: open, rule.mark, in: source) else {
        // No mark follows on this line, so none that stands later on it has a mate either.
        position = lineEnd(in: source, from: open.upperBound)
        continue
      }
      if close.upperBound - open.lowerBound > InlineParser.reach {
        position = open.lowerBound + 1
        continue
      }
      parse.spans.append(InlineSpan(open: open, close: close, style: rule.style))
      position = close.upperBound
    }
    parse.steps += source.count
  }

  private static func close(
    of open: Range<Int>, _ mark: Mark, in source: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    let content = open.upperBound
    guard content < source.count, source[content] != ASCII.newline else { return nil }
    return next(mark, in: source, from: content + 1, withinLine: true)
  }

  private static func next(
    _ mark: Mark, in source: UnsafeBufferPointer<UInt8>, from start: Int, withinLine: Bool = false
  ) -> Range<Int>? {
    var length = 0
    var i = start
    while i < source.count {
      if source[i] == mark.byte {
        length += 1
        if length == mark.length { return i + 1 - length..<i + 1 }
      } else {
        if withinLine, source[i] == ASCII.newline { return nil }
        length = 0
      }
      i += 1
    }
    return nil
  }

  private static func lineEnd(in source: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var i = start
    while i < source.count, source[i] != ASCII.newline { i += 1 }
    return i
  }
}

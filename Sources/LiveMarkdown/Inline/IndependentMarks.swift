/// Marks that know nothing of each other: the first from the left pairs with the nearest one after
/// it, within its line, with at least one character between.
struct IndependentMarks {
  let rule: DelimiterRule
  /// Before this everything is decided.
  private(set) var position = 0

  init(_ rule: DelimiterRule) { self.rule = rule }

  static func match(
    _ rule: DelimiterRule, in source: UnsafeBufferPointer<UInt8>, into parse: inout InlineParse
  ) {
    var marks = IndependentMarks(rule)
    while let span = marks.next(in: source) { parse.spans.append(span) }
    parse.steps += source.count
  }

  /// The next pair.
  mutating func next(in source: UnsafeBufferPointer<UInt8>) -> InlineSpan? {
    while let open = mark(in: source, from: position) {
      guard let close = close(of: open, in: source) else {
        // No mark follows on this line, so none that stands later on it has a mate either.
        position = lineEnd(in: source, from: open.upperBound)
        continue
      }
      if close.upperBound - open.lowerBound > InlineParser.reach {
        position = open.lowerBound + 1
        continue
      }
      position = close.upperBound
      return InlineSpan(open: open, close: close, style: rule.style)
    }
    position = source.count
    return nil
  }

  private func close(
    of open: Range<Int>, in source: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    let content = open.upperBound
    guard content < source.count, source[content] != ASCII.newline else { return nil }
    return mark(in: source, from: content + 1, withinLine: true)
  }

  private func mark(
    in source: UnsafeBufferPointer<UInt8>, from start: Int, withinLine: Bool = false
  ) -> Range<Int>? {
    var length = 0
    var i = start
    while i < source.count {
      if source[i] == rule.mark.byte {
        length += 1
        if length == rule.mark.length { return i + 1 - length..<i + 1 }
      } else {
        if withinLine, source[i] == ASCII.newline { return nil }
        length = 0
      }
      i += 1
    }
    return nil
  }

  private func lineEnd(in source: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var i = start
    while i < source.count, source[i] != ASCII.newline { i += 1 }
    return i
  }
}

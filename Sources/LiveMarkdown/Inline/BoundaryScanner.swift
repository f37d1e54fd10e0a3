/// Finds places at which nothing is open that would hide or turn what follows: no code span, no
/// escape, no pair of a mark that is matched by itself.
///
/// Delimiter runs are left out: which way they face follows from their neighbours, so parsing that
/// begins between two of them goes wrong, if at all, only near its beginning.
struct BoundaryScanner {
  private let rules: InlineRules
  private var position = 0
  private var backticks: BacktickIndex?
  private var marks: [(next: InlineSpan?, reader: IndependentMarks)] = []

  init(_ rules: InlineRules, in source: UnsafeBufferPointer<UInt8>) {
    self.rules = rules
    for rule in rules.independent {
      var reader = IndependentMarks(rule)
      let first = reader.next(in: source)
      marks.append((first, reader))
    }
  }

  /// The first such place at or behind a target; targets come in order.
  mutating func boundary(atOrAfter target: Int, in source: UnsafeBufferPointer<UInt8>) -> Int {
    var place = min(target, source.count)
    while true {
      let start = place
      readTokens(to: place, in: source)
      place = max(place, position)
      skipPairs(&place, in: source)
      while place < source.count, splitsScalarOrRun(place, in: source) { place += 1 }
      if place == start { return place }
    }
  }

  private func splitsScalarOrRun(_ place: Int, in source: UnsafeBufferPointer<UInt8>) -> Bool {
    let byte = source[place]
    if byte & 0xC0 == 0x80 { return true }
    guard place > 0, source[place - 1] == byte else { return false }
    return !rules.isText[Int(byte)] || rules.independent.contains { $0.mark.byte == byte }
  }

  /// Reads escapes and code spans up to a place, or past it where one covers it.
  private mutating func readTokens(to place: Int, in source: UnsafeBufferPointer<UInt8>) {
    while position < place {
      switch rules.roles[Int(source[position])] {
      case .text, .delimiter: position += 1
      case .escape:
        let isPair = position + 1 < source.count && ASCII.isPunctuation(source[position + 1])
        position += isPair ? 2 : 1
      case .codeSpan:
        let open = source.run(at: position)
        position = open.upperBound
        if backticks == nil { backticks = BacktickIndex(source, from: open.lowerBound) }
        if let close = backticks?.close(of: open),
          close.upperBound - open.lowerBound <= InlineParser.reach
        {
          position = close.upperBound
        }
      }
    }
  }

  private mutating func skipPairs(_ place: inout Int, in source: UnsafeBufferPointer<UInt8>) {
    for i in marks.indices {
      while let span = marks[i].next, span.bounds.upperBound <= place {
        marks[i].next = marks[i].reader.next(in: source)
      }
      if let span = marks[i].next, span.bounds.lowerBound < place {
        place = span.bounds.upperBound
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The run of equal bytes that begins at an offset.
  func run(at start: Int) -> Range<Int> {
    var end = start + 1
    while end < count, self[end] == self[start] { end += 1 }
    return start..<end
  }
}

/// Finds places at which nothing is open that would hide or turn what follows: no code span, no
/// link, no escape, no pair of a mark that is matched by itself.
///
/// Delimiter runs are left out: which way they face follows from their neighbours, so parsing that
/// begins between two of them goes wrong, if at all, only near its beginning. A bracket that opens
/// no link is text, whoever reads it.
struct BoundaryScanner {
  private let rules: InlineRules
  private let covered: [Range<Int>]
  private var next = 0
  private var marks: [(next: InlineSpan?, reader: IndependentMarks)] = []

  /// How far behind the next place one at the start of a word is looked for.
  private static let wordReach = 256

  /// The labels whose definitions have a say in which places these are.
  let labels: Set<UInt32>

  init(_ rules: InlineRules, in source: UnsafeBufferPointer<UInt8>, _ links: LinkResolver?) {
    self.rules = rules
    var reader = TokenReader(source, rules, links)
    if rules.hasTokens { reader.readAll() }
    covered = reader.covered
    labels = Set(reader.lookups.filter { !$0.isLocal }.map(\.label))
    for rule in rules.independent {
      var reader = IndependentMarks(rule)
      let first = reader.next(in: source)
      marks.append((first, reader))
    }
  }

  /// The first such place at or behind a target; targets come in order.
  mutating func boundary(atOrAfter target: Int, in source: UnsafeBufferPointer<UInt8>) -> Int {
    var place = wordStart(atOrAfter: min(target, source.count), in: source)
    while true {
      let start = place
      skipCovered(&place)
      skipPairs(&place, in: source)
      while place < source.count, splitsScalarOrRun(place, in: source) { place += 1 }
      if place == start { return place }
    }
  }

  private func wordStart(atOrAfter place: Int, in source: UnsafeBufferPointer<UInt8>) -> Int {
    let end = min(place + Self.wordReach, source.count)
    for i in place..<end where i > 0 && ASCII.isSpace(source[i - 1]) { return i }
    return place
  }

  private func splitsScalarOrRun(_ place: Int, in source: UnsafeBufferPointer<UInt8>) -> Bool {
    let byte = source[place]
    if byte & 0xC0 == 0x80 { return true }
    guard place > 0, source[place - 1] == byte else { return false }
    return !rules.isText[Int(byte)] || rules.independent.contains { $0.mark.byte == byte }
  }

  /// Goes behind what covers a place; images may lie in links, so ends come in no order.
  private mutating func skipCovered(_ place: inout Int) {
    while next < covered.count, covered[next].lowerBound < place {
      place = max(place, covered[next].upperBound)
      next += 1
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

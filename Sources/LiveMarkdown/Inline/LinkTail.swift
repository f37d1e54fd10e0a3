/// Reads what follows the closing bracket of a link: `(address "title")` (CommonMark 0.31.2,
/// section 6.3).
struct LinkTail {
  private let source: UnsafeBufferPointer<UInt8>
  private let limit: Int
  private var position: Int
  /// Behind the last byte that the outcome depends on; beyond the limit where it depends on what
  /// follows that.
  private(set) var seen: Int

  /// Nothing from `limit` on is looked at.
  init(_ source: UnsafeBufferPointer<UInt8>, from start: Int, limit: Int) {
    self.source = source
    self.limit = limit
    position = start
    seen = start
  }

  /// The end of the tail and the address in it; nil where there is no tail.
  mutating func read(_ parentheses: inout ParenthesisIndex) -> (end: Int, address: String)? {
    guard take(UInt8(ascii: "(")) else { return nil }
    skipSpace()
    var address = position..<position
    if peek() != UInt8(ascii: ")") {
      guard let found = destination(&parentheses) else { return nil }
      address = found
      let end = position
      skipSpace()
      if peek() != UInt8(ascii: ")") {
        guard position > end, skipTitle() else { return nil }
        skipSpace()
      }
    }
    guard take(UInt8(ascii: ")")) else { return nil }
    return (position, LinkAddressText.decoded(source[address]))
  }

  private mutating func peek() -> UInt8? {
    seen = max(seen, position + 1)
    return position < limit ? source[position] : nil
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    position += 1
    return true
  }

  /// A paragraph has no two newlines in a row, so there is nothing to count.
  private mutating func skipSpace() {
    while let byte = peek(), byte == ASCII.space || byte == ASCII.tab || byte == ASCII.newline {
      position += 1
    }
  }

  private mutating func destination(_ parentheses: inout ParenthesisIndex) -> Range<Int>? {
    if take(UInt8(ascii: "<")) {
      let start = position
      guard skip(to: UInt8(ascii: ">"), butNot: [UInt8(ascii: "<"), ASCII.newline]) else {
        return nil
      }
      return start..<position - 1
    }
    let start = position
    let (end, read) = parentheses.destinationEnd(from: start, in: source)
    seen = max(seen, min(read, limit + 1))
    guard let end, end > start, end <= limit else { return nil }
    position = end
    return start..<end
  }

  private mutating func skipTitle() -> Bool {
    switch peek() {
    case UInt8(ascii: "("):
      position += 1
      return skip(to: UInt8(ascii: ")"), butNot: [UInt8(ascii: "(")])
    case .some(let quote) where quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"):
      position += 1
      return skip(to: quote, butNot: [])
    default: return false
    }
  }

  /// Goes behind the next byte of a kind that no backslash stands before.
  private mutating func skip(to end: UInt8, butNot forbidden: [UInt8]) -> Bool {
    while let byte = peek() {
      if byte == end {
        position += 1
        return true
      }
      if forbidden.contains(byte) { return false }
      position += 1
      if byte == ASCII.backslash, let next = peek(), ASCII.isPunctuation(next) { position += 1 }
    }
    return false
  }
}

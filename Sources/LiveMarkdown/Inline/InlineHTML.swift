/// Finds HTML tags in running text: nothing inside one has a meaning (CommonMark 0.31.2, section
/// 6.6).
///
/// A search for an end that is not there is made once, so that a text of beginnings costs one pass.
struct InlineHTML {
  private let source: UnsafeBufferPointer<UInt8>
  /// For each kind of end, a stretch that was searched and has none.
  private var searched: [String: Range<Int>] = [:]
  private(set) var steps = 0
  /// Whether the last search would have gone on behind its limit.
  private(set) var reachedLimit = false
  private var position = 0

  init(_ source: UnsafeBufferPointer<UInt8>) { self.source = source }

  /// The end of the tag, comment, instruction or declaration that begins with `<` at an offset; nil
  /// where there is none before the limit.
  mutating func end(from start: Int, limit: Int) -> Int? {
    position = start + 1
    reachedLimit = false
    let end = construct(limit: limit)
    steps += position - start
    reachedLimit = end == nil && (reachedLimit || position >= limit)
    return end
  }

  private mutating func construct(limit: Int) -> Int? {
    let source = source
    func begins(_ text: StaticString) -> Bool {
      position + text.utf8CodeUnitCount <= limit
        && (0..<text.utf8CodeUnitCount).allSatisfy { source[position + $0] == text.utf8Start[$0] }
    }
    if begins("!-->") { return position + 4 }
    if begins("!--->") { return position + 5 }
    if begins("!--") { return find("-->", from: position + 3, limit) }
    if begins("?") { return find("?>", from: position + 1, limit) }
    if begins("![CDATA[") { return find("]]>", from: position + 8, limit) }
    if begins("!"), position + 1 < limit, ASCII.isLetter(source[position + 1]) {
      return find(">", from: position + 2, limit)
    }
    if begins("/") {
      position += 1
      guard takeName(limit) else { return nil }
      skipSpace(limit)
      return take(UInt8(ascii: ">"), limit) ? position : nil
    }
    return takeName(limit) ? openTagEnd(limit) : nil
  }

  private mutating func find(_ end: String, from start: Int, _ limit: Int) -> Int? {
    let text = Array(end.utf8)
    var from = start
    var i = start
    if let known = searched[end], known.contains(start) {
      (from, i) = (known.lowerBound, known.upperBound)
    }
    defer { searched[end] = from..<i }
    while i + text.count <= limit {
      steps += 1
      if source[i] == text[0], (1..<text.count).allSatisfy({ source[i + $0] == text[$0] }) {
        return i + text.count
      }
      i += 1
    }
    reachedLimit = true
    return nil
  }

  /// Attributes, each behind white space, up to the end of the tag.
  private mutating func openTagEnd(_ limit: Int) -> Int? {
    while true {
      let before = position
      skipSpace(limit)
      guard position > before, takeAttribute(limit) else { break }
    }
    if take(UInt8(ascii: "/"), limit) { return take(UInt8(ascii: ">"), limit) ? position : nil }
    return take(UInt8(ascii: ">"), limit) ? position : nil
  }

  private mutating func takeAttribute(_ limit: Int) -> Bool {
    guard position < limit, ASCII.isLetter(source[position]) || "_:".utf8.contains(source[position])
    else { return false }
    while position < limit,
      ASCII.isLetterOrDigit(source[position]) || "_.:-".utf8.contains(source[position])
    {
      position += 1
    }
    let name = position
    skipSpace(limit)
    guard take(UInt8(ascii: "="), limit) else {
      position = name
      return true
    }
    skipSpace(limit)
    guard position < limit else { return false }
    let quote = source[position]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      guard let end = find(quote == UInt8(ascii: "'") ? "'" : "\"", from: position + 1, limit)
      else { return false }
      position = end
      return true
    }
    let value = position
    while position < limit, !ASCII.isSpace(source[position]),
      !"\"'=<>`".utf8.contains(source[position])
    {
      position += 1
    }
    return position > value
  }

  private mutating func takeName(_ limit: Int) -> Bool {
    guard position < limit, ASCII.isLetter(source[position]) else { return false }
    while position < limit,
      ASCII.isLetterOrDigit(source[position]) || source[position] == UInt8(ascii: "-")
    {
      position += 1
    }
    return true
  }

  private mutating func skipSpace(_ limit: Int) {
    while position < limit, ASCII.isSpace(source[position]) { position += 1 }
  }

  private mutating func take(_ byte: UInt8, _ limit: Int) -> Bool {
    guard position < limit, source[position] == byte else { return false }
    position += 1
    return true
  }
}

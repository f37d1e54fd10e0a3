internal import UnicodeRules

/// Finds addresses that stand in the text by themselves: web addresses with a scheme or `www.`,
/// and mail addresses (GFM 0.29, section 6.9).
struct BareAddress {
  private let source: UnsafeBufferPointer<UInt8>

  init(_ source: UnsafeBufferPointer<UInt8>) { self.source = source }

  /// How far before its first mark an address may begin, and that mark with the slashes behind it.
  static let lead = longestName + markLength
  static let markLength = "://".utf8.count
  /// Of a mail address (RFC 5321, section 4.5.3.1.1).
  private static let longestName = 64

  /// Whether a byte can be the first mark of an address.
  static func isMark(_ byte: UInt8) -> Bool {
    byte == ASCII.colon || byte == ASCII.dot || byte == UInt8(ascii: "@")
  }

  /// Where a text leads that is an address from its beginning to its end.
  static func target(of bytes: [UInt8]) -> LinkTarget? {
    bytes.withUnsafeBufferPointer { source in
      let addresses = BareAddress(source)
      let mark = source.firstIndex { $0 == ASCII.colon || $0 == ASCII.dot }
      if let mark, addresses.start(ofMark: mark) == 0,
        addresses.end(from: 0, limit: addresses.reach(from: 0) ?? 0) == source.count
      {
        return addresses.target(0..<source.count)
      }
      guard let sign = source.firstIndex(of: UInt8(ascii: "@")),
        addresses.mail(at: sign, in: 0..<source.count) == 0..<source.count
      else { return nil }
      return addresses.mailTarget(0..<source.count)
    }
  }

  // MARK: Web addresses

  /// Where the address begins that the colon of `https://`, or the first dot of `www.`, at an
  /// offset belongs to.
  func start(ofMark mark: Int) -> Int? {
    source[mark] == ASCII.colon ? schemeStart(colon: mark) : hostStart(dot: mark)
  }

  /// GFM's own parser looks at nothing before a scheme but the letters that it would be part of.
  private func schemeStart(colon: Int) -> Int? {
    guard matches("://", at: colon) else { return nil }
    var start = colon
    while start > 0, ASCII.isLetter(source[start - 1]), colon - start <= Self.longestScheme {
      start -= 1
    }
    let isKnown = Self.schemes.contains {
      colon - start == $0.utf8CodeUnitCount && matches($0, at: start)
    }
    return isKnown ? start : nil
  }

  private static let schemes: [StaticString] = ["https", "http", "ftp"]
  private static let longestScheme = 5

  private func hostStart(dot: Int) -> Int? {
    let start = dot - 3
    guard start >= 0, matches("www.", at: start) else { return nil }
    if start == 0 { return start }
    let before = source[start - 1]
    return ASCII.isSpace(before) || "*_~(".utf8.contains(before) ? start : nil
  }

  /// The end of what may be the address that begins at an offset, with the punctuation behind it;
  /// nil where there is none.
  ///
  /// - Complexity: O(*k*) in the bytes of the address; where there is none, a few hundred steps.
  func reach(from start: Int) -> Int? {
    guard hasDomain(start, limit: source.count) else { return nil }
    var end = hostStart(ofAddress: start)
    while end < source.count, isInAddress(end) { end += 1 }
    return end
  }

  /// Behind what makes no address of a beginning, and might make one if it read otherwise.
  func hopelessEnd(from start: Int) -> Int {
    var end = start
    let limit = min(source.count, start + Self.longestDomain + Self.lead)
    while end < limit, !ASCII.isSpace(source[end]) { end += 1 }
    return end
  }

  /// The end of the address that begins at an offset and reaches to `limit` at most.
  func end(from start: Int, limit: Int) -> Int? {
    guard hasDomain(start, limit: limit) else { return nil }
    let end = trimmedEnd(start..<limit)
    let host = hostStart(ofAddress: start)
    return end > (host == start ? start + "www.".utf8.count : host) ? end : nil
  }

  private func hostStart(ofAddress start: Int) -> Int {
    if matches("www.", at: start) { return start }
    var colon = start
    while colon < source.count, ASCII.isLetter(source[colon]) { colon += 1 }
    return colon + 3
  }

  private func hasDomain(_ start: Int, limit: Int) -> Bool {
    let host = hostStart(ofAddress: start)
    return isDomain(from: host, limit: limit, needsDot: host == start)
  }

  /// GFM ends an address at white space and at `<` only; where East Asian text goes on behind one
  /// without a space, its punctuation does, too.
  private func isInAddress(_ i: Int) -> Bool {
    let byte = source[i]
    if byte < 0xC0 { return !ASCII.isSpace(byte) && byte != UInt8(ascii: "<") }
    guard let scalar = UTF8Decoding.scalar(at: i, in: source) else { return false }
    return !CharacterClasses.isWhitespace(scalar)
      && !(CharacterClasses.isCJK(scalar) && CharacterClasses.isPunctuation(scalar))
  }

  /// The address with a scheme.
  func target(_ range: Range<Int>) -> LinkTarget {
    let text = String(decoding: source[range], as: UTF8.self)
    return LinkTarget(
      address: matches("www.", at: range.lowerBound) ? "http://" + text : text, form: .bare)
  }

  /// Of what DNS can name (RFC 1035, section 2.3.4).
  private static let longestDomain = 255

  /// A domain has no underscore in its last two labels.
  private func isDomain(from start: Int, limit: Int, needsDot: Bool) -> Bool {
    var i = start
    var dots = 0
    var underscores = (last: 0, before: 0)
    while i < limit, i - start <= Self.longestDomain {
      let byte = source[i]
      if byte == UInt8(ascii: "_") {
        underscores.last += 1
      } else if byte == ASCII.dot {
        guard i > start else { return false }
        underscores = (0, underscores.last)
        dots += 1
      } else if !isHostCharacter(byte, at: i) {
        break
      }
      i += 1
    }
    return i > start && (!needsDot || dots > 0) && underscores.last + underscores.before == 0
  }

  private func isHostCharacter(_ byte: UInt8, at i: Int) -> Bool {
    if byte < 0x80 { return ASCII.isLetterOrDigit(byte) || byte == UInt8(ascii: "-") }
    if byte & 0xC0 == 0x80 { return true }
    guard let scalar = UTF8Decoding.scalar(at: i, in: source) else { return false }
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .spaceSeparator:
      return false
    default: return true
    }
  }

  /// Without the punctuation that ends a sentence, and brackets that the address did not open.
  func trimmedEnd(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    var parentheses = surplus(of: UInt8(ascii: ")"), over: UInt8(ascii: "("), in: range)
    var brackets = surplus(of: UInt8(ascii: "]"), over: UInt8(ascii: "["), in: range)
    while end > range.lowerBound {
      switch source[end - 1] {
      case UInt8(ascii: ")") where parentheses > 0: parentheses -= 1
      case UInt8(ascii: "]") where brackets > 0: brackets -= 1
      case UInt8(ascii: ";"):
        end = (entityStart(range.lowerBound..<end) ?? end - 1) + 1
      case let byte where Self.trailing.contains(byte): break
      default: return end
      }
      end -= 1
    }
    return end
  }

  private static let trailing = Array("?!.,:*_~'\">".utf8)

  private func surplus(of close: UInt8, over open: UInt8, in range: Range<Int>) -> Int {
    source[range].reduce(0) { $0 + ($1 == close ? 1 : $1 == open ? -1 : 0) }
  }

  /// Where a reference like `&copy;` at the end begins.
  private func entityStart(_ range: Range<Int>) -> Int? {
    var start = range.upperBound - 1
    while start > range.lowerBound, ASCII.isLetterOrDigit(source[start - 1]) { start -= 1 }
    let isEntity =
      start > range.lowerBound && start < range.upperBound - 1
      && source[start - 1] == UInt8(ascii: "&")
    return isEntity ? start - 1 : nil
  }

  // MARK: Mail addresses

  /// The mail address round an `@`, inside bounds.
  func mail(at sign: Int, in bounds: Range<Int>) -> Range<Int>? {
    var start = sign
    while start > bounds.lowerBound, isInName(source[start - 1]) {
      if sign - start == Self.longestName { return nil }
      start -= 1
    }
    var end = sign + 1
    var dots = 0
    while end < bounds.upperBound, end - sign <= Self.longestDomain {
      let byte = source[end]
      if byte == ASCII.dot {
        guard end + 1 < bounds.upperBound, ASCII.isLetterOrDigit(source[end + 1]) else { break }
        dots += 1
      } else if !ASCII.isLetterOrDigit(byte), byte != UInt8(ascii: "-"), byte != UInt8(ascii: "_") {
        break
      }
      end += 1
    }
    guard start < sign, dots > 0, source[sign + 1] != ASCII.dot,
      ASCII.isLetterOrDigit(source[end - 1]),
      end == bounds.upperBound || source[end] != UInt8(ascii: "@")
    else { return nil }
    return start..<end
  }

  /// The end of what can be the domain of a mail address.
  func domainEnd(from start: Int) -> Int {
    let limit = min(source.count, start + Self.longestDomain)
    var end = start
    while end < limit, ASCII.isLetterOrDigit(source[end]) || "-_.".utf8.contains(source[end]) {
      end += 1
    }
    return end
  }

  func mailTarget(_ range: Range<Int>) -> LinkTarget {
    LinkTarget(address: "mailto:" + String(decoding: source[range], as: UTF8.self), form: .bare)
  }

  private func isInName(_ byte: UInt8) -> Bool {
    ASCII.isLetterOrDigit(byte) || ".+-_".utf8.contains(byte)
  }

  /// Whether ASCII, its letters in either case, stands somewhere.
  private func matches(_ text: StaticString, at start: Int) -> Bool {
    guard start + text.utf8CodeUnitCount <= source.count else { return false }
    for i in 0..<text.utf8CodeUnitCount {
      let byte = source[start + i]
      guard (ASCII.isLetter(byte) ? byte | 0x20 : byte) == text.utf8Start[i] else { return false }
    }
    return true
  }
}

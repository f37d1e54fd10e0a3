/// A dialect's inline tables, arranged by byte for the parser.
package struct InlineRules: Sendable {
  /// What a byte may begin, one entry for each of the 256.
  let roles: [ByteRole]
  /// The same, for those that begin nothing.
  let isText: [Bool]
  let families: [DelimiterFamily]
  /// The marks that are matched each by itself.
  let independent: [DelimiterRule]
  let relaxesFlankingForCJK: Bool
  let hasBareLinks: Bool
  /// Whether labels are asked for.
  let hasReferences: Bool
  let hasInlineHTML: Bool

  package init(_ dialect: MarkdownDialect) {
    var families: [DelimiterFamily] = []
    var roles = [ByteRole](repeating: .text, count: 256)
    for rule in dialect.delimiters where rule.pairing != .shortestMatch {
      if let i = families.firstIndex(where: { $0.byte == rule.mark.byte }) {
        families[i].add(rule)
      } else {
        roles[Int(rule.mark.byte)] = .delimiter(family: families.count)
        families.append(DelimiterFamily(rule))
      }
    }
    if dialect.codeSpan == .equalBacktickRuns { roles[Int(UInt8(ascii: "`"))] = .codeSpan }
    if dialect.hasBackslashEscapes { roles[Int(UInt8(ascii: "\\"))] = .escape }
    if dialect.links.areInline {
      roles[Int(UInt8(ascii: "["))] = .openBracket
      roles[Int(UInt8(ascii: "]"))] = .closeBracket
      roles[Int(UInt8(ascii: "!"))] = .exclamation
    }
    if dialect.links.areInAngleBrackets || dialect.hasInlineHTML {
      roles[Int(UInt8(ascii: "<"))] = .angle
    }
    if dialect.links.areBare {
      for mark in ":.".utf8 { roles[Int(mark)] = .webMark }
      roles[Int(UInt8(ascii: "@"))] = .mailMark
    }
    self.roles = roles
    isText = roles.map { if case .text = $0 { true } else { false } }
    self.families = families
    independent = dialect.delimiters.filter { $0.pairing == .shortestMatch }
    relaxesFlankingForCJK = dialect.relaxesFlankingForCJK
    hasBareLinks = dialect.links.areBare
    hasReferences = dialect.links.areByReference
    hasInlineHTML = dialect.hasInlineHTML
  }

  /// True where some mark pairs across lines or has a meaning to another one.
  var hasTokens: Bool {
    roles.contains {
      if case .text = $0 { false } else { true }
    }
  }
}

/// What a byte may begin in running text, or be part of.
enum ByteRole: Sendable {
  case text
  case escape
  case codeSpan
  case delimiter(family: Int)
  case openBracket
  case closeBracket
  /// Before a bracket it makes an image of it.
  case exclamation
  case angle
  /// The colon of `https://` and the first dot of `www.`.
  case webMark
  case mailMark
}

/// The marks that are made of the same character.
struct DelimiterFamily: Sendable {
  let byte: UInt8
  /// True where a run may be cut into marks, as `***` into two and one.
  let isDivisible: Bool
  /// False where a mark inside a word is text.
  let worksIntraword: Bool
  /// The style of a mark of one character, of two, of three...; empty for a length without one.
  private(set) var styles: [StyleSet]

  init(_ rule: DelimiterRule) {
    byte = rule.mark.byte
    switch rule.pairing {
    case .divisibleRuns(let intraword): (isDivisible, worksIntraword) = (true, intraword)
    case .wholeRuns, .shortestMatch: (isDivisible, worksIntraword) = (false, true)
    }
    styles = []
    add(rule)
  }

  mutating func add(_ rule: DelimiterRule) {
    while styles.count < rule.mark.length { styles.append([]) }
    styles[rule.mark.length - 1] = rule.style
  }

  /// The length of the mark that two runs pair by, nil where they do not.
  func pairedLength(_ a: Int, _ b: Int) -> Int? {
    if !isDivisible { return a == b && isMark(a) ? a : nil }
    var length = min(a, b, styles.count)
    while length > 0, !isMark(length) { length -= 1 }
    return length > 0 ? length : nil
  }

  func isMark(_ length: Int) -> Bool { length <= styles.count && !styles[length - 1].isEmpty }
}

internal import UnicodeRules

/// The opportunities of one stretch between two places where a row may surely end.
///
///     the quick (brown) fox — jumps
///         │             │           a space before, a letter after: sure (UAX #14, LB18)
///          ‾‾‾‾‾‾‾‾‾‾‾‾‾            one segment, asked of ICU when a row ends inside it
///
/// No rule looks across such a place, so a segment's opportunities are those of the whole text.
struct BreakSegment {
  /// Displayed offsets; the first is the segment's start, which is one unless it is 0.
  let opportunities: [Int]
  let range: Range<Int>

  /// The segment that holds the byte before an offset.
  init(before offset: Int, in text: [UInt8]) {
    var start = offset - 1
    while start > 0, !Self.isSure(start, in: text) { start -= 1 }
    var end = offset
    while end < text.count, !Self.isSure(end, in: text) { end += 1 }
    range = max(0, start)..<end
    if Self.isUnbroken(text, range) {
      opportunities = [range.lowerBound, range.upperBound]
      return
    }
    let lower = range.lowerBound
    opportunities =
      [lower] + LineBreaks.opportunities(in: Array(text[range])).map { lower + $0 }
  }

  /// The last opportunity up to an offset.
  func opportunity(upTo offset: Int) -> Int? {
    let after = opportunities.firstSorted { $0 > offset }
    return after > 0 ? opportunities[after - 1] : nil
  }

  /// True between a space that follows no opening mark, and a letter, digit or mark of class AL.
  ///
  /// Rules LB13 to LB17 speak of marks on either side of the spaces; none of them matches here.
  private static func isSure(_ offset: Int, in text: [UInt8]) -> Bool {
    guard text[offset - 1] == 0x20, isAlphabetic(text[offset]) else { return false }
    var before = offset - 1
    while before > 0, text[before - 1] == 0x20 { before -= 1 }
    // Of what lies outside ASCII, some opens.
    return before > 0 && isAlphabetic(text[before - 1]) || before > 0 && isEnd(text[before - 1])
  }

  /// ASCII of class AL or NU.
  private static func isAlphabetic(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"): true
    case UInt8(ascii: "#"), UInt8(ascii: "="), UInt8(ascii: "@"), UInt8(ascii: "&"): true
    default: false
    }
  }

  /// ASCII that ends a phrase: classes IS, EX, CL and CP.
  private static func isEnd(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"): true
    case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ")"), UInt8(ascii: "]"): true
    default: false
    }
  }

  /// True for a word of letters and digits with spaces behind it: nowhere may a row end inside.
  private static func isUnbroken(_ text: [UInt8], _ range: Range<Int>) -> Bool {
    var i = range.lowerBound
    while i < range.upperBound, isAlphabetic(text[i]) { i += 1 }
    if i == range.lowerBound { return false }
    while i < range.upperBound, text[i] == 0x20 { i += 1 }
    return i == range.upperBound
  }
}

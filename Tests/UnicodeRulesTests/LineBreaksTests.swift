import Testing

@testable import UnicodeRules

@Suite struct LineBreaksTests {
  /// Cuts `text` at its break opportunities.
  private func pieces(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    var start = 0
    return LineBreaks.opportunities(in: bytes).map { end in
      defer { start = end }
      return String(decoding: bytes[start..<end], as: UTF8.self)
    }
  }

  @Test func emptyTextHasNoOpportunity() {
    #expect(LineBreaks.opportunities(in: []) == [])
  }

  @Test func offsetsAreBytesOfUTF8() {
    #expect(LineBreaks.opportunities(in: Array("é 日本 😀x".utf8)) == [3, 6, 10, 14, 15])
  }

  @Test(arguments: [
    ("Hello big world", ["Hello ", "big ", "world"]),
    ("well-known  facts", ["well-", "known  ", "facts"]),
    ("€10, 3.14 (a b)", ["€10, ", "3.14 ", "(a ", "b)"]),
    ("no\u{A0}break", ["no\u{A0}break"]),
    ("soft\u{AD}hyphen", ["soft\u{AD}", "hyphen"]),
    ("a\u{200B}b", ["a\u{200B}", "b"]),
    ("「日本語」です。", ["「日", "本", "語」", "で", "す。"]),
    ("👩‍👩‍👧👍🏽🇩🇪🇫🇷", ["👩‍👩‍👧", "👍🏽", "🇩🇪", "🇫🇷"]),
  ])
  func rowsMayEndWhereAnnex14Says(_ text: String, _ expected: [String]) {
    #expect(pieces(text) == expected)
  }

  @Test func thaiBreaksByItsDictionary() {
    #expect(pieces("ภาษาไทยเขียนติดกัน") == ["ภาษา", "ไทย", "เขียน", "ติด", "กัน"])
  }

  /// One iterator is kept between walks; those at the same time must not share it.
  @Test func walksAtTheSameTimeFindWhatOneFinds() async {
    let text = Array(String(repeating: "Hello big ภาษาไทยเขียนติดกัน 「日本語」です。 ", count: 50).utf8)
    let expected = LineBreaks.opportunities(in: text)
    await withTaskGroup(of: [Int].self) { group in
      for _ in 0..<32 { group.addTask { LineBreaks.opportunities(in: text) } }
      for await found in group { #expect(found == expected) }
    }
  }

  /// A text that is gone by the next walk is not read by it.
  @Test func aWalkKnowsNothingOfTheOneBefore() {
    for count in [40, 3, 0, 17] {
      let text = String(repeating: "ab ", count: count)
      #expect(pieces(text) == Array(repeating: "ab ", count: count))
    }
  }
}

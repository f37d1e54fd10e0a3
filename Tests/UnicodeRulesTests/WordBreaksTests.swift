import Testing

@testable import UnicodeRules

@Suite struct WordBreaksTests {
  /// Cuts `text` into its segments; a word is put in brackets.
  private func drawn(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var start = 0
    return WordBreaks.segments(in: bytes).map { segment in
      defer { start = segment.end }
      let part = String(decoding: bytes[start..<segment.end], as: UTF8.self)
      return segment.isWord ? "[\(part)]" : part
    }.joined(separator: "|")
  }

  @Test func emptyTextHasNoSegment() {
    #expect(WordBreaks.segments(in: []) == [])
  }

  @Test(arguments: [
    ("Hello, big world", "[Hello]|,| |[big]| |[world]"),
    ("can't  stop", "[can't]|  |[stop]"),
    ("snake_case camelCase", "[snake_case]| |[camelCase]"),
    ("naïve café", "[naïve]| |[café]"),
    ("שלום عالم", "[שלום]| |[عالم]"),
    ("**bold**", "*|*|[bold]|*|*"),
    ("a👍🏽b", "[a]|👍🏽|[b]"),
  ])
  func segmentsFollowAnnex29(_ text: String, _ expected: String) {
    #expect(drawn(text) == expected)
  }

  @Test(arguments: [
    ("cmd.shadows", "[cmd]|.|[shadows]"),
    ("a.b:c", "[a]|.|[b]|:|[c]"),
    ("e.g.", "[e]|.|[g]|."),
    ("std::vector", "[std]|:|:|[vector]"),
    ("https://sdl.org:80/", "[https]|:|/|/|[sdl]|.|[org]|:|[80]|/"),
    ("e\u{301}.\u{301}b", "[e\u{301}]|.\u{301}|[b]"),
    ("日本.東京", "[日本]|.|[東京]"),
  ])
  func aWordEndsAtADotBetweenLetters(_ text: String, _ expected: String) {
    #expect(drawn(text) == expected)
  }

  @Test(arguments: [
    ("3.14", "[3.14]"),
    ("1,234.5", "[1,234.5]"),
    ("v1.2b.c", "[v1.2b]|.|[c]"),
    ("3\u{301}.14", "[3\u{301}.14]"),
  ])
  func numbersStayWhole(_ text: String, _ expected: String) {
    #expect(drawn(text) == expected)
  }

  @Test func japaneseAndThaiBreakByTheirDictionaries() {
    #expect(
      drawn("ブロックの一つであり、統合された")
        == "[ブロック]|[の]|[一つ]|[で]|[あり]|、|[統合]|[さ]|[れ]|[た]")
    #expect(drawn("ภาษาไทย") == "[ภาษา]|[ไทย]")
  }
}

import LiveMarkdown
import TextRope
import Testing

/// A paragraph of many kilobytes is parsed anew only where an edit touched it.
@Suite struct ReparsingTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func editsLeaveTheStylesThatAFreshParseHas(seed: UInt64) {
    var random = Dice(seed)
    var text = Rope(Self.prose(6000, &random))
    var document = MarkdownDocument(text, dialect: .commonMark)
    _ = document.runs(in: text.bounds, of: text)
    for step in 0..<40 {
      let at = text.scalarBoundary(atOrBefore: ByteOffset(random.next(text.utf8Count)))
      let length = random.next(3) == 0 ? random.next(30) : 0
      let end = text.scalarBoundary(atOrBefore: at.advanced(by: length))
      let new = Self.pieces[random.next(Self.pieces.count)]
      let edit = RopeEdit(range: at..<max(at, end), replacement: Rope(new))
      let before = document.runs(in: text.bounds, of: text)
      text.apply(edit)
      let changed = document.apply(edit, text: text)
      let runs = document.runs(in: text.bounds, of: text)
      var fresh = MarkdownDocument(text, dialect: .commonMark)
      #expect(runs == fresh.runs(in: text.bounds, of: text), "seed \(seed), step \(step), \(edit)")
      // What is said to be unchanged is.
      var i = 0
      for run in before where run.range.upperBound <= min(changed[0].lowerBound, at) {
        while runs[i].range.upperBound <= run.range.lowerBound { i += 1 }
        #expect(runs[i].styles == run.styles, "seed \(seed), step \(step)")
      }
    }
  }

  /// Parsing may begin anew every 512 bytes of a text without a mark: right there is no place that
  /// differs from the others.
  @Test(arguments: [510...514, 1022...1026], ["_", "*", " _", "\\"])
  func aMarkInAnUnbrokenWordLooksAtBothSides(places: ClosedRange<Int>, mark: String) {
    for place in places {
      var text = Rope(
        String(repeating: "w", count: 2000) + "_ w" + String(repeating: "w", count: 99))
      var document = MarkdownDocument(text, dialect: .commonMark)
      _ = document.runs(in: text.bounds, of: text)
      for offset in [place, place - 1] {
        let edit = RopeEdit(
          range: ByteOffset(offset)..<ByteOffset(offset), replacement: Rope(mark))
        text.apply(edit)
        _ = document.apply(edit, text: text)
        var fresh = MarkdownDocument(text, dialect: .commonMark)
        #expect(
          document.runs(in: text.bounds, of: text) == fresh.runs(in: text.bounds, of: text),
          "\(mark) at \(offset)")
      }
    }
  }

  @Test func aLetterAtTheEndOfALongWordParsesAFewHundredBytes() {
    var text = Rope(String(repeating: "w", count: 30_000))
    var document = MarkdownDocument(text, dialect: .commonMark)
    _ = document.runs(in: text.bounds, of: text)
    let before = document.counters.bytesParsed
    for _ in 0..<1000 {
      let edit = RopeEdit(range: text.end..<text.end, replacement: "x")
      text.apply(edit)
      _ = document.apply(edit, text: text)
      _ = document.runs(in: text.bounds, of: text)
    }
    #expect(document.counters.bytesParsed - before < 1000 * 1024)
  }

  @Test func aKeyInALongParagraphParsesAFewHundredBytes() {
    var random = Dice(7)
    var text = Rope(Self.prose(60_000, &random))
    var document = MarkdownDocument(text, dialect: .commonMark)
    _ = document.runs(in: text.bounds, of: text)
    let before = document.counters.bytesParsed
    let edit = RopeEdit(range: ByteOffset(30_000)..<ByteOffset(30_000), replacement: "x")
    text.apply(edit)
    _ = document.apply(edit, text: text)
    _ = document.runs(in: text.bounds, of: text)
    #expect(document.counters.bytesParsed - before < 4096)
  }

  private static let pieces = [
    "*", "**", "`", " ", "x", "\\", "~~", "a *b* c", "", "_", "[", "]", "](", ")", "(", "\"", "<",
    "!",
    "http://x.y", "@",
  ]

  /// Without spaces, an address may begin and end anywhere: no place to parse from lies in one.
  @Test(arguments: [11, 12, 13] as [UInt64])
  func addressesInTextWithoutSpacesAreWhatAFreshParseSays(seed: UInt64) {
    var random = Dice(seed)
    let parts = [
      "見て", "長い文", "。", "http", "://", "www.", ".", "a", "long", "word", "@", "e.org", ":", "/",
      "-", "_", String(repeating: "x", count: 80), String(repeating: "字", count: 40),
    ]
    var source = ""
    while source.utf8.count < 6000 { source += parts[random.next(parts.count)] }
    var text = Rope(source)
    var document = MarkdownDocument(text, dialect: .commonMark)
    _ = document.runs(in: text.bounds, of: text)
    for step in 0..<80 {
      let at = text.scalarBoundary(atOrBefore: ByteOffset(random.next(text.utf8Count)))
      let end = text.scalarBoundary(atOrBefore: at.advanced(by: random.next(3) * random.next(9)))
      let new = Rope(random.next(4) == 0 ? "" : parts[random.next(parts.count - 2)])
      let edit = RopeEdit(range: at..<max(at, end), replacement: new)
      text.apply(edit)
      _ = document.apply(edit, text: text)
      var fresh = MarkdownDocument(text, dialect: .commonMark)
      let expected = fresh.runs(in: text.bounds, of: text)
      #expect(
        document.runs(in: text.bounds, of: text) == expected, "seed \(seed), step \(step), \(edit)")
    }
  }

  private static func prose(_ count: Int, _ random: inout Dice) -> String {
    let words = [
      "[a](u)", "[b ![c](d) e](f \"t\")", "http://a.b/_c_", "m@n.o", "<x:y>",
      "plain", "words", "**bold**", "*it* and", "`code`", "~~no~~", "a_b", "2 * 3", "é",
    ]
    var text = ""
    while text.utf8.count < count { text += words[random.next(words.count)] + " " }
    return text
  }
}

/// SplitMix64 (Steele, Lea, Flood, 2014).
private struct Dice {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) >> 33) % max(1, bound)
  }
}

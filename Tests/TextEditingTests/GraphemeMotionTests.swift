import TestRandom
import TextEditing
import TextRope
import Testing

struct GraphemeMotionTests {
  /// One cluster each.
  static let clusters = [
    "a", "\n", "👨‍👩‍👧‍👦", "🇯🇵", "❤️", "👋🏽", "1️⃣",
    "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "e\u{301}",
    "\u{1100}\u{1161}\u{11A8}", "\r\n", "क्षि", "กำ", "\u{301}", "가", "日", "z\u{335}\u{321}\u{489}",
    "🧑🏽‍🚀", "\u{200D}", "\u{600}1",
  ]

  @Test(arguments: clusters) func oneStepCrossesOneCluster(cluster: String) {
    #expect(cluster.count == 1)
    let text = Rope("x\n" + cluster + "\ny")
    let (start, end) = (ByteOffset(2), ByteOffset(2 + cluster.utf8.count))
    if cluster == "\r\n" || cluster.unicodeScalars.first != "\u{301}" {
      #expect(Motion.grapheme(after: start, in: text) == end)
      #expect(Motion.grapheme(before: end, in: text) == start)
    }
    for inside in start.utf8 + 1..<max(end.utf8, start.utf8 + 1) {
      let boundary = Motion.graphemeBoundary(atOrBefore: ByteOffset(inside), in: text)
      #expect(boundary == start)
      #expect(Motion.grapheme(after: ByteOffset(inside), in: text) == end)
    }
  }

  @Test func theEdgesOfTheTextStop() {
    for text in ["", "a", "🇯🇵", "\n"] as [Rope] {
      #expect(Motion.grapheme(before: .zero, in: text) == .zero)
      #expect(Motion.grapheme(after: text.end, in: text) == text.end)
      #expect(Motion.graphemeBoundary(atOrBefore: text.end, in: text) == text.end)
      #expect(Motion.grapheme(after: ByteOffset(99), in: text) == text.end)
      #expect(Motion.grapheme(before: ByteOffset(-9), in: text) == .zero)
    }
  }

  @Test(arguments: [1, 2, 3, 500]) func flagsPairOffFromTheStartOfTheirRun(count: Int) {
    for odd in ["", "\u{1F1E6}"] {
      let string = "x" + String(repeating: "🇺🇸", count: count) + odd + "y"
      Self.check(string)
    }
  }

  @Test func tenThousandMarksAreOneCluster() {
    let text = Rope("abc" + String(repeating: "\u{301}", count: 10_000) + "d")
    let end = text.end.advanced(by: -1)
    #expect(Motion.grapheme(after: ByteOffset(2), in: text) == end)
    #expect(Motion.grapheme(before: end, in: text) == ByteOffset(2))
    #expect(Motion.graphemeBoundary(atOrBefore: ByteOffset(9_001), in: text) == ByteOffset(2))
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func stopsAreThoseOfCharacters(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let scalars =
      (Self.clusters + [
        "\u{1F1E6}", "\u{1F1FF}", "👩", "ก", "\u{94D}", "क", "त", "\u{200D}", "\u{1160}",
      ])
      .flatMap { Array($0.unicodeScalars) }
    var string = String.UnicodeScalarView()
    for _ in 0..<120 {
      string.append(scalars[Int.random(in: 0..<scalars.count, using: &random)])
    }
    Self.check(String(string), "seed \(seed)")
  }

  /// Compares the stops forwards, backwards and from inside with Swift's characters.
  static func check(_ string: String, _ comment: Comment? = nil) {
    let text = Rope(string)
    var start = ByteOffset.zero
    for character in string {
      let end = start.advanced(by: character.utf8.count)
      #expect(Motion.grapheme(after: start, in: text) == end, comment)
      #expect(Motion.grapheme(before: end, in: text) == start, comment)
      for inside in start.utf8..<end.utf8 {
        let boundary = Motion.graphemeBoundary(atOrBefore: ByteOffset(inside), in: text)
        #expect(boundary == start, comment)
      }
      start = end
    }
  }
}

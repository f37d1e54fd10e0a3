import TestRandom
import Testing

@testable import UnicodeRules

@Suite struct BidiTests {
  /// Draws each run as its level and its text.
  private func drawn(_ text: String, base: BaseDirection = .natural) -> String {
    let bytes = Array(text.utf8)
    let paragraph = Bidi.paragraph(bytes, base: base)
    var start = 0
    return "\(paragraph.baseLevel): "
      + paragraph.runs.map { run in
        defer { start = run.end }
        return "\(run.level)⟨\(String(decoding: bytes[start..<run.end], as: UTF8.self))⟩"
      }.joined()
  }

  @Test func emptyTextHasNoRun() {
    #expect(Bidi.paragraph([], base: .natural) == BidiParagraph(baseLevel: 0, runs: []))
    #expect(Bidi.paragraph([], base: .rightToLeft) == BidiParagraph(baseLevel: 1, runs: []))
  }

  @Test(arguments: [
    ("Hello, 12 worlds", "0: 0⟨Hello, 12 worlds⟩"),
    ("abc שלום 12", "0: 0⟨abc ⟩1⟨שלום ⟩2⟨12⟩"),
    ("שלום abc", "1: 1⟨שלום ⟩2⟨abc⟩"),
    ("😀 אב😀", "1: 1⟨😀 אב😀⟩"),
    ("a\u{2067}b\u{2069}c", "0: 0⟨a\u{2067}⟩2⟨b⟩0⟨\u{2069}c⟩"),
  ])
  func levelsFollowAnnex9(_ text: String, _ expected: String) {
    #expect(drawn(text) == expected)
  }

  @Test func theBaseMayBeGiven() {
    #expect(drawn("abc!", base: .rightToLeft) == "1: 2⟨abc⟩1⟨!⟩")
    #expect(drawn("אב!", base: .leftToRight) == "0: 1⟨אב⟩0⟨!⟩")
  }

  @Test(arguments: [
    ([], []), ([0, 0, 0], [0, 1, 2]), ([1, 1, 1], [2, 1, 0]),
    ([0, 1, 2, 2, 1, 0], [0, 4, 2, 3, 1, 5]),
    ([1, 2, 1], [2, 1, 0]),
  ])
  func visualOrderReversesFromTheHighestLevel(_ levels: [UInt8], _ expected: [Int]) {
    #expect(Bidi.visualOrder(of: levels) == expected)
  }

  @Test func theFastPathAgreesWithICU() {
    var random = SeededGenerator(seed: 0x0B1D1)
    for _ in 0..<2000 {
      let text = random.text(below: 0x580)
      #expect(Bidi.holdsNothingRightToLeft(text))
      for base in [BaseDirection.natural, .leftToRight] {
        #expect(
          Bidi.paragraph(text, base: base) == Bidi.resolved(text, base: base),
          "seed \(random.seed): \(String(decoding: text, as: UTF8.self))")
      }
    }
  }
}

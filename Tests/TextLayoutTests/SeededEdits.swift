import TestRandom
import TextLayout
import TextRope
import Testing

@Suite struct SeededEdits {
  static let pieces = [
    "a", " ", "word ", "\n", "\n\n", "日本", "🇯🇵", "e\u{301}", "\t", "שלום", " 12 ",
    "a long stretch of words that has to wrap ", "\nx\ny\nz", "unbreakableunbreakable",
  ]

  @Test(arguments: 0..<12 as Range<UInt64>)
  func randomEditsEqualAFreshLayout(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var page = Page("")
    for step in 0..<60 {
      let (range, new) = randomEdit(page.text, &random)
      page.replace(range, with: new)
      if Bool.random(using: &random) { look(&page, &random) }
      page.layout.checkInvariants(text: page.text)
      if step % 6 == 5 {
        var fresh = Page(page.text.string)
        #expect(page.measure() == fresh.measure(), "seed \(seed), step \(step)")
        #expect(page.rows() == fresh.rows(), "seed \(seed), step \(step)")
        for offset in 0...page.text.utf8Count {
          for upstream in [false, true] {
            #expect(
              page.caret(offset, upstream: upstream) == fresh.caret(offset, upstream: upstream),
              "seed \(seed), step \(step), offset \(offset)")
          }
        }
      }
    }
  }

  private func randomEdit(
    _ text: Rope, _ random: inout SeededGenerator
  ) -> (Range<Int>, String) {
    let a = text.scalarBoundary(
      atOrBefore: ByteOffset(Int.random(in: 0...text.utf8Count, using: &random))
    ).utf8
    let reach = Int.random(in: 0...3, using: &random) == 0 ? text.utf8Count : 8
    let b = text.scalarBoundary(
      atOrBefore: ByteOffset(min(text.utf8Count, a + Int.random(in: 0...reach, using: &random)))
    ).utf8
    let isDeletion = Int.random(in: 0...2, using: &random) == 0
    let new = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      Self.pieces.randomElement(using: &random) ?? ""
    }.joined()
    return isDeletion ? (min(a, b)..<b, "") : (a..<a, new)
  }

  /// Looks somewhere, so that some lines are laid out and others are not.
  private func look(_ page: inout Page, _ random: inout SeededGenerator) {
    let offset = Int.random(in: 0...page.text.utf8Count, using: &random)
    switch Int.random(in: 0...4, using: &random) {
    case 0: _ = page.caret(offset)
    case 1: _ = page.rows(in: Double(offset)...Double(offset + 100))
    case 2: _ = page.hit(Double(offset % 240), Double(offset))
    case 3:
      _ = page.layout.refine(budget: 512, text: page.text, source: &page.source, fonts: &page.fonts)
    default:
      page.layout.invalidate(ByteOffset(0)..<ByteOffset(offset), text: page.text)
    }
  }
}

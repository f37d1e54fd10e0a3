internal import Drawing
internal import SDLBackend
internal import Testing
internal import TextLayout
internal import UnicodeRules

/// Texts that Swift's strings hold for equal have other bytes, and what is kept of one is not the
/// other's.
@Suite struct EquivalentTextTests {
  nonisolated static let pairs = [
    ("Caf\u{E9} cr\u{E8}me", "Cafe\u{301} cre\u{300}me", "Latn"),
    ("\u{D55C}\u{AE00}", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", "Hang"),
    ("\u{2126}", "\u{3A9}", "Grek"),
    ("\u{304C}", "\u{304B}\u{3099}", "Hira"),
  ]

  @Test(arguments: pairs, [false, true])
  func whatWasShapedBeforeChangesNothing(
    pair: (first: String, second: String, script: String), isReversed: Bool
  ) throws {
    #expect(pair.first == pair.second)
    let known = isReversed ? pair.second : pair.first
    let text = isReversed ? pair.first : pair.second
    var (used, fresh) = (try SDLFonts(directory: nil), try SDLFonts(directory: nil))
    func draw(
      _ text: String, _ fonts: inout SDLFonts
    ) -> (shaped: ShapedRun, mask: GlyphMask?) {
      let sample = Sample(text: text, font: Sample.inter, script: pair.script)
      let (run, shaped) = sample.run(size: 17, fonts: &fonts)
      return (shaped, fonts.mask(of: run, scale: 2))
    }
    _ = draw(known, &used)
    let found = draw(text, &used)
    let expected = draw(text, &fresh)
    #expect(found.shaped == expected.shaped)
    #expect(found.shaped.clusters.last?.end == text.utf8.count)
    #expect(found.mask?.alpha == expected.mask?.alpha)
  }
}

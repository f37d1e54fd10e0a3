import LiveMarkdown
import Testing

@testable import GrowingField

@Suite struct MarkerBondsTests {
  /// The bonds of runs given by their styles and ends.
  private func bonds(
    _ runs: [(StyleSet, Int)], before: StyleSet = []
  ) -> [Int] {
    var bonds = MarkerBonds(before: before)
    for (styles, end) in runs { bonds.add(styles, upTo: end) }
    bonds.finish()
    return bonds.offsets
  }

  @Test func aMarkerHoldsOnToWhatItMarks() {
    // x**b**y
    #expect(bonds([([], 1), (.marker, 3), (.bold, 4), (.marker, 6), ([], 7)]) == [3, 4])
    // ***b**i*
    let nested: [(StyleSet, Int)] = [
      (.marker, 3), ([.bold, .italic], 4), (.marker, 6), (.italic, 7), (.marker, 8),
    ]
    #expect(bonds(nested) == [3, 4, 7])
  }

  @Test func neitherSideIsHeldWhereBothAreMarked() {
    // *i***b**
    #expect(
      bonds([(.marker, 1), (.italic, 2), (.marker, 5), (.bold, 6), (.marker, 8)]) == [1, 6])
    #expect(bonds([]) == [])
    #expect(bonds([([], 4)]) == [])
    #expect(bonds([(.marker, 2)]) == [])
  }

  @Test func whatStandsBeforeAWindowCounts() {
    // The window begins with what closes, or inside of what is marked.
    #expect(bonds([(.marker, 2), ([], 3)], before: .bold) == [])
    #expect(bonds([(.bold, 1), (.marker, 3), ([], 4)], before: .bold) == [1])
    #expect(bonds([(.marker, 1), (.bold, 3)], before: [.bold, .italic]) == [])
  }
}

import Drawing
import TestFonts
import TestRandom
import TextLayout
import TextRope
import Testing

/// A far place of a long line is laid out without what lies before it, and is exact in the end.
@Suite struct FarPlaceTests {
  @Test func theEndOfALineTakesAsManyWindowsWhateverItsLength() {
    for look in [{ $0.look(atByte: $0.text.utf8Count) }, { $0.look(atShare: 0.7) }]
      as [(inout LongPage) -> Void]
    {
      let works = [100_000, 1_000_000].map { count -> Int in
        var page = LongPage(String(repeating: "mmm mmmmmm ", count: count / 11))
        look(&page)
        return page.layout.counters.linesLaidOut
      }
      #expect(works[0] <= 16)
      #expect(abs(works[0] - works[1]) <= 1, "\(works)")
    }
  }

  /// Of words that vary, what shows stands from the first; nothing is laid out twice for it.
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func rowsThatFellIntoStepStand(seed: UInt64) {
    var page = LongPage(Self.words(60_000, seed: seed))
    let end = page.text.end
    var shown: [Range<ByteOffset>] = []
    var row = page.row(at: end)
    while let known = row, shown.count < 20 {
      shown.append(known.range)
      row = page.row(.above, from: known.range.lowerBound)
    }
    #expect(!page.layout.isExact)
    let before = page.layout.counters.linesLaidOut
    while !page.layout.isExact { page.refine(budget: 4096) }
    #expect(page.layout.counters.linesLaidOut - before <= 60_000 / 512 + 8)
    #expect(Array(page.rows().map(\.range).suffix(20).reversed()) == shown, "seed \(seed)")
  }

  /// Rows of equal letters never fall into step: those of the whole line take their place.
  @Test func rowsThatAreOutOfStepGiveWay() {
    let text = String(repeating: "日", count: 20_003)
    var page = LongPage(text)
    page.look(atByte: text.utf8.count)
    #expect(!page.layout.isExact)
    while !page.layout.isExact { page.refine(budget: 4096) }
    let rows = page.rowRanges()
    #expect(rows.count == 2001)
    #expect(rows.dropLast().allSatisfy { $0.count == 30 && $0.lowerBound % 30 == 0 })
  }

  /// Up from a far place: no row is left out, none comes twice, in step or not.
  @Test(arguments: ["日", "mmm mmmm "])
  func oneGoesUpRowByRow(piece: String) {
    let count = 45_000 / piece.utf8.count
    var page = LongPage(String(repeating: piece, count: count))
    var offset = page.text.end
    var rows = 0
    while let own = page.row(at: offset), let above = page.row(.above, from: offset) {
      #expect(above.range.contains(own.range.lowerBound.advanced(by: -1)))
      offset = above.range.lowerBound
      rows += 1
    }
    #expect(offset == .zero)
    #expect(abs(rows - page.measureAll().rows) <= rows / 50)
  }

  /// The row that is looked at stays while what lies above it is laid out.
  @Test(arguments: [0.3, 0.9], ["日", "mm", ""])
  func whatIsLookedAtStaysInItsPlace(share: Double, piece: String) {
    let words = String(repeating: piece, count: piece.isEmpty ? 0 : 60_000 / piece.utf8.count)
    var page = LongPage(piece.isEmpty ? Self.words(60_000, seed: 7) : words)
    let y = page.layout.estimatedHeight * share
    page.look(atShare: share)
    let anchor = page.layout.anchor(atY: y)
    #expect(y - anchor.y >= 0 && y - anchor.y < 24)
    while !page.layout.isExact { page.refine(budget: 1024) }
    var source = page
    let shift = page.layout.shift(
      of: anchor, text: page.text, source: &source, fonts: &page.fonts)
    let row = page.row(at: anchor.offset)
    #expect(row?.y == anchor.y + shift)
  }

  /// Words of one to twelve letters, a space behind each.
  private static func words(_ count: Int, seed: UInt64) -> String {
    var random = SplitMix(seed)
    var text = ""
    while text.utf8.count < count {
      text += String(repeating: "m", count: 1 + random.next(12)) + " "
    }
    return text
  }
}

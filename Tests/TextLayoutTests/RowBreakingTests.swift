import Drawing
import TextLayout
import TextRope
import TestFonts
import Testing

@Suite struct RowBreakingTests {
  @Test func wordsWrapAtSpacesAndSpacesHang() {
    var page = Page("aaaa bbbb cccc dddd eeee")
    #expect(page.dump() == ["aaaa bbbb cccc dddd ", "eeee"])
    #expect(page.rows().map(\.width) == [19 * 12, 4 * 12])
    #expect(page.rows().map(\.startsLine) == [true, false])
    #expect(page.rows().map(\.endsLine) == [false, true])
  }

  @Test func anUnbrokenWordBreaksBetweenGraphemes() {
    var page = Page(String(repeating: "a", count: 95))
    #expect(page.height() == 120)
    #expect(page.dump().map(\.count) == [20, 20, 20, 20, 15])
  }

  @Test func aLongWordStartsItsOwnRow() {
    var page = Page("aa " + String(repeating: "b", count: 25))
    #expect(page.dump().map(\.count) == [3, 20, 5])
  }

  @Test(arguments: ["", "a", String(repeating: "a", count: 95), String(repeating: "a", count: 20)])
  func aTypedTrailingSpaceChangesNothing(_ start: String) {
    var page = Page(start)
    let (rows, height) = page.measure()
    let widths = page.rows().map(\.width)
    for _ in 0..<3 {
      page.insert(" ", at: page.text.utf8Count)
      #expect(page.measure() == (rows, height))
      #expect(page.rows().map(\.width) == widths)
    }
  }

  @Test func spacesNeverStartARow() {
    var page = Page(String(repeating: "a", count: 20) + "     b")
    #expect(page.dump() == [String(repeating: "a", count: 20) + "     ", "b"])
  }

  @Test func newlinesMakeRows() {
    var page = Page("\n\n")
    #expect(page.height() == 72)
    #expect(page.dump() == ["", "", ""])
    #expect(page.rows().map(\.y) == [0, 24, 48])
    #expect(page.rows().allSatisfy { $0.fragments.isEmpty })
  }

  @Test func anEmptyTextIsAsHighAsOneLetter() {
    var empty = Page("")
    var letter = Page("x")
    #expect(empty.height() == 24)
    #expect(letter.height() == 24)
    #expect(empty.rows().count == 1)
  }

  @Test(arguments: [0.0, 1, 11])
  func aRowHoldsAtLeastOneCluster(_ width: Double) {
    var page = Page("ab 日c\n\n👨‍👩‍👧", width: width)
    #expect(page.dump() == ["a", "b ", "日", "c", "", "👨‍👩‍👧"])
    #expect(page.height() == 6 * 24)
  }

  @Test func aNewWidthWrapsAgain() {
    var page = Page(String(repeating: "a", count: 60))
    #expect(page.height() == 72)
    page.layout.setWidth(480)
    #expect(page.height() == 48)
    page.layout.setWidth(240)
    #expect(page.height() == 72)
  }

  @Test func tabsAdvanceToTheNextStop() {
    var page = Page("\ta\tbbbb\tc")
    let x = (0...page.text.utf8Count).map { page.caret($0).x }
    #expect(x == [0, 48, 60, 96, 108, 120, 132, 144, 192, 204])
    #expect(!page.fonts.requests.contains { $0.text.contains("\t") })
    #expect(page.rows()[0].fragments.map { $0.glyphs?.text } == [nil, "a", nil, "bbbb", nil, "c"])
  }

  @Test func aTabAtTheEdgeHangs() {
    var page = Page(String(repeating: "a", count: 19) + "\tb")
    #expect(page.dump() == [String(repeating: "a", count: 19) + "\t", "b"])
  }

  @Test func fallbackNeverChangesRowsAndBaseline() {
    var plain = Page("abc")
    var mixed = Page("abc日😀")
    #expect(mixed.height() == plain.height())
    #expect(mixed.rows()[0].baseline == plain.rows()[0].baseline)
    #expect(mixed.rows()[0].fragments.map(\.face) == [FixedFonts.latin, FixedFonts.wide])
  }

  @Test func aRowHasItsOwnFontsHeightAndItsLinesInsets() {
    var page = Page("# Title\ntext text text text") { content in
      if content.text.first == UInt8(ascii: "#") {
        content.rowFont.size = 30
        for i in content.runs.indices { content.runs[i].attributes.font.size = 30 }
      } else {
        content.leadingInset = 48
        content.trailingInset = 24
      }
    }
    #expect(page.dump() == ["# Title", "text text text ", "text"])
    #expect(page.rows().map(\.height) == [36, 24, 24])
    #expect(page.rows().map(\.y) == [0, 36, 60])
    #expect(page.rows().map { $0.fragments[0].x } == [0, 48, 48])
    #expect(page.caret(8).x == 48)
  }

  @Test func aRowEndsAtABondOnlyWhereItCanEndNowhereElse() {
    var page = Page("aaaa bbbb cccc dddd eeee") { $0.bonds = [20] }
    #expect(page.dump() == ["aaaa bbbb cccc ", "dddd eeee"])
    var only = Page("aaaaaaaaaaaaaaaa bbbbbbbb") { $0.bonds = [17] }
    #expect(only.dump() == ["aaaaaaaaaaaaaaaa ", "bbbbbbbb"])
    // Nowhere near the end of the row.
    var far = Page("aaaa bbbb cccc dddd eeee") { $0.bonds = [5] }
    #expect(far.dump() == ["aaaa bbbb cccc dddd ", "eeee"])
  }

  @Test func alignmentMovesRowsAndNotTheirBreaks() {
    var page = Page("aaaa bbbb cccc dddd eeee ")
    for (alignment, x) in [
      (TextAlignment.natural, [0.0, 0]), (.left, [0, 0]), (.justified, [0, 0]),
      (.center, [6, 96]), (.right, [12, 192]),
    ] {
      page.layout.alignment = alignment
      #expect(page.rows().map { $0.fragments[0].x } == x)
    }
  }

  @Test func everyRowIsOneFragmentOfOneStyle() {
    var page = Page("aaaa bbbb cccc dddd eeee")
    let texts = page.rows().flatMap(\.fragments).map { $0.glyphs?.text }
    #expect(texts == ["aaaa bbbb cccc dddd ", "eeee"])
    #expect(page.rows()[1].fragments[0].glyphs?.ink.width == 48)
  }
}

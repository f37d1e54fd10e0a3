import Drawing
import TextLayout
import Testing

@Suite struct SelectionTests {
  @Test func aSelectionInOneRowIsOneRowHighRectangle() {
    var page = Page("abcdef")
    #expect(page.selection(2..<4) == [Rect(x: 24, y: 0, width: 24, height: 24)])
    #expect(page.selection(3..<3) == [])
  }

  @Test func stylesDoNotCutASelection() {
    var page = Page("abcdef") { content in
      content.runs = [
        AttributedRun(end: 3, attributes: TextAttributes(font: StyledSource.font, tag: 1)),
        AttributedRun(end: 6, attributes: TextAttributes(font: StyledSource.font, tag: 2)),
      ]
    }
    #expect(page.selection(0..<6) == [Rect(x: 0, y: 0, width: 72, height: 24)])
  }

  @Test func aSelectedEmptyRowShowsAThinBand() {
    var page = Page("a\n\nb")
    #expect(
      page.selection(0..<4) == [
        Rect(x: 0, y: 0, width: 12 + 5, height: 24),
        Rect(x: 0, y: 24, width: 5, height: 24),
        Rect(x: 0, y: 48, width: 12, height: 24),
      ])
    #expect(page.selection(2..<3) == [Rect(x: 0, y: 24, width: 5, height: 24)])
    #expect(page.selection(0..<1) == [Rect(x: 0, y: 0, width: 12, height: 24)])
  }

  @Test func aSelectionThatEndsAtASoftWrapStaysAboveIt() {
    var page = Page("aaaa bbbb cccc dddd eeee")
    #expect(page.selection(15..<20) == [Rect(x: 180, y: 0, width: 60, height: 24)])
    #expect(page.selection(20..<24) == [Rect(x: 0, y: 24, width: 48, height: 24)])
    #expect(page.selection(19..<21).map(\.y) == [0, 24])
  }

  @Test func onlyTheStretchAskedForIsLookedAt() {
    var page = Page(String(repeating: "a\n", count: 100))
    #expect(page.selection(0..<200, in: 48...71).map(\.y) == [48])
    #expect(page.layout.counters.linesLaidOut < 5)
  }

  @Test func aFinalNewlineSelectedLeavesTheLastRowAlone() {
    var page = Page("a\n")
    #expect(page.selection(0..<2) == [Rect(x: 0, y: 0, width: 17, height: 24)])
  }
}

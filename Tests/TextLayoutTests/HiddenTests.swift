import Drawing
import TextLayout
import TextRope
import Testing

/// Hides asterisks and draws a leading "- " as a bullet.
@Sendable private func hideMarkers(_ content: inout LineContent) {
  var runs: [AttributedRun] = []
  func append(_ end: Int, _ display: TextAttributes.Display) {
    if let last = runs.last, last.attributes.display == display {
      runs[runs.count - 1].end = end
    } else {
      runs.append(
        AttributedRun(
          end: end, attributes: TextAttributes(font: StyledSource.font, display: display)))
    }
  }
  for (i, byte) in content.text.enumerated() {
    if i == 0, byte == UInt8(ascii: "-") {
      append(1, .replaced("•••"))
    } else {
      append(i + 1, byte == UInt8(ascii: "*") ? .hidden : .shown)
    }
  }
  content.runs = runs
}

@Suite struct HiddenTests {
  @Test func hiddenStretchesHaveNoWidthAndAreNotDrawn() {
    var page = Page("a **bc** d", style: hideMarkers)
    let row = page.rows()[0]
    #expect(row.width == 6 * 12)
    #expect(row.fragments.compactMap { $0.glyphs?.text } == ["a ", "bc", " d"])
    #expect(row.fragments.map(\.width) == [24, 0, 24, 0, 24])
    #expect(
      row.fragments.map(\.range).map { $0.lowerBound.utf8..<$0.upperBound.utf8 }
        == [0..<2, 2..<4, 4..<6, 6..<8, 8..<10])
  }

  @Test func aHiddenStretchIsOneStop() {
    var page = Page("a **bc** d", style: hideMarkers)
    #expect((0...10).map { page.caret($0).x } == [0, 12, 24, 24, 24, 36, 48, 48, 48, 60, 72])
    #expect(page.walk(.right, from: 0) == [0, 1, 2, 5, 6, 9, 10])
    #expect(page.walk(.left, from: 10) == [10, 9, 8, 5, 4, 1, 0])
  }

  @Test func aClickGoesToTheSideThatItHit() {
    var page = Page("a **bc** d", style: hideMarkers)
    #expect(page.hit(23, 5) == at(2))
    #expect(page.hit(25, 5) == at(4))
    var whole = Page("**bc**", style: hideMarkers)
    #expect(whole.hit(-5, 5) == at(0))
    #expect(whole.hit(1, 5) == at(2))
    #expect(whole.hit(500, 5) == at(6))
    #expect(whole.walk(.right, from: 0) == [0, 3, 4])
    #expect(whole.walk(.left, from: 6) == [6, 3, 2])
  }

  @Test func aLineOfHiddenTextIsOneRow() {
    var page = Page("a\n****\nb", style: hideMarkers)
    #expect(page.height() == 72)
    #expect(page.dump() == ["a", "****", "b"])
    #expect(page.caret(4).x == 0)
    #expect(page.walk(.right, from: 0) == [0, 1, 2, 7, 8])
    #expect(page.walk(.left, from: 8) == [8, 7, 6, 1, 0])
  }

  @Test func hiddenMarkersDoNotTakePartInBreaking() {
    var page = Page("aaaa bbbb cccc ddddd**e** ff", style: hideMarkers)
    #expect(page.dump() == ["aaaa bbbb cccc ", "ddddd**e** ff"])
    var wrapped = Page("aaaa bbbb cccc dddd **eeee**", style: hideMarkers)
    #expect(wrapped.dump() == ["aaaa bbbb cccc dddd ", "**eeee**"])
    #expect(wrapped.caret(20) == Rect(x: 0, y: 24, width: 2, height: 24))
    #expect(wrapped.caret(20, upstream: true) == Rect(x: 240, y: 0, width: 2, height: 24))
    #expect(wrapped.walk(.right, from: 18) == [18, 19, 20, 23, 24, 25, 26])
  }

  @Test func replacedStretchesDrawOtherText() {
    var page = Page("- item", style: hideMarkers)
    let row = page.rows()[0]
    #expect(row.fragments.compactMap { $0.glyphs?.text } == ["•••", " item"])
    #expect(row.width == 8 * 12)
    #expect((0...2).map { page.caret($0).x } == [0, 36, 48])
    #expect(page.walk(.right, from: 0) == [0, 1, 2, 3, 4, 5, 6])
    #expect(page.hit(17, 5) == at(0))
    #expect(page.hit(19, 5) == at(1))
    #expect(page.selection(0..<1) == [Rect(x: 0, y: 0, width: 36, height: 24)])
  }

  @Test func aSelectionOfHiddenTextShowsNothing() {
    var page = Page("**bc**", style: hideMarkers)
    #expect(page.selection(0..<2) == [])
    #expect(page.selection(0..<3) == [Rect(x: 0, y: 0, width: 12, height: 24)])
    #expect(page.selection(0..<6) == [Rect(x: 0, y: 0, width: 24, height: 24)])
  }
}

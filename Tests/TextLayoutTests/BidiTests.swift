import Drawing
import TextLayout
import TextRope
import Testing
import UnicodeRules

/// Hebrew letters are two bytes each: שלום is 8 bytes.
@Suite struct BidiTests {
  @Test func rightToLeftLinesStartAtTheRight() {
    var page = Page("שלום")
    #expect(
      stride(from: 0, through: 8, by: 2).map { page.caret($0).x } == [240, 228, 216, 204, 192])
    #expect(page.rows()[0].fragments.map(\.x) == [192])
    #expect(page.rows()[0].fragments.map(\.isRightToLeft) == [true])
  }

  @Test func theCaretCoversNothingOfTheLetterBefore() {
    // Two points wide: after the last letter of each, and at the start.
    var latin = Page("ab")
    #expect(
      [0, 2].map { latin.drawnCaret($0) }.map { [$0.minX, $0.maxX] } == [[0, 2], [24, 26]])
    var hebrew = Page("שם")
    #expect(
      [0, 4].map { hebrew.drawnCaret($0) }.map { [$0.minX, $0.maxX] } == [[238, 240], [214, 216]])
    // At a border of directions it is that of the letter it belongs to.
    var mixed = Page("ab שם")
    #expect(mixed.drawnCaret(3, upstream: true).minX == 36)
    #expect(mixed.drawnCaret(3).maxX == 60)
    #expect(mixed.drawnCaret(7).maxX == 36)
    var empty = Page("") { $0.baseDirection = .rightToLeft }
    #expect(empty.drawnCaret(0).maxX == 240)
  }

  @Test func leftMovesLeftOnTheScreen() {
    var page = Page("שלום")
    #expect(page.walk(.left, from: 0) == [0, 2, 4, 6, 8])
    #expect(page.walk(.right, from: 8) == [8, 6, 4, 2, 0])
    #expect(page.move(.right, from: at(0)) == nil)
    #expect(page.move(.left, from: at(8)) == nil)
  }

  @Test func aBidiSelectionIsTwoRectangles() {
    var page = Page("hello שלום")
    #expect(
      page.selection(0..<8) == [
        Rect(x: 0, y: 0, width: 72, height: 24), Rect(x: 108, y: 0, width: 12, height: 24),
      ])
    #expect(page.text.string(in: ByteOffset(0)..<ByteOffset(8)) == "hello ש")
  }

  @Test func aTrailingSpaceDoesNotFlipTheCaret() {
    var page = Page("שלום")
    let end = page.caret(8).x
    page.insert(" ", at: 8)
    #expect(page.caret(9).x == end - 12)
    #expect(page.rows()[0].fragments[0].x == end - 12)
    #expect(page.rows()[0].width == 48)
  }

  @Test func aRowInterleavesItsDirections() {
    var page = Page("ab שלום 12 cd")
    #expect(page.picture() == ["ab 12 םולש cd"])
    var base = Page("ab שלום") { $0.baseDirection = .rightToLeft }
    #expect(base.picture() == ["םולש ab"])
    #expect(base.rows()[0].fragments[0].x == 240 - 7 * 12)
  }

  @Test func trailingSpacesOfARowTakeTheBaseDirection() {
    // The row ends inside the Hebrew run; its hanging space goes to the right end of the row.
    var page = Page("good day שלום שלום שלום")
    #expect(page.dump() == ["good day שלום שלום ", "שלום"])
    #expect(page.picture() == ["good day םולש םולש ", "םולש"])
    #expect(page.rows().map(\.width) == [18 * 12, 4 * 12])
    // The second row is part of a left-to-right line.
    #expect(page.rows()[1].fragments[0].x == 0)
  }

  /// Right moves right and down only, Left goes back through the same places, and every offset is
  /// visited one way or the other.
  @Test(arguments: [
    "hello שלום", "שלום hello", "ab שלום 12 cd", "אב cd גד", "ab שלום cd שלום ef שלום gh",
    "ab שלום 12 שלום 34 שלום 56 שלום cd", "abcdefghijאבגדהוזחטיכלמנסע",
  ])
  func aWalkAcrossTheScreenMovesOneWay(_ text: String) {
    var page = Page(text) { $0.baseDirection = .leftToRight }
    let toStart = walk(&page, .left, from: at(0))
    let right = walk(&page, .right, from: toStart.last ?? at(0))
    let left = walk(&page, .left, from: right.last ?? at(0))
    let places = right.map { place(&page, $0) }
    for (a, b) in zip(places, places.dropFirst()) {
      #expect(b.y > a.y || (b.y == a.y && b.x > a.x), "\(text): \(places)")
    }
    #expect(left.map { place(&page, $0) } == places.reversed(), "\(text)")
    #expect(places.count >= text.count + 1)
    let visited = Set((left + right).map(\.offset.utf8))
    var end = 0
    for character in text {
      #expect(visited.contains(end), "\(text): offset \(end) is never reached")
      end += String(character).utf8.count
    }
  }

  private func walk(
    _ page: inout Page, _ direction: HorizontalDirection, from start: TextPosition
  ) -> [TextPosition] {
    var positions = [start]
    var position = start
    while positions.count < 100, let next = page.move(direction, from: position) {
      positions.append(next)
      position = next
    }
    return positions
  }

  @Test func rightToLeftRowsFollowEachOtherAtTheLeft() {
    var page = Page("שלום שלום שלום שלום שלום")
    #expect(page.dump() == ["שלום שלום שלום שלום ", "שלום"])
    let stops = Array("שלום שלום שלום שלום שלום").reduce(into: [0]) {
      $0.append(($0.last ?? 0) + String($1).utf8.count)
    }
    #expect(page.walk(.left, from: 0) == stops)
    #expect(page.walk(.right, from: page.text.utf8Count) == stops.reversed())
  }

  private func place(_ page: inout Page, _ position: TextPosition) -> Point {
    let caret = page.caret(position)
    return Point(x: caret.x, y: caret.y)
  }

  @Test func aClickMeansTheLetterThatItHits() {
    var page = Page("hello שלום")
    // Left and right half of the leftmost Hebrew letter, which is the last one.
    #expect(page.hit(73, 5) == at(14))
    #expect(page.hit(83, 5) == at(12))
    #expect(page.hit(71, 5) == at(6, true))
    #expect(page.caret(page.hit(73, 5)).x == 72)
    #expect(page.caret(page.hit(71, 5)).x == 72)
    #expect(page.hit(500, 5) == at(6))
    for x in stride(from: 0.0, through: 120, by: 1) {
      #expect(abs(page.caret(page.hit(x, 5)).x - x) <= 6)
    }
  }

  @Test func aSelectedNewlineOfARightToLeftLineShowsAtItsLeft() {
    var page = Page("אב\nג")
    #expect(page.selection(0..<6).first == Rect(x: 240 - 24 - 5, y: 0, width: 29, height: 24))
    var empty = Page("\n") { $0.baseDirection = .rightToLeft }
    #expect(empty.selection(0..<1) == [Rect(x: 235, y: 0, width: 5, height: 24)])
  }

  @Test func aStyleEdgeInsideAJoinedWordLeavesItJoined() {
    var page = Page("سلام") { content in
      let font = StyledSource.font
      content.runs = [
        AttributedRun(end: 4, attributes: TextAttributes(font: font, tag: 1)),
        AttributedRun(end: 6, attributes: TextAttributes(font: font, tag: 2)),
        AttributedRun(end: 8, attributes: TextAttributes(font: font, tag: 3)),
      ]
    }
    let runs = page.rows()[0].fragments.compactMap(\.glyphs)
    #expect(runs.map(\.text) == ["م", "ا", "سل"])
    #expect(runs.map(\.joinsBefore) == [false, true, false])
    #expect(runs.map(\.joinsAfter) == [false, false, true])
  }

  @Test func aWordBrokenBetweenItsLettersStaysJoined() {
    var page = Page("سسسسسس", width: 36)
    let runs = page.rows().flatMap(\.fragments).compactMap(\.glyphs)
    #expect(runs.map(\.text) == ["سسس", "سسس"])
    #expect(runs.map(\.joinsAfter) == [true, false])
    #expect(runs.map(\.joinsBefore) == [false, true])
  }
}

import Drawing
import TextLayout
import TextRope
import TestFonts
import Testing

@Suite struct CaretTests {
  @Test func theCaretIsAsHighAsTheFont() {
    var page = Page("ab\ncd", fonts: FixedFonts(extraLineGap: 4))
    #expect(page.caret(1) == Rect(x: 12, y: 2, width: 2, height: 24))
    #expect(page.caret(4) == Rect(x: 12, y: 30, width: 2, height: 24))
    #expect(page.rows()[0].baseline == 21)
  }

  @Test func upstreamAtASoftWrapIsTheUpperRowsEnd() {
    var page = Page("aaaa bbbb cccc dddd eeee")
    #expect(page.caret(20) == Rect(x: 0, y: 24, width: 2, height: 24))
    #expect(page.caret(20, upstream: true) == Rect(x: 240, y: 0, width: 2, height: 24))
    #expect(page.row(20, upstream: true)?.startsLine == true)
    #expect(page.row(20)?.startsLine == false)
  }

  @Test func aCaretAfterHangingSpacesStaysAtTheEdge() {
    var page = Page(String(repeating: "a", count: 19) + "    ")
    #expect(page.caret(19).x == 228)
    #expect(page.caret(20).x == 240)
    #expect(page.caret(23).x == 240)
  }

  @Test func caretsInsideALigatureDivideIt() {
    var page = Page("afib", fonts: FixedFonts(ligatures: ["fi"]))
    #expect((0...4).map { page.caret($0).x } == [0, 12, 21, 30, 42])
  }

  @Test func noCaretStandsInsideACluster() {
    var page = Page("a🇯🇵👨‍👩‍👧e\u{301}b")
    let stops: Set<Int> = [0, 1, 9, 27, 30, 31]
    for offset in 0...31 {
      let stop = stops.filter { $0 <= offset }.max() ?? 0
      #expect(page.caret(offset) == page.caret(stop))
    }
    #expect(page.walk(.right, from: 0) == stops.sorted())
    #expect(page.walk(.left, from: 31) == stops.sorted().reversed())
    for x in stride(from: 0.0, to: 90, by: 1) {
      #expect(stops.contains(page.hit(x, 12).offset.utf8))
    }
  }

  @Test func aClickSnapsToTheNearerEdge() {
    var page = Page("🇯🇵x")
    #expect(page.hit(11, 5) == at(0))
    #expect(page.hit(13, 5) == at(8))
    #expect(page.hit(31, 5) == at(9))
  }

  @Test func aClickOutsideGoesToTheNearestRow() {
    var page = Page("aaaa bbbb cccc dddd eeee\nxy")
    #expect(page.hit(13, -50) == at(1))
    #expect(page.hit(13, 1e6) == at(26))
    #expect(page.hit(1e6, 5) == at(20, true))
    #expect(page.hit(1e6, 30) == at(24))
    #expect(page.hit(-7, 30) == at(20))
    #expect(page.hit(1e6, 50) == at(27))
  }

  @Test func theFirstCharacterAfterASoftWrapIsReachable() {
    for text in ["aaaa bbbb cccc dddd eeee", String(repeating: "a", count: 50), "ab\n\ncd\n"] {
      var page = Page(text)
      let all = Array(0...page.text.utf8Count)
      #expect(page.walk(.right, from: 0) == all)
      #expect(page.walk(.left, from: page.text.utf8Count) == all.reversed())
    }
  }

  @Test func fromAnUpstreamEndTheNextStepCounts() {
    var page = Page("aaaa bbbb cccc dddd eeee")
    #expect(page.move(.right, from: at(20, true)) == at(21))
    #expect(page.move(.left, from: at(20, true)) == at(19))
    #expect(page.move(.right, from: at(24)) == nil)
    #expect(page.move(.left, from: at(0)) == nil)
  }

  @Test func upAndDownKeepTheGoal() {
    var page = Page("Тест\nТестТест\nТестТестТест")
    // Offsets 13 and 4 in characters are 25 and 8 in bytes; 26 is 50.
    let end = 50
    let x = page.caret(end).x
    let up = page.step(.above, from: at(end), x: x) ?? at(-1)
    #expect(up == at(25))
    let top = page.step(.above, from: up, x: x) ?? at(-1)
    #expect(top == at(8))
    #expect(page.step(.above, from: top, x: x) == nil)
    let down = page.step(.below, from: top, x: x) ?? at(-1)
    #expect(page.step(.below, from: down, x: x) == at(end))
  }

  @Test func upAndDownVisitEveryRowOfAWrappedLine() {
    var page = Page("aaaa bbbb cccc dddd eeee\nff")
    let upper = page.step(.above, from: at(26), x: 12) ?? at(-1)
    #expect(upper == at(21))
    let top = page.step(.above, from: upper, x: 12) ?? at(-1)
    #expect(top == at(1))
    #expect(page.step(.below, from: top, x: 12) == at(21))
  }
}

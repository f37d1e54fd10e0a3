import TextLayout
import TextRope
import Testing

@Suite struct DocumentTests {
  @Test func oneEditLaysOutOneLine() {
    var page = Page("one\ntwo\nthree\nfour")
    _ = page.height()
    _ = page.rows()
    #expect(page.layout.counters.linesLaidOut == 4)
    for i in 0..<5 {
      page.insert("x", at: 4 + i)
      _ = page.height()
      _ = page.rows()
      _ = page.caret(5 + i)
      #expect(page.layout.counters.linesLaidOut == 5 + i)
    }
  }

  @Test func untouchedTextCostsNothing() {
    var counters: [LayoutCounters] = []
    for lines in [200, 400, 3200] {
      var page = Page(String(repeating: "some line of text that wraps\n", count: lines))
      for i in 0..<10 {
        page.insert("x", at: i)
        _ = page.height(upTo: 144)
        _ = page.rows(in: 0...144)
        _ = page.caret(i + 1)
      }
      counters.append(page.layout.counters)
    }
    #expect(counters[0] == counters[1])
    #expect(counters[1] == counters[2])
    #expect(counters[0].linesLaidOut < 20)
  }

  @Test func aHeightBeyondTheLimitIsNotMeasured() {
    var page = Page(String(repeating: "a\n", count: 10_000))
    #expect(page.height(upTo: 144) >= 144)
    #expect(page.layout.counters.linesLaidOut <= 7)
    #expect(!page.layout.isExact)
    var small = Page("a\nb\nc")
    #expect(small.height(upTo: 144) == 72)
    #expect(small.layout.isExact)
  }

  @Test func aMessageIsMeasuredWhole() {
    var page = Page(String(repeating: "aaaa bbbb cccc dddd eeee\n", count: 12))
    #expect(page.height(upTo: 144) == 25 * 24)
    #expect(page.layout.isExact)
  }

  @Test func scrollingThroughALongTextLeavesASmallTree() {
    var page = Page(String(repeating: "ab\n", count: 6000))
    var tallest = 0
    for y in stride(from: 0.0, to: 6000 * 24, by: 480) {
      let rows = page.rows(in: y...(y + 479))
      #expect(rows.first?.y == y)
      #expect(rows.count == 20)
      tallest = max(tallest, page.layout.elementCount)
    }
    #expect(tallest < 2600)
    page.layout.checkInvariants(text: page.text)
    #expect(page.measure() == (6001, 6001 * 24))
    #expect(page.rows(in: 72_000...72_001).map(\.range.lowerBound.utf8) == [9000])
  }

  @Test func refiningEndsInExactness() {
    var page = Page(String(repeating: "some line of text that wraps\n", count: 1000))
    var rounds = 0
    while page.layout.refine(
      budget: 256 * 100, text: page.text, source: &page.source, fonts: &page.fonts)
    {
      rounds += 1
      #expect(rounds < 100)
    }
    #expect(rounds >= 9)
    #expect(page.layout.isExact)
    #expect(page.layout.estimatedHeight == Double(2001 * 24))
    #expect(page.measure() == (2001, Double(2001 * 24)))
    #expect(page.layout.counters.linesLaidOut == 1001)
  }

  @Test func lookingIntoAMeasuredSpanKeepsItsSum() {
    var page = Page(String(repeating: "some line of text that wraps\n", count: 1000))
    let (_, height) = page.measure()
    #expect(page.rows(in: 24_000...24_100).map(\.y) == [24_000, 24_024, 24_048, 24_072, 24_096])
    #expect(page.layout.isExact)
    #expect(page.layout.estimatedHeight == height)
    let row = page.row(29 * 500)
    #expect(row?.y == 24_000)
  }

  @Test func invalidatedLinesKeepTheirHeightAsAnEstimate() {
    var page = Page(String(repeating: "some line of text that wraps\n", count: 100))
    let (_, height) = page.measure()
    page.layout.invalidate(ByteOffset(29)..<ByteOffset(58), text: page.text)
    #expect(!page.layout.isExact)
    #expect(page.layout.estimatedHeight == height)
    let before = page.layout.counters.linesLaidOut
    #expect(page.height() == height)
    #expect(page.layout.counters.linesLaidOut == before + 1)
    page.layout.invalidate(page.text.bounds, text: page.text)
    #expect(page.layout.estimatedHeight == height)
    #expect(page.measure() == (201, height))
    #expect(page.layout.counters.linesLaidOut == before + 102)
  }

  @Test func aHugePasteIsOneSpanUntilItIsLookedAt() {
    var page = Page("head\ntail")
    _ = page.height()
    page.insert(String(repeating: "x\n", count: 50_000), at: 5)
    #expect(page.layout.counters.linesLaidOut == 2)
    #expect(page.dump(in: 0...60) == ["head", "x", "x"])
    #expect(page.layout.counters.linesLaidOut < 6)
  }

  @Test func enterAndBackspaceLeaveNoDrift() {
    var page = Page("")
    let start = page.rows()
    for _ in 0..<100 {
      page.insert("\n", at: 0)
      #expect(page.height() == 48)
      page.replace(0..<1, with: "")
      #expect(page.height() == 24)
    }
    #expect(page.rows() == start)
  }
}

extension Page {
  mutating func height(upTo limit: Double) -> Double {
    layout.height(upTo: limit, text: text, source: &source, fonts: &fonts)
  }
}

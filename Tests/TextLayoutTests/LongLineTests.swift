import Drawing
import TestFonts
import TextLayout
import TextRope
import Testing

/// A line of many kilobytes is laid out in windows; nobody may see where they meet.
@Suite struct LongLineTests {
  @Test func rowsOfALongLineAreThoseOfItsWordsBrokenOneAfterTheOther() {
    let text = Self.words(30_000, seed: 1)
    var page = LongPage(text)
    let measured = page.measureAll()
    #expect(measured.height == Double(measured.rows) * 24)
    #expect(page.rowRanges() == Self.brokenByHand(text))
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func editsLeaveTheRowsThatAFreshLayoutHas(seed: UInt64) {
    var random = SplitMix(seed)
    var page = LongPage(Self.words(40_000, seed: seed))
    for step in 0..<40 {
      page.edit(&random)
      page.look(atByte: random.next(page.text.utf8Count + 1))
      if random.next(2) == 0 { page.look(atShare: Double(random.next(100)) / 100) }
      if random.next(4) == 0 { page.refine(budget: random.next(20_000)) }
      page.layout.checkInvariants(text: page.text)
      if step % 8 == 7 {
        // On a copy, so that what is provisional stays so.
        var (exact, fresh) = (page, LongPage(page.text.string))
        #expect(exact.measureAll() == fresh.measureAll(), "seed \(seed), step \(step)")
        #expect(exact.rows() == fresh.rows(), "seed \(seed), step \(step)")
        for offset in stride(from: 0, through: page.text.utf8Count, by: 97) {
          #expect(
            exact.caret(atByte: offset) == fresh.caret(atByte: offset),
            "seed \(seed), step \(step), offset \(offset)")
        }
      }
    }
  }

  @Test func aKeyInTheMiddleLaysOutThreeWindowsAtMost() {
    var page = LongPage(Self.words(200_000, seed: 9))
    _ = page.measureAll()
    page.look(atByte: 100_000)
    let before = page.layout.counters.linesLaidOut
    page.apply(RopeEdit(range: ByteOffset(100_000)..<ByteOffset(100_000), replacement: "x"))
    page.look(atByte: 100_000)
    _ = page.measureAll()
    #expect(page.layout.counters.linesLaidOut - before <= 4)
  }

  @Test func aCaretStopsBetweenWindowsAsBetweenAnyTwoRows() {
    var page = LongPage(Self.words(30_000, seed: 4))
    _ = page.measureAll()
    var position = TextPosition(ByteOffset(1500))
    for _ in 0..<1500 {
      guard let next = page.position(.right, of: position) else { break }
      #expect(next.offset == position.offset.advanced(by: 1))
      position = next
    }
    for _ in 0..<1500 {
      guard let next = page.position(.left, of: position) else { break }
      position = next
    }
    #expect(position.offset == ByteOffset(1500))
  }

  /// Styles that change at a window's start can make its first word fit into the row before.
  @Test func aWordThatGetsShortMovesIntoTheWindowBefore() {
    let words = String(repeating: "mmmm xxxxxxxxm ", count: 400)
    var page = LongPage(words)
    _ = page.measureAll()
    for start in stride(from: 5, to: words.utf8.count, by: 15) {
      page.hidden.append(start..<start + 8)
      page.layout.invalidate(
        ByteOffset(start)..<ByteOffset(start + 8), text: page.text)
      if start % 4 != 0 { continue }
      var (exact, fresh) = (page, LongPage(words))
      fresh.hidden = page.hidden
      #expect(exact.rows() == fresh.rows(), "up to \(start)")
      page = exact
    }
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

  /// Twenty columns a row, spaces hang.
  private static func brokenByHand(_ text: String) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var start = 0
    var end = 0
    for word in text.split(separator: " ") {
      if end + word.utf8.count - start > 20 {
        rows.append(start..<end)
        start = end
      }
      end += word.utf8.count + 1
    }
    rows.append(start..<end)
    return rows
  }
}

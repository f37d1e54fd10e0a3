import Drawing
import TestFonts
import TestRandom
import TextLayout
import TextRope
import Testing
import UnicodeRules

/// A line in windows is broken and directed by the rules of the whole line.
@Suite struct LongLineRulesTests {
  private static let pieces = [
    "word ", "(in brackets) ", "日本語、", "1,234.50 ", "a-b/c ", "“quoted” ", "— ", "naïve ",
    "ब्राह्मण ", "don't! ", "e\u{301}e\u{301} ", "unbrokenunbrokenunbroken",
  ]
  private static let mixed = [
    "שלום ", "123 ", "word ", "(12) ", "עולם, ", "\u{627}\u{644}\u{633} ", "45-67 ", "- ", "[a] ",
  ]

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func rowsEndWhereICULetsTheWholeLineEnd(seed: UInt64) {
    let text = Self.line(of: Self.pieces, bytes: 6000, seed: seed)
    var page = LongPage(text)
    #expect(page.layout.counters.linesLaidOut == 0)
    #expect(page.rowRanges() == Self.broken(text), "seed \(seed)")
    #expect(page.layout.counters.linesLaidOut > 4, "the line was not laid out in windows")
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func rowsRunTheWayTheWholeLineHasThem(seed: UInt64) {
    let text = Self.line(of: Self.mixed, bytes: 6000, seed: seed)
    let bytes = Array(text.utf8)
    let paragraph = Bidi.paragraph(bytes, base: .natural)
    var page = LongPage(text)
    for row in page.rows() {
      for fragment in row.fragments {
        var range = fragment.range.lowerBound.utf8..<fragment.range.upperBound.utf8
        // Spaces at a row's end take the line's direction.
        while !range.isEmpty, bytes[range.upperBound - 1] == 0x20 {
          range = range.lowerBound..<range.upperBound - 1
        }
        for run in range.isEmpty ? [] : [range.lowerBound, range.upperBound - 1] {
          let level = paragraph.runs.first { $0.end > run }?.level ?? 0
          #expect(
            fragment.isRightToLeft == (level & 1 == 1), "seed \(seed), byte \(run) of \(range)")
        }
      }
    }
  }

  @Test func anArabicWordOfKilobytesStaysJoinedWhereAWindowBegins() {
    var page = LongPage(String(repeating: "ب", count: 4000))
    for row in page.rows() {
      #expect(row.fragments.count == 1)
      #expect(row.fragments[0].glyphs?.joinsBefore == (row.range.lowerBound > .zero))
      #expect(row.fragments[0].glyphs?.joinsAfter == (row.range.upperBound < page.text.end))
    }
  }

  @Test func aFirstLetterTurnsTheWholeLineRound() {
    var page = LongPage(String(repeating: "12 word שלום ", count: 300))
    #expect(page.rows().allSatisfy { $0.fragments.first?.x == 0 })
    page.apply(RopeEdit(range: .zero..<ByteOffset.zero, replacement: "ש"))
    var fresh = LongPage(page.text.string)
    #expect(page.rows() == fresh.rows())
    page.apply(RopeEdit(range: .zero..<ByteOffset(2), replacement: "a"))
    fresh = LongPage(page.text.string)
    #expect(page.rows() == fresh.rows())
  }

  private static func line(of pieces: [String], bytes: Int, seed: UInt64) -> String {
    var random = SeededGenerator(seed: seed)
    var text = ""
    while text.utf8.count < bytes { text += pieces.randomElement(using: &random) ?? "" }
    return text
  }

  /// Twenty columns a row at the opportunities of the whole line, spaces hang, words that are too
  /// long break between characters.
  private static func broken(_ text: String) -> [Range<Int>] {
    let opportunities = Set(LineBreaks.opportunities(in: Array(text.utf8)))
    var rows: [Range<Int>] = []
    var (start, end, columns, lastOpportunity, columnsThere) = (0, 0, 0, 0, 0)
    for character in text {
      let width = character == " " ? 0 : FixedFonts.isWide(character) ? 2 : 1
      if columns + width > 20 {
        let isWord = lastOpportunity <= start
        let next = isWord ? end : lastOpportunity
        rows.append(start..<next)
        start = next
        columns -= isWord ? columns : columnsThere
      }
      // Only spaces that a letter follows on the same row take room.
      columns += character == " " ? 1 : width
      end += character.utf8.count
      if opportunities.contains(end) { (lastOpportunity, columnsThere) = (end, columns) }
    }
    rows.append(start..<end)
    return rows
  }
}

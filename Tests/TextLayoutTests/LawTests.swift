import Drawing
import TestRandom
import TextLayout
import TextRope
import Testing

/// What holds for every line, whatever it says and however it is styled.
@Suite struct LawTests {
  static let pieces = [
    "a", " ", "word ", "**", "- ", "日本", "🇯🇵", "e\u{301}", "\t", "שלום ", "سلام", " 12 ",
    "a long stretch of words ", "\n", "unbreakableunbreakable", "      ",
  ]

  /// Markers hidden, numbers larger and apart, the first letter replaced in some lines.
  @Sendable private static func style(_ content: inout LineContent) {
    var runs: [AttributedRun] = []
    for (i, byte) in content.text.enumerated() {
      let next = i + 1 < content.text.count ? content.text[i + 1] : 0
      if next & 0xC0 == 0x80 { continue }
      var attributes = TextAttributes(font: StyledSource.font)
      switch byte {
      case UInt8(ascii: "*"): attributes.display = .hidden
      case UInt8(ascii: "-"): attributes.display = .replaced("•◦")
      case 0x30...0x39: attributes.font.size = 30
      default: break
      }
      if runs.last?.attributes == attributes {
        runs[runs.count - 1].end = i + 1
      } else {
        runs.append(AttributedRun(end: i + 1, attributes: attributes))
      }
    }
    content.runs = runs
  }

  private func page(seed: UInt64) -> Page {
    var random = SeededGenerator(seed: seed)
    let text = (0..<30).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
    let width = [0.0, 30, 100, 240, 1000][Int(seed % 5)]
    return Page(text, width: width, style: Self.style)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func rowsCoverTheTextAndStayInTheirWidth(seed: UInt64) {
    var page = page(seed: seed)
    let rows = page.rows()
    var offset = ByteOffset.zero
    var y = 0.0
    for row in rows {
      if row.startsLine, offset > .zero || row.y > 0 { offset = offset.advanced(by: 1) }
      #expect(row.range.lowerBound == offset, "seed \(seed)")
      #expect(row.y == y)
      offset = row.range.upperBound
      y += row.height
      let clusters = page.text.string(in: row.range).filter { $0 != "*" }
      #expect(row.width <= page.layout.width || clusters.count <= 2 || row.width <= 48)
      var x = row.fragments.first?.x ?? 0
      for fragment in row.fragments {
        #expect(abs(fragment.x - x) < 1e-9, "seed \(seed): fragments touch")
        x = fragment.x + fragment.width
      }
      var covered = row.fragments.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
      covered.removeAll { $0.isEmpty }
      var end = row.range.lowerBound
      for range in covered {
        #expect(range.lowerBound == end, "seed \(seed): fragments cover their row")
        end = range.upperBound
      }
      #expect(end == row.range.upperBound, "seed \(seed)")
    }
    #expect(offset == page.text.end)
    #expect(page.height() == y)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func aClickOnACaretGivesThatPlace(seed: UInt64) {
    var page = page(seed: seed)
    for offset in 0...page.text.utf8Count {
      for upstream in [false, true] {
        let caret = page.caret(offset, upstream: upstream)
        let hit = page.hit(caret.x, caret.y + caret.height / 2)
        let again = page.caret(hit)
        #expect(again.y == caret.y, "seed \(seed), offset \(offset)")
        #expect(abs(again.x - caret.x) < 1e-9, "seed \(seed), offset \(offset)")
      }
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func aSelectionIsAsWideAsItsRows(seed: UInt64) {
    var page = page(seed: seed)
    let end = page.text.utf8Count
    let all = page.selection(0..<end).reduce(0) { $0 + $1.width }
    // In two halves the same area is covered, wherever it is cut between caret stops.
    for offset in stride(from: 1, to: end, by: 3) {
      let row = page.row(offset)
      guard let row, page.hit(page.caret(offset).x, row.y + 1).offset.utf8 == offset else {
        continue
      }
      let halves = page.selection(0..<offset) + page.selection(offset..<end)
      #expect(
        abs(halves.reduce(0) { $0 + $1.width } - all) < 1e-6, "seed \(seed), offset \(offset)")
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func everyWalkEnds(seed: UInt64) {
    var page = page(seed: seed)
    let limit = 2 * page.text.utf8Count + 10
    let isMixed = page.text.string.split(separator: "\n").count > 1
    guard !isMixed else { return }
    #expect(page.walk(.right, from: 0, limit: limit).count < limit, "seed \(seed)")
    #expect(page.walk(.left, from: 0, limit: limit).count < limit, "seed \(seed)")
  }
}

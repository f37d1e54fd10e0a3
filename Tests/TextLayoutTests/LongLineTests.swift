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
    var page = LongPage(Self.words(20_000, seed: seed))
    for step in 0..<40 {
      page.edit(&random)
      page.look(atByte: random.next(page.text.utf8Count + 1))
      page.layout.checkInvariants(text: page.text)
      if step % 8 == 7 {
        var fresh = LongPage(page.text.string)
        #expect(page.rowRanges() == fresh.rowRanges(), "seed \(seed), step \(step)")
        #expect(page.measureAll() == fresh.measureAll(), "seed \(seed), step \(step)")
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

/// A text in one style, and its layout.
private struct LongPage: LineSource {
  var text: Rope
  var layout: DocumentLayout
  var fonts = FixedFonts()
  private static let font = FontSpec(family: "Fixed", size: 20)

  init(_ string: String) {
    text = Rope(string)
    layout = DocumentLayout(text: text, width: 240, base: Self.font, fonts: &fonts)
  }

  mutating func content(of range: Range<ByteOffset>) -> LineContent {
    let run = AttributedRun(end: range.count, attributes: TextAttributes(font: Self.font))
    return LineContent(
      text: text.bytes(in: range), runs: range.isEmpty ? [] : [run], rowFont: Self.font)
  }

  mutating func apply(_ edit: RopeEdit) {
    text.apply(edit)
    layout.apply(edit, text: text)
  }

  /// Inserts a word, a newline or a kilobyte, or takes something out.
  mutating func edit(_ random: inout SplitMix) {
    let at = random.next(text.utf8Count + 1)
    let length = random.next(4) == 0 ? min(random.next(3000), text.utf8Count - at) : 0
    let choices = ["m", " ", "mm mmm ", "\n", "", String(repeating: "mmmm ", count: 200)]
    let new = choices[random.next(choices.count)]
    apply(
      RopeEdit(range: ByteOffset(at)..<ByteOffset(at + length), replacement: Rope(new)))
  }

  mutating func look(atByte offset: Int) {
    var source = self
    let caret = layout.caret(
      at: TextPosition(ByteOffset(offset)), text: text, source: &source, fonts: &fonts)
    _ = layout.rows(in: caret.y...(caret.y + 200), text: text, source: &source, fonts: &fonts)
  }

  mutating func measureAll() -> Measured {
    var source = self
    let (rows, height) = layout.measureAll(text: text, source: &source, fonts: &fonts)
    return Measured(rows: rows, height: height)
  }

  mutating func rowRanges() -> [Range<Int>] {
    let height = measureAll().height
    var source = self
    return layout.rows(in: 0...height, text: text, source: &source, fonts: &fonts)
      .map { $0.range.lowerBound.utf8..<$0.range.upperBound.utf8 }
  }

  mutating func position(
    _ direction: HorizontalDirection, of position: TextPosition
  ) -> TextPosition? {
    var source = self
    return layout.position(
      direction, of: position, text: text, source: &source, fonts: &fonts)
  }
}

private struct Measured: Equatable {
  var rows: Int
  var height: Double
}

/// SplitMix64 (Steele, Lea, Flood, 2014).
private struct SplitMix {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) >> 33) % max(1, bound)
  }
}

import Drawing
import TestFonts
import TextLayout
import TextRope

/// A text in one style, and its layout.
struct LongPage: LineSource {
  var text: Rope
  var layout: DocumentLayout
  var fonts = FixedFonts()
  /// Stretches that show nothing, in order.
  var hidden: [Range<Int>] = []
  private static let font = FontSpec(family: "Fixed", size: 20)

  init(_ string: String) {
    text = Rope(string)
    layout = DocumentLayout(text: text, width: 240, base: Self.font, fonts: &fonts)
  }

  mutating func content(of range: Range<ByteOffset>) -> LineContent {
    var runs: [AttributedRun] = []
    func append(_ end: Int, _ display: TextAttributes.Display) {
      let end = min(end, range.upperBound.utf8) - range.lowerBound.utf8
      if end <= runs.last?.end ?? 0 { return }
      runs.append(
        AttributedRun(end: end, attributes: TextAttributes(font: Self.font, display: display)))
    }
    for part in hidden {
      append(part.lowerBound, .shown)
      append(part.upperBound, .hidden)
    }
    append(range.upperBound.utf8, .shown)
    return LineContent(text: text.bytes(in: range), runs: runs, rowFont: Self.font)
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

  mutating func caret(atByte offset: Int) -> Rect {
    var source = self
    return layout.caret(
      at: TextPosition(ByteOffset(offset)), text: text, source: &source, fonts: &fonts)
  }

  mutating func look(atByte offset: Int) {
    let caret = caret(atByte: offset)
    var source = self
    _ = layout.rows(in: caret.y...(caret.y + 200), text: text, source: &source, fonts: &fonts)
  }

  /// Looks at a share of the height, as one who drags the scroll bar.
  mutating func look(atShare share: Double) {
    let y = layout.estimatedHeight * share
    var source = self
    _ = layout.rows(in: y...(y + 200), text: text, source: &source, fonts: &fonts)
  }

  /// Spends a slice of spare time; true where something is left to do.
  @discardableResult
  mutating func refine(budget: Int) -> Bool {
    var source = self
    return layout.refine(budget: budget, text: text, source: &source, fonts: &fonts)
  }

  mutating func row(_ direction: VerticalDirection, from offset: ByteOffset) -> PlacedRow? {
    var source = self
    return layout.row(
      direction, from: TextPosition(offset), text: text, source: &source, fonts: &fonts)
  }

  mutating func row(at offset: ByteOffset) -> PlacedRow? {
    var source = self
    return layout.row(at: TextPosition(offset), text: text, source: &source, fonts: &fonts)
  }

  mutating func measureAll() -> Measured {
    var source = self
    let (rows, height) = layout.measureAll(text: text, source: &source, fonts: &fonts)
    return Measured(rows: rows, height: height)
  }

  mutating func rows() -> [PlacedRow] {
    let height = measureAll().height
    var source = self
    return layout.rows(in: 0...height, text: text, source: &source, fonts: &fonts)
  }

  mutating func rowRanges() -> [Range<Int>] {
    rows().map { $0.range.lowerBound.utf8..<$0.range.upperBound.utf8 }
  }

  mutating func position(
    _ direction: HorizontalDirection, of position: TextPosition
  ) -> TextPosition? {
    var source = self
    return layout.position(
      direction, of: position, text: text, source: &source, fonts: &fonts)
  }
}

struct Measured: Equatable {
  var rows: Int
  var height: Double
}

/// SplitMix64 (Steele, Lea, Flood, 2014).
struct SplitMix {
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

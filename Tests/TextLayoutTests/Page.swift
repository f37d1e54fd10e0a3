import Drawing
import TestFonts
import TextLayout
import TextRope
import UnicodeRules

/// Styles a line from its text; plain unless told.
struct StyledSource: LineSource {
  var text: Rope
  var style: @Sendable (inout LineContent) -> Void = { _ in }

  static let font = FontSpec(family: "Fixed", size: 20)

  mutating func content(of range: Range<ByteOffset>) -> LineContent {
    let bytes = text.bytes(in: range)
    let runs =
      bytes.isEmpty
      ? [] : [AttributedRun(end: bytes.count, attributes: TextAttributes(font: Self.font))]
    var content = LineContent(text: bytes, runs: runs, rowFont: Self.font)
    style(&content)
    return content
  }
}

/// A text with its layout, as a field holds them: 20 columns of 12 pt unless told.
struct Page {
  var text: Rope
  var layout: DocumentLayout
  var fonts = FixedFonts()
  var source: StyledSource

  init(
    _ text: String, width: Double = 240, fonts: FixedFonts = FixedFonts(),
    style: @escaping @Sendable (inout LineContent) -> Void = { _ in }
  ) {
    self.text = Rope(text)
    self.fonts = fonts
    source = StyledSource(text: self.text, style: style)
    layout = DocumentLayout(
      text: self.text, width: width, base: StyledSource.font, fonts: &self.fonts)
  }

  // MARK: Changes

  mutating func replace(_ range: Range<Int>, with new: String) {
    let edit = RopeEdit(
      range: ByteOffset(range.lowerBound)..<ByteOffset(range.upperBound), replacement: Rope(new))
    text.apply(edit)
    source.text = text
    layout.apply(edit, text: text)
  }

  mutating func insert(_ new: String, at offset: Int) { replace(offset..<offset, with: new) }

  // MARK: Questions

  mutating func rows(in y: ClosedRange<Double> = 0...1e9) -> [PlacedRow] {
    layout.rows(in: y, text: text, source: &source, fonts: &fonts)
  }

  /// The rows as text, each between bars.
  mutating func dump(in y: ClosedRange<Double> = 0...1e9) -> [String] {
    rows(in: y).map { text.string(in: $0.range) }
  }

  /// The rows as they look: fragments from left to right, right-to-left ones reversed.
  mutating func picture() -> [String] {
    rows().map { row in
      row.fragments.map { fragment -> String in
        let shown = fragment.glyphs?.text ?? String(repeating: " ", count: fragment.range.count)
        if fragment.width == 0 { return "" }
        return fragment.isRightToLeft ? String(shown.reversed()) : shown
      }.joined()
    }
  }

  mutating func height() -> Double {
    layout.height(upTo: .infinity, text: text, source: &source, fonts: &fonts)
  }

  mutating func measure() -> (rows: Int, height: Double) {
    layout.measureAll(text: text, source: &source, fonts: &fonts)
  }

  mutating func caret(_ offset: Int, upstream: Bool = false) -> Rect {
    caret(at(offset, upstream))
  }
  mutating func caret(_ position: TextPosition) -> Rect {
    layout.caret(at: position, text: text, source: &source, fonts: &fonts)
  }

  mutating func drawnCaret(_ offset: Int, upstream: Bool = false) -> Rect {
    layout.drawnCaret(at: at(offset, upstream), text: text, source: &source, fonts: &fonts)
  }

  mutating func hit(_ x: Double, _ y: Double) -> TextPosition {
    layout.position(nearest: Point(x: x, y: y), text: text, source: &source, fonts: &fonts)
  }

  mutating func row(_ offset: Int, upstream: Bool = false) -> PlacedRow? {
    layout.row(at: at(offset, upstream), text: text, source: &source, fonts: &fonts)
  }

  mutating func move(_ direction: HorizontalDirection, from position: TextPosition) -> TextPosition?
  {
    layout.position(direction, of: position, text: text, source: &source, fonts: &fonts)
  }

  /// The offsets that the caret visits on its way to an edge of the text.
  mutating func walk(_ direction: HorizontalDirection, from offset: Int, limit: Int = 1000) -> [Int]
  {
    var visited: [Int] = [offset]
    var position = at(offset)
    while visited.count < limit, let next = move(direction, from: position) {
      visited.append(next.offset.utf8)
      position = next
    }
    return visited
  }

  /// Up or Down with a goal x.
  mutating func step(
    _ direction: VerticalDirection, from position: TextPosition, x: Double
  ) -> TextPosition? {
    guard
      let row = layout.row(
        direction, from: position, text: text, source: &source, fonts: &fonts)
    else { return nil }
    return layout.position(nearestX: x, on: row, text: text, source: &source, fonts: &fonts)
  }

  mutating func selection(
    _ range: Range<Int>, in y: ClosedRange<Double> = 0...1e9
  ) -> [Rect] {
    layout.selectionRects(
      for: ByteOffset(range.lowerBound)..<ByteOffset(range.upperBound), in: y, text: text,
      source: &source, fonts: &fonts)
  }
}

func at(_ offset: Int, _ upstream: Bool = false) -> TextPosition {
  TextPosition(ByteOffset(offset), isUpstream: upstream)
}

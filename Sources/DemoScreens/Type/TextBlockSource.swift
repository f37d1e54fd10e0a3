internal import GrowingField
internal import LiveMarkdown
internal import TextLayout
internal import TextRope

/// A text without its Markdown markers, and its styles, as the layout asks for them.
nonisolated struct TextBlockSource: LineSource {
  let text: Rope
  private let font: FontSpec
  /// Ends in `text`, ascending, with the styles up to there.
  private var runs: [(end: ByteOffset, styles: StyleSet)] = []

  init(_ source: String, dialect: MarkdownDialect?, font: FontSpec) {
    self.font = font
    let rope = Rope(source)
    guard let dialect else {
      text = rope
      runs = [(rope.end, [])]
      return
    }
    var document = MarkdownDocument(rope, dialect: dialect)
    var shown = ""
    for run in document.runs(in: rope.bounds, of: rope) where !run.styles.contains(.marker) {
      shown += rope.string(in: run.range)
      runs.append((ByteOffset(shown.utf8.count), run.styles))
    }
    text = Rope(shown)
  }

  func content(of range: Range<ByteOffset>) -> LineContent {
    var attributed: [AttributedRun] = []
    // The first run that ends after the line's start, by bisection.
    var index = runs.partitioningIndex { $0.end > range.lowerBound }
    while index < runs.count, attributed.last?.end != range.count, !range.isEmpty {
      let end = min(runs[index].end, range.upperBound)
      let styles = runs[index].styles
      attributed.append(
        AttributedRun(
          end: end.utf8 - range.lowerBound.utf8,
          attributes: TextAttributes(font: font(for: styles), tag: Int(styles.rawValue))))
      index += 1
    }
    return LineContent(text: text.bytes(in: range), runs: attributed, rowFont: font)
  }

  private func font(for styles: StyleSet) -> FontSpec {
    var font = font
    if styles.contains(.code) || styles.contains(.codeBlock) {
      font.family = "JetBrains Mono"
      font.size *= 0.9
    }
    font.isBold = font.isBold || styles.contains(.bold)
    font.isItalic = font.isItalic || styles.contains(.italic)
    return font
  }
}

extension Array {
  /// Returns the first index from which on a condition holds, by bisection.
  fileprivate nonisolated func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

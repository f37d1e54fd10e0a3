internal import Drawing
internal import LiveMarkdown
internal import TextLayout

/// The grounds of fenced code: one panel behind all the rows of a block, as wide as the text.
struct CodePanels {
  private(set) var rects: [Rect] = []

  /// How far a panel goes beyond the text at both sides.
  private static let overhang = 4.0

  /// A row without text is what the row before it is, or, where none is seen, the row after it:
  /// between code and text stands a fence, which is a row with text.
  init(_ rows: [PlacedRow], width: Double) {
    var isInCode = rows.first { !$0.fragments.isEmpty }.map(Self.isCode) ?? false
    var panel: Rect?
    for row in rows {
      if !row.fragments.isEmpty { isInCode = Self.isCode(row) }
      if isInCode {
        let top = panel?.minY ?? row.y
        panel = Rect(
          x: -Self.overhang, y: top, width: width + 2 * Self.overhang,
          height: row.y + row.height - top)
      } else if let finished = panel {
        rects.append(finished)
        panel = nil
      }
    }
    if let panel { rects.append(panel) }
  }

  private static func isCode(_ row: PlacedRow) -> Bool {
    row.fragments.contains {
      FragmentTag(rawValue: $0.attributes.tag).styles.contains(.codeBlock)
    }
  }
}

internal import Drawing
internal import GrowingField
internal import SDLBackend
internal import TextLayout

/// The open menu of a toolbar's word: its values, the chosen one with a check mark.
struct ChoiceMenu {
  let frame: Rect
  /// The word that it belongs to.
  let anchor: Rect
  private let options: [Choice.Option]
  private let rowHeight: Double
  private var marked: Int?

  private static let padding = 5.0
  private static let margin = 6.0
  private static let checkWidth = 26.0
  private static let fullRowHeight = 30.0
  private static let font = FontSpec(family: "Inter", size: 14)

  init(
    _ options: [Choice.Option], under anchor: Rect, in window: Size, labels: inout Labels,
    fonts: inout SDLFonts
  ) {
    self.options = options
    self.anchor = anchor
    let top = anchor.maxY + 3
    let room = window.height - top - Self.margin - 2 * Self.padding
    rowHeight = min(Self.fullRowHeight, max(12, room / Double(max(1, options.count))))
    let widest = options.reduce(0) { widest, option in
      max(widest, labels.block(option.label, Self.font, &fonts).size.width)
    }
    let width = max(widest + Self.checkWidth + 24, anchor.width)
    let x = min(anchor.x, window.width - Self.margin - width)
    frame = Rect(
      x: max(Self.margin, x), y: top, width: width,
      height: Double(options.count) * rowHeight + 2 * Self.padding)
  }

  var markedAction: Toolbar.Action? { marked.map { options[$0].action } }

  mutating func mark(at point: Point) {
    marked = options.indices.first { row($0).contains(point) }
  }

  /// Goes on from the marked row, or from the chosen one, round the ends.
  mutating func moveMark(by step: Int) {
    let start = marked ?? options.firstIndex { $0.isChosen } ?? 0
    marked = (start + step + options.count) % options.count
  }

  private func row(_ index: Int) -> Rect {
    Rect(
      x: frame.x, y: frame.y + Self.padding + Double(index) * rowHeight, width: frame.width,
      height: rowHeight)
  }

  func draw(
    into canvas: inout Canvas, _ palette: Palette, labels: inout Labels, fonts: inout SDLFonts
  ) {
    canvas.shadow(frame.offset(x: 0, y: 6), radius: 10, blur: 18, RGBA(0x000000, alpha: 56))
    canvas.shadow(frame.offset(x: 0, y: 1), radius: 10, blur: 3, RGBA(0x000000, alpha: 46))
    canvas.rounded(frame, radius: 10, palette.header)
    canvas.border(frame, radius: 10, width: 0.5, palette.hairline)
    for (index, option) in options.enumerated() {
      let row = row(index)
      let isMarked = marked == index
      if isMarked {
        canvas.rounded(
          Rect(x: row.x + 5, y: row.y, width: row.width - 10, height: row.height), radius: 6,
          palette.accent)
      }
      let color = isMarked ? palette.onAccent : palette.text
      if option.isChosen {
        Icon.check.draw(
          into: &canvas,
          inMiddleOf: Rect(x: row.x + 8, y: row.y, width: Self.checkWidth - 8, height: row.height),
          side: 14, weight: 1.6, isMarked ? palette.onAccent : palette.accent)
      }
      let block = labels.block(option.label, Self.font, &fonts)
      let origin = Point(
        x: row.x + Self.checkWidth + 6,
        y: row.y + ((row.height - block.size.height) / 2).rounded())
      canvas.inside(offset: origin) { block.draw(into: &$0, color) }
    }
  }
}

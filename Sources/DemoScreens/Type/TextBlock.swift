internal import Drawing
internal import GrowingField
internal import LiveMarkdown
internal import TextLayout
internal import TextRope

/// A text that is only shown: laid out once, its Markdown drawn in real faces and without markers.
struct TextBlock {
  /// As wide as its widest row, in whole points.
  let size: Size
  private let rows: [PlacedRow]
  private var metrics: [FontSpec: FontMetrics] = [:]

  /// Lays a text out, no wider than `width` points; its Markdown is read by `dialect`, or taken as
  /// it is where that is nil.
  ///
  /// - Complexity: O(*n*), *n* the bytes of the text.
  init(
    _ text: String, dialect: MarkdownDialect? = nil, font: FontSpec,
    width: Double = .greatestFiniteMagnitude, fonts: inout some FontSource
  ) {
    var source = TextBlockSource(text, dialect: dialect, font: font)
    let text = source.text
    let limit = max(1, width)
    var layout = DocumentLayout(text: text, width: limit, base: font, fonts: &fonts)
    let height = layout.measureAll(text: text, source: &source, fonts: &fonts).height
    func laidOut() -> [PlacedRow] {
      layout.rows(in: 0...max(0, height - 0.5), text: text, source: &source, fonts: &fonts)
    }
    var rows = laidOut()
    let widest = rows.reduce(0) { max($0, $1.width) }.rounded(.up)
    if widest < limit, rows.contains(where: { $0.fragments.contains { $0.isRightToLeft } }) {
      // A paragraph that starts at the right does so at the block's own right edge.
      layout.setWidth(widest)
      rows = laidOut()
    }
    self.rows = rows
    size = Size(width: min(widest, limit), height: height)
    for row in rows {
      for fragment in row.fragments where metrics[fragment.attributes.font] == nil {
        metrics[fragment.attributes.font] = fonts.metrics(of: fragment.attributes.font)
      }
    }
  }

  /// Draws the rows that lie in a vertical stretch of the block, from the canvas's origin.
  func draw(into canvas: inout Canvas, rowsIn visible: ClosedRange<Double>, _ colors: TextColors) {
    for row in rows where row.y + row.height >= visible.lowerBound && row.y <= visible.upperBound {
      for fragment in row.fragments { drawGround(of: fragment, in: row, colors, into: &canvas) }
      for fragment in row.fragments { draw(fragment, in: row, colors, into: &canvas) }
    }
  }

  /// Draws the whole block from the canvas's origin.
  func draw(into canvas: inout Canvas, _ color: RGBA) {
    draw(into: &canvas, rowsIn: 0...size.height, TextColors(text: color, code: color))
  }

  private func drawGround(
    of fragment: Fragment, in row: PlacedRow, _ colors: TextColors, into canvas: inout Canvas
  ) {
    guard let ground = colors.codeGround, fragment.isCode else { return }
    let rect = Rect(
      x: fragment.x - 2, y: row.y + 1, width: fragment.width + 4, height: row.height - 2)
    canvas.rounded(rect, radius: 4, ground)
  }

  private func draw(
    _ fragment: Fragment, in row: PlacedRow, _ colors: TextColors, into canvas: inout Canvas
  ) {
    let baseline = row.y + row.baseline
    let color = fragment.isCode ? colors.code : colors.text
    if let glyphs = fragment.glyphs {
      canvas.glyphs(glyphs, at: Point(x: fragment.x, y: baseline), color)
    }
    guard let font = metrics[fragment.attributes.font] else { return }
    if fragment.styles.contains(.underline) || fragment.styles.contains(.link) {
      canvas.rule(
        x: fragment.x, y: baseline + font.underlineOffset, width: fragment.width,
        thickness: font.underlineThickness, color)
    }
    if fragment.styles.contains(.strikethrough) {
      canvas.rule(
        x: fragment.x, y: baseline - font.strikethroughOffset, width: fragment.width,
        thickness: font.strikethroughThickness, color)
    }
  }
}

/// The colours of a text block.
struct TextColors {
  var text: RGBA
  var code: RGBA
  /// Behind code; nil is none.
  var codeGround: RGBA?
}

extension Fragment {
  fileprivate var styles: StyleSet {
    StyleSet(rawValue: UInt32(truncatingIfNeeded: attributes.tag))
  }
  fileprivate var isCode: Bool { styles.contains(.code) || styles.contains(.codeBlock) }
}

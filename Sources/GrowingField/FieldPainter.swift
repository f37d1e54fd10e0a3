internal import Drawing
internal import LiveMarkdown
internal import TextLayout
internal import TextRope

/// What one frame of a field shows, resolved: the painter draws it and decides nothing.
struct FieldPicture {
  var size: Size
  var theme: FieldTheme
  var insets: Insets
  var cornerRadius: Double
  var isFocused: Bool
  var isFramed: Bool
  var background: RGBA?
  /// Rows of the text, or of the placeholder, from the text area's top.
  var rows: [PlacedRow]
  var isPlaceholder: Bool
  var selection: [Rect]
  var selectedRange: Range<ByteOffset>
  /// nil where it is off or hidden.
  var caret: Rect?
  var scrollOffset: Double
  var contentHeight: Double
  var barInsets: Insets
  /// 0 hides the bar.
  var barOpacity: Double
}

/// Draws a field, back to front: ground, code grounds, selection, text, its lines, caret, bar,
/// border.
struct FieldPainter {
  let picture: FieldPicture
  private var theme: FieldTheme { picture.theme }

  init(_ picture: FieldPicture) { self.picture = picture }

  func draw(into canvas: inout Canvas, fonts: inout some FontSource) {
    let bounds = Rect(x: 0, y: 0, width: picture.size.width, height: picture.size.height)
    drawGround(bounds, into: &canvas)
    var metrics: [FontSpec: FontMetrics] = [:]
    for row in picture.rows {
      for fragment in row.fragments where FragmentTag(rawValue: fragment.attributes.tag).hasLines {
        metrics[fragment.attributes.font] = fonts.metrics(of: fragment.attributes.font)
      }
    }
    let origin = Point(x: picture.insets.left, y: picture.insets.top - picture.scrollOffset)
    canvas.inside(clip: textClip) { canvas in
      canvas.inside(offset: origin) { canvas in
        let width = picture.size.width - picture.insets.left - picture.insets.right
        for panel in CodePanels(picture.rows, width: width).rects {
          canvas.rounded(panel, radius: 4, theme.palette.codeBackground)
        }
        for row in picture.rows { drawCodeGround(row, into: &canvas) }
        for rect in picture.selection {
          canvas.fill(
            rect, picture.isFocused ? theme.palette.selection : theme.palette.quietSelection)
        }
        for row in picture.rows { draw(row, metrics, into: &canvas) }
        if let caret = picture.caret { canvas.rounded(caret, radius: 1, theme.tint) }
      }
    }
    canvas.inside(clip: bounds) { drawBar(into: &$0) }
    if picture.isFramed {
      canvas.border(
        bounds, radius: picture.cornerRadius, width: 1,
        picture.isFocused ? theme.tint : theme.palette.fieldBorder)
    }
  }

  /// Where text may show: not above and below the place where the round corners reach its sides,
  /// or text that scrolls would stick out of a corner.
  ///
  /// It never cuts a row at rest, which the insets keep clear.
  private var textClip: Rect {
    let (insets, radius) = (picture.insets, picture.cornerRadius)
    let inside = max(0, radius - min(insets.left, insets.right))
    let corner = picture.isFramed ? radius - (radius * radius - inside * inside).squareRoot() : 0
    let (top, bottom) = (min(corner, max(0, insets.top)), min(corner, max(0, insets.bottom)))
    return Rect(
      x: 0, y: top, width: picture.size.width,
      height: max(0, picture.size.height - top - bottom))
  }

  private func drawGround(_ bounds: Rect, into canvas: inout Canvas) {
    guard let color = picture.background ?? (picture.isFramed ? theme.palette.field : nil) else {
      return
    }
    if picture.isFramed {
      canvas.rounded(bounds, radius: picture.cornerRadius, color)
    } else {
      canvas.fill(bounds, color)
    }
  }

  // MARK: Text

  private func draw(
    _ row: PlacedRow, _ metrics: [FontSpec: FontMetrics], into canvas: inout Canvas
  ) {
    let baseline = row.y + row.baseline
    for fragment in row.fragments {
      let tag = FragmentTag(rawValue: fragment.attributes.tag)
      for ink in inks(of: fragment, tag, in: row) {
        canvas.inside(clip: ink.clip) { canvas in
          if let glyphs = fragment.glyphs {
            canvas.glyphs(glyphs, at: Point(x: fragment.x, y: baseline), ink.color)
          }
          guard tag.hasLines, let font = metrics[fragment.attributes.font] else { return }
          drawLines(of: tag, under: fragment, baseline: baseline, font, ink.color, into: &canvas)
        }
      }
    }
  }

  /// The colours of a fragment and where each shows; one that is selected in part has two.
  private func inks(
    of fragment: Fragment, _ tag: FragmentTag, in row: PlacedRow
  ) -> [(color: RGBA, clip: Rect?)] {
    if picture.isPlaceholder { return [(theme.placeholderColor, nil)] }
    let color = theme.color(for: tag.styles)
    let selected = theme.selectedColor(for: tag.styles)
    let selection = picture.selectedRange
    if color == selected || !selection.overlaps(fragment.range) { return [(color, nil)] }
    if selection.clamped(to: fragment.range) == fragment.range { return [(selected, nil)] }
    func part(_ color: RGBA, from x: Double, to end: Double) -> (color: RGBA, clip: Rect?) {
      // Tall enough for ink that leaves its row.
      (color, Rect(x: x, y: row.y - row.height, width: max(0, end - x), height: 3 * row.height))
    }
    var parts: [(color: RGBA, clip: Rect?)] = []
    var x = fragment.x - row.height
    let rects = picture.selection.filter { $0.y < row.y + row.height && $0.maxY > row.y }
    for rect in rects.sorted(by: { $0.x < $1.x }) {
      parts += [part(color, from: x, to: rect.x), part(selected, from: rect.x, to: rect.maxX)]
      x = max(x, rect.maxX)
    }
    let end = fragment.x + fragment.width + row.height
    return parts + [part(color, from: x, to: max(x, end))]
  }

  private func drawLines(
    of tag: FragmentTag, under fragment: Fragment, baseline: Double, _ font: FontMetrics,
    _ color: RGBA, into canvas: inout Canvas
  ) {
    func line(_ offset: Double, _ thickness: Double) {
      canvas.rule(
        x: fragment.x, y: baseline + offset, width: fragment.width, thickness: thickness, color)
    }
    if tag.isStruck {
      line(-font.strikethroughOffset, font.strikethroughThickness)
    }
    if tag.isUnderlined {
      let weight = tag.isClause ? 2.0 : 1.0
      line(font.underlineOffset, font.underlineThickness * weight)
    }
  }

  /// One rounded ground behind neighbouring fragments of code in running text.
  private func drawCodeGround(_ row: PlacedRow, into canvas: inout Canvas) {
    var start: Fragment?
    var end = 0.0
    func isCode(_ fragment: Fragment) -> Bool {
      FragmentTag(rawValue: fragment.attributes.tag).styles.contains(.code)
    }
    func flush(into canvas: inout Canvas) {
      guard let first = start else { return }
      canvas.rounded(
        Rect(x: first.x - 2, y: row.y + 1, width: end - first.x + 4, height: row.height - 2),
        radius: 4, theme.palette.codeBackground)
      start = nil
    }
    for fragment in row.fragments {
      if isCode(fragment) {
        if start == nil { start = fragment }
        end = fragment.x + fragment.width
      } else {
        flush(into: &canvas)
      }
    }
    flush(into: &canvas)
  }

  // MARK: Scroll bar

  private func drawBar(into canvas: inout Canvas) {
    let (view, content) = (picture.size.height, picture.contentHeight)
    guard picture.barOpacity > 0, content > view, view > 0 else { return }
    let inset = min(picture.cornerRadius / 2, view / 4)
    let (top, bottom) = (inset + picture.barInsets.top, inset + picture.barInsets.bottom)
    let track = view - top - bottom
    guard track > 0 else { return }
    let length = max(min(track, 24), track * view / content)
    let travel = content - view
    let place = min(max(picture.scrollOffset / travel, 0), 1)
    let bar = Rect(
      x: picture.size.width - 5 - picture.barInsets.right, y: top + (track - length) * place,
      width: 3, height: length)
    canvas.rounded(
      bar, radius: 1.5, theme.palette.secondaryText.faded(0.7 * picture.barOpacity))
  }
}

extension FragmentTag {
  fileprivate var isStruck: Bool { styles.contains(.strikethrough) }
  fileprivate var isUnderlined: Bool {
    styles.contains(.underline) || styles.contains(.link) || isPreedit
  }
  fileprivate var hasLines: Bool { isStruck || isUnderlined }
}

package import Drawing
internal import TextEditing
package import TextLayout
internal import TextRope

extension FieldMachine {
  /// Draws the view with its top left corner at the canvas's origin.
  package mutating func draw(
    into canvas: inout Canvas, at time: Double, fonts: inout some FontSource
  ) {
    FieldPainter(picture(at: time, &fonts)).draw(into: &canvas, fonts: &fonts)
  }

  private mutating func picture(at time: Double, _ fonts: inout some FontSource) -> FieldPicture {
    let height = height(at: time)
    let offset = contentOffset(at: time)
    // A row more on each side: a tall glyph may reach into its neighbour.
    let top = offset - metrics.insets.top - metrics.rowHeight
    let visible = top...(top + height + 2 * metrics.rowHeight)
    let isOn = !configuration.caretBlinks || blink.isOn(at: time)
    return FieldPicture(
      size: Size(width: configuration.width, height: height), theme: body.theme,
      insets: metrics.insets, cornerRadius: metrics.cornerRadius, isFocused: isFocused,
      isFramed: configuration.isFramed, background: configuration.backgroundColor,
      rows: isPlaceholderVisible
        ? placeholderRows(in: visible, &fonts) : textRows(in: visible, &fonts),
      isPlaceholder: isPlaceholderVisible,
      selection: selectionRects(in: visible, &fonts),
      caret: isCaretShown && isOn ? bodyCaret(at: shownFocus, &fonts) : nil,
      scrollOffset: offset, contentHeight: viewport.contentHeight,
      barOpacity: isScrollEnabled ? viewport.scroll.barOpacity(at: time, fades: fades) : 0)
  }

  /// From the text area's coordinates to the view's.
  func inView(_ rect: Rect, at time: Double) -> Rect {
    rect.offset(x: metrics.insets.left, y: metrics.insets.top - contentOffset(at: time))
  }
}

internal import Drawing
internal import TextEditing
internal import TextLayout

/// What of a field shows at a time, and when that next changes by itself.
extension FieldState {
  /// What a frame shows.
  mutating func picture(at time: Double, _ fonts: inout some FontSource) -> FieldPicture {
    let selected = editor.selection.range
    let fades = configuration.motion == .full
    return FieldPicture(
      size: Size(width: configuration.width, height: viewport.growth.height(at: time)),
      theme: body.theme, insets: metrics.insets, cornerRadius: metrics.cornerRadius,
      isFocused: isFocused, isFramed: configuration.isFramed,
      background: configuration.backgroundColor,
      rows: page.visibleRows(at: time, fonts: &fonts), isPlaceholder: page.isPlaceholderVisible,
      selection: page.visibleRects(for: selected, at: time, fonts: &fonts),
      selectedRange: selected,
      caret: isCaretOn(at: time) ? page.body.drawnCaret(at: shownFocus, fonts: &fonts) : nil,
      scrollOffset: viewport.shownOffset(at: time), contentHeight: viewport.contentHeight,
      barInsets: configuration.barInsets,
      barOpacity: viewport.isScrollEnabled
        ? viewport.scroll.bar.opacity(at: time, fades: fades) : 0)
  }

  /// A caret stands in the view: it has the focus, is editable, and nothing is selected.
  var isCaretShown: Bool { isFocused && configuration.isEditable && editor.selection.isEmpty }

  private func isCaretOn(at time: Double) -> Bool {
    isCaretShown && (!configuration.caretBlinks || blink.isOn(at: time))
  }

  /// True while something other than the blink moves: a height, a scroll bar, a drag past the edge.
  func isMoving(at time: Double) -> Bool {
    viewport.growth.isMoving(at: time) || nextBarChange(after: time) != nil || isDragScrolling
      || isMenuFading(at: time) || viewport.scroll.isGliding(at: time)
  }

  /// When the picture next changes by itself; nil where it never does.
  func nextChange(after time: Double) -> Double? {
    if viewport.growth.animation != nil || isDragScrolling || isMenuFading(at: time)
      || viewport.scroll.isGliding(at: time)
    {
      return time + 1 / 60
    }
    let caret = isCaretShown && configuration.caretBlinks ? blink.nextChange(after: time) : nil
    return [nextBarChange(after: time), caret].compactMap { $0 }.min()
  }

  private func isMenuFading(at time: Double) -> Bool {
    menu.map { $0.opacity(at: time, fades: configuration.motion == .full) < 1 } ?? false
  }

  private func nextBarChange(after time: Double) -> Double? {
    viewport.isScrollEnabled
      ? viewport.scroll.bar.nextChange(after: time, fades: configuration.motion == .full) : nil
  }

  private var isDragScrolling: Bool {
    guard let pointer, pointer.edge != nil else { return false }
    return pointer.location.y < 0
      ? viewport.scroll.offset > 0 : viewport.scroll.offset < viewport.maximumOffset
  }
}

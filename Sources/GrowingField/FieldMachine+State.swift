package import Drawing
internal import LiveMarkdown
internal import TextEditing
package import TextLayout
package import TextRope

/// What a field tells of itself.
extension FieldMachine {
  /// Without preedit.
  package var text: Rope { editor.text }
  package var selectedText: String { editor.text.string(in: editor.selection.range) }
  package var isComposing: Bool { composition != nil }
  package var canUndo: Bool { editor.canUndo }
  package var canRedo: Bool { editor.canRedo }

  package var selectedUTF16Range: Range<Int> {
    let range = editor.selection.range
    return editor.text.utf16Offset(
      of: range.lowerBound)..<editor.text.utf16Offset(of: range.upperBound)
  }

  package var isPlaceholderVisible: Bool {
    body.text.isEmpty && configuration.displayPlaceholder && !configuration.placeholder.isEmpty
  }

  /// True only where the text is taller than the view.
  package var isScrollEnabled: Bool { viewport.isScrollEnabled }

  /// Points scrolled down.
  package func contentOffset(at time: Double) -> Double { viewport.offset(at: time) }

  /// The view's height at a time: in the middle of an animation, where it stands.
  package func height(at time: Double) -> Double { viewport.growth.height(at: time) }

  /// Where a running animation ends.
  package var targetHeight: Double { viewport.targetHeight }

  /// The height of a view of so many rows of plain text.
  package func height(forRows rows: Int) -> Double { metrics.height(forRows: rows) }

  /// Exact rows of the text, preedit included, and the height of the content with its insets;
  /// measures what is still estimated.
  package mutating func measureContent(
    fonts: inout some FontSource
  ) -> (rows: Int, height: Double) {
    let (rows, height) = measureBody(&fonts)
    return (rows, height + metrics.insets.top + metrics.insets.bottom)
  }

  /// The caret in the view's coordinates, wherever it is scrolled to; nil without focus or where
  /// the view is not editable.
  package mutating func caret(at time: Double, fonts: inout some FontSource) -> Rect? {
    isFocused && configuration.isEditable ? caretRect(at: time, &fonts) : nil
  }

  /// The middle of the caret of an offset in UTF-16 units, in the view's coordinates.
  package mutating func place(
    ofUTF16 offset: Int, at time: Double, fonts: inout some FontSource
  ) -> Point {
    let position = TextPosition(editor.text.offset(ofUTF16: max(0, offset)))
    let rect = inView(bodyCaret(at: position, &fonts), at: time)
    return Point(x: rect.x, y: rect.y + rect.height / 2)
  }

  /// The styled runs that cover the text, preedit included.
  package mutating func runs() -> [(text: String, styles: [String])] {
    styledRuns().map { (body.text.string(in: $0.range), $0.styles.names) }
  }

  // MARK: Time

  /// True while something other than the blink moves: a height, a scroll bar, a drag past the edge.
  package func isMoving(at time: Double) -> Bool {
    viewport.growth.isMoving(at: time) || isBarFading(at: time)
      || (pointer?.edge != nil && canScrollFurther)
  }

  /// When the picture next changes by itself; nil where it never does.
  package func nextChange(after time: Double) -> Double? {
    if viewport.growth.animation != nil || (pointer?.edge != nil && canScrollFurther) {
      return time + 1 / 60
    }
    let bar = isScrollEnabled ? viewport.scroll.nextBarChange(after: time, fades: fades) : nil
    let caret = isCaretShown && configuration.caretBlinks ? blink.nextChange(after: time) : nil
    return [bar, caret].compactMap { $0 }.min()
  }

  /// True where `.idle` would find work.
  package var wantsIdle: Bool { !body.isComplete }

  var fades: Bool { configuration.motion == .full }

  /// A caret stands in the view: it has the focus, is editable, and nothing is selected.
  var isCaretShown: Bool { isFocused && configuration.isEditable && editor.selection.isEmpty }

  private func isBarFading(at time: Double) -> Bool {
    isScrollEnabled && viewport.scroll.nextBarChange(after: time, fades: fades) != nil
  }

  private var canScrollFurther: Bool {
    guard let pointer else { return false }
    return pointer.location.y < 0
      ? viewport.scroll.offset > 0 : viewport.scroll.offset < viewport.maximumOffset
  }
}

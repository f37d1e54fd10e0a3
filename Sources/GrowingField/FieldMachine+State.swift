package import Drawing
package import LiveMarkdown
internal import TextEditing
package import TextLayout
package import TextRope

/// What a field tells of itself, and how it draws.
extension FieldMachine {
  package var configuration: FieldConfiguration { state.configuration }
  package var isFocused: Bool { state.isFocused }
  package var isComposing: Bool { state.composition != nil }
  package var canUndo: Bool { state.editor.canUndo }
  package var canRedo: Bool { state.editor.canRedo }
  package var isPlaceholderVisible: Bool { state.page.isPlaceholderVisible }

  /// Without preedit.
  package var text: Rope { state.editor.text }
  package var selectedText: String { text.string(in: state.editor.selection.range) }
  package var selectedUTF16Range: Range<Int> {
    let range = state.editor.selection.range
    return text.utf16Offset(of: range.lowerBound)..<text.utf16Offset(of: range.upperBound)
  }

  /// True only where the text is taller than the view.
  package var isScrollEnabled: Bool { state.viewport.isScrollEnabled }

  /// Points scrolled down.
  package func contentOffset(at time: Double) -> Double { state.viewport.offset(at: time) }

  /// The view's height at a time: in the middle of an animation, where it stands.
  package func height(at time: Double) -> Double { state.viewport.growth.height(at: time) }

  /// Where a running animation ends.
  package var targetHeight: Double { state.viewport.targetHeight }

  /// The height of a view of so many rows of plain text.
  package func height(forRows rows: Int) -> Double { state.metrics.height(forRows: rows) }

  /// Exact rows of the text, preedit included, and the height of the content with its insets;
  /// measures what is still estimated.
  package mutating func measureContent(
    fonts: inout some FontSource
  ) -> (rows: Int, height: Double) { state.page.measureContent(fonts: &fonts) }

  /// The caret in the view's coordinates, wherever it is scrolled to; nil without focus or where
  /// the view is not editable.
  package mutating func caret(at time: Double, fonts: inout some FontSource) -> Rect? {
    isFocused && configuration.isEditable
      ? state.page.drawnCaret(of: state.shownFocus, at: time, fonts: &fonts) : nil
  }

  /// The middle of the caret of an offset in UTF-16 units, in the view's coordinates.
  package mutating func place(
    ofUTF16 offset: Int, at time: Double, fonts: inout some FontSource
  ) -> Point {
    let position = TextPosition(text.offset(ofUTF16: max(0, offset)))
    let rect = state.page.caretRect(of: position, at: time, fonts: &fonts)
    return Point(x: rect.x, y: rect.y + rect.height / 2)
  }

  /// The styled runs that cover the text, preedit included.
  package mutating func runs() -> [(text: String, styles: [String])] {
    let shown = state.body.text
    return state.page.body.runs(in: shown.bounds).map {
      (shown.string(in: $0.range), $0.styles.names)
    }
  }

  /// What the layout and the Markdown of the text have worked since it was set.
  package var layoutCounters: LayoutCounters { state.body.counters }
  package var markdownCounters: MarkdownCounters { state.body.document?.counters ?? .init() }

  // MARK: Time and drawing

  /// True while something other than the blink moves: a height, a scroll bar, a drag past the edge.
  package func isMoving(at time: Double) -> Bool { state.isMoving(at: time) }

  /// When the picture next changes by itself; nil where it never does.
  package func nextChange(after time: Double) -> Double? { state.nextChange(after: time) }

  /// True where `.idle` would find work.
  package var wantsIdle: Bool { !state.body.isComplete }

  /// Draws the view with its top left corner at the canvas's origin.
  package mutating func draw(
    into canvas: inout Canvas, at time: Double, fonts: inout some FontSource
  ) {
    FieldPainter(state.picture(at: time, &fonts)).draw(into: &canvas, fonts: &fonts)
  }
}

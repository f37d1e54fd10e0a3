package import TextRope

/// Turning a style on and off.
package enum StyleCommand {
  /// Toggles one style on a selection, or at the caret where it is empty.
  ///
  /// On a selection the style goes off where all of it has it, else on; white space at the edges
  /// stays outside the markers, each line is marked by itself, and the same words stay selected.
  /// At a caret an empty pair of markers is written around it; the second press leaves the run, or
  /// takes the pair back while it is empty. Where nothing can be done (a selection of white space,
  /// code in a fence) the result has no edits.
  ///
  /// - Complexity: O(*p* + log *n*), *p* the bytes of the selected lines' paragraphs.
  /// A link is turned on with an empty address and the caret there; where an address is selected, or
  /// holds the caret, it becomes the link's, and the caret stands where its text goes.
  ///
  /// - Parameters:
  ///   - style: Exactly one of bold, italic, strikethrough, underline, code, link.
  ///   - anchor: The end of the selection that stays.
  ///   - focus: The end that moves; the caret.
  ///   - text: The text.
  ///   - document: Its Markdown state.
  /// - Returns: The edits, or nil where the dialect has no such style.
  package static func toggle(
    _ style: StyleSet, anchor: ByteOffset, focus: ByteOffset, text: Rope,
    document: MarkdownDocument
  ) -> StyleEdit? {
    guard document.dialect.writes(style) else { return nil }
    // A state that describes another text (one with an input method's preedit) tells nothing here.
    let document =
      document.utf8Count == text.utf8Count
      ? document : MarkdownDocument(text, dialect: document.dialect)
    if style == .link {
      return anchor == focus
        ? LinkCaret(at: focus, text: text, document: document).outcome()
        : LinkToggle(anchor: anchor, focus: focus, text: text, document: document).outcome()
    }
    if anchor == focus {
      return CaretToggle(style, at: focus, text: text, document: document).outcome()
    }
    var toggle = SelectionToggle(
      style, on: min(anchor, focus)..<max(anchor, focus), text: text, document: document)
    toggle.run()
    let selection = toggle.selection
    return StyleEdit(
      edits: toggle.edits,
      anchor: anchor < focus ? selection.lowerBound : selection.upperBound,
      focus: anchor < focus ? selection.upperBound : selection.lowerBound)
  }
}

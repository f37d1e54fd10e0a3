package import TextRope

/// The outcome of a style command: edits to apply in order, and the selection after them.
package struct StyleEdit: Sendable, Equatable {
  package var edits: [RopeEdit]
  package var anchor: ByteOffset
  package var focus: ByteOffset

  package init(edits: [RopeEdit], anchor: ByteOffset, focus: ByteOffset) {
    self.edits = edits
    self.anchor = anchor
    self.focus = focus
  }
}

/// Turning a style on and off.
package enum StyleCommand {
  /// Toggles one style on a selection, or at the caret where it is empty; nil where the dialect has
  /// no such style. (Stand-in.)
  ///
  /// `style` has exactly one of bold, italic, strikethrough, underline, code.
  package static func toggle(
    _ style: StyleSet, anchor: ByteOffset, focus: ByteOffset, text: Rope,
    document: MarkdownDocument
  ) -> StyleEdit? { nil }
}

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

package import TextRope

/// How far a deletion without a selection reaches.
package enum Reach: Sendable, Hashable {
  case graphemeBackward, graphemeForward, wordBackward, wordForward
}

/// A text with a selection and a history: the state that editing commands change.
///
/// A command is two steps: a `proposal…` that changes nothing, and `commit`. Between them a host
/// may refuse. (Stand-in without history.)
package struct TextEditor: Sendable {
  package private(set) var text: Rope
  package private(set) var selection: Selection

  package init(text: Rope = Rope()) {
    self.text = text
    selection = Selection(caret: text.end)
  }

  /// Puts text in the place of the selection; nil where that changes nothing.
  package func proposal(inserting string: String, kind: EditKind) -> EditProposal? {
    proposal(replacing: selection.range, with: string, kind: kind)
  }
  /// Puts text in the place of a range; the caret goes after it.
  package func proposal(
    replacing range: Range<ByteOffset>, with string: String, kind: EditKind
  ) -> EditProposal? {
    if range.isEmpty && string.isEmpty { return nil }
    let edit = RopeEdit(range: range, replacement: Rope(string))
    return EditProposal(
      edits: [edit], selection: Selection(caret: edit.rangeAfter.upperBound), kind: kind)
  }
  /// Deletes the selection, or what `reach` says where it is empty; nil at the text's edge.
  package func proposal(deleting reach: Reach) -> EditProposal? {
    selection.isEmpty ? nil : proposal(replacing: selection.range, with: "", kind: .deleting)
  }
  package func undoProposal() -> EditProposal? { nil }
  package func redoProposal() -> EditProposal? { nil }
  package var canUndo: Bool { false }
  package var canRedo: Bool { false }

  /// Applies a proposal and records it. `time` in seconds, for the grouping by pauses.
  package mutating func commit(_ proposal: EditProposal, at time: Double) {
    for edit in proposal.edits { text.apply(edit) }
    selection = proposal.selection
  }
  /// Moves the caret or selection (clamped to scalar boundaries); ends the undo group.
  package mutating func select(_ selection: Selection) { self.selection = selection }
  /// Another text: the caret goes to its end, the history is cleared.
  package mutating func setText(_ text: Rope) {
    self.text = text
    selection = Selection(caret: text.end)
  }
}

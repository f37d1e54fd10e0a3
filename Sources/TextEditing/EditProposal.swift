package import TextRope

/// What an edit is for the undo history: a change of kind ends a group.
package enum EditKind: Sendable, Hashable {
  case typing, newline, deleting, paste, style, inputMethodCommit, undo, redo
  /// Deletes a selection for an input method's preedit; the commit that follows is of its group.
  case makingRoom
}

/// A change that has not happened yet: shown to whoever may refuse it, then committed.
package struct EditProposal: Sendable, Equatable {
  /// Applied in order; each is in the coordinates that the ones before it left.
  package var edits: [RopeEdit]
  /// The selection after the edits.
  package var selection: Selection
  package var kind: EditKind

  package init(edits: [RopeEdit], selection: Selection, kind: EditKind) {
    self.edits = edits
    self.selection = selection
    self.kind = kind
  }
}

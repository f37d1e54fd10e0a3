package import TextRope
internal import UnicodeRules

/// A text with a selection and a history: the state that editing commands change.
///
///       proposal… ──► EditProposal ──► (a host may refuse) ──► commit ──► text, selection, history
///
/// A command is two steps: a `proposal…` that changes nothing, and `commit`. Commands are total: a
/// range is clamped to the text and to scalar boundaries, and what is inserted goes through
/// `InputFilter`, so that no control character enters a text by a command.
package struct TextEditor: Sendable {
  package private(set) var text: Rope
  package private(set) var selection: Selection
  private var history: History

  /// A text with the caret at its end, and without a history, which may hold `historyLimit` bytes
  /// of memory, what the heap adds to the texts included; its oldest groups go first.
  package init(text: Rope = Rope(), historyLimit: Int = 64 << 20) {
    self.text = text
    selection = Selection(caret: text.end)
    history = History(limit: historyLimit)
  }

  // MARK: Proposals

  /// Puts text in the place of the selection; nil where that changes nothing.
  package func proposal(inserting string: String, kind: EditKind) -> EditProposal? {
    proposal(replacing: selection.range, with: string, kind: kind)
  }
  /// Puts text in the place of a range; the caret goes after it.
  ///
  /// Nil where that changes nothing.
  package func proposal(
    replacing range: Range<ByteOffset>, with string: String, kind: EditKind
  ) -> EditProposal? {
    let range = clamped(range)
    let replacement = Rope(InputFilter.clean(string))
    if range.isEmpty && replacement.isEmpty { return nil }
    let edit = RopeEdit(range: range, replacement: replacement)
    return EditProposal(
      edits: [edit], selection: Selection(caret: edit.rangeAfter.upperBound), kind: kind)
  }
  /// Deletes the selection, or what `reach` says where it is empty; nil at the text's edge.
  package func proposal(deleting reach: Reach) -> EditProposal? {
    let range = selection.isEmpty ? deletedRange(reach) : selection.range
    return proposal(replacing: range, with: "", kind: .deleting)
  }
  /// Deletes the selection for preedit; nil where nothing is selected.
  package func proposalMakingRoom() -> EditProposal? {
    proposal(replacing: selection.range, with: "", kind: .makingRoom)
  }
  private func deletedRange(_ reach: Reach) -> Range<ByteOffset> {
    let caret = selection.focus
    return switch reach {
    case .graphemeBackward: backspaceStart(caret)..<caret
    case .graphemeForward: caret..<Motion.grapheme(after: caret, in: text)
    case .wordBackward: Motion.word(before: caret, in: text)..<caret
    case .wordForward: caret..<Motion.word(after: caret, in: text)
    }
  }
  /// Where Backspace deletes from: the cluster's start, but the last code point's in the scripts
  /// whose readers correct a syllable sign by sign.
  private func backspaceStart(_ caret: ByteOffset) -> ByteOffset {
    let start = Motion.grapheme(before: caret, in: text)
    let cluster = text.string(in: start..<caret).unicodeScalars
    if let first = cluster.first, CharacterClasses.deletesByCodePoint(first) {
      return text.scalarBoundary(atOrBefore: caret.advanced(by: -1))
    }
    return start
  }

  // MARK: Undo

  package var canUndo: Bool { history.canUndo }
  package var canRedo: Bool { history.canRedo }
  /// What the history holds of the heap, where its texts share nothing with the text.
  package var historyBytes: Int { history.heapBytes }

  /// Brings back text and selection as they were before the newest group; nil without one.
  package func undoProposal() -> EditProposal? {
    history.newest.map { proposal(for: $0, selection: $0.before, kind: .undo) }
  }
  /// Does again what the last undo took back; nil where there is nothing, or another edit came.
  package func redoProposal() -> EditProposal? {
    history.undone.map { proposal(for: $0, selection: $0.after, kind: .redo) }
  }
  private func proposal(
    for group: UndoGroup, selection: Selection, kind: EditKind
  ) -> EditProposal {
    let edits = Array(group.inverses.reversed())
    return EditProposal(edits: edits, selection: near(edits, selection), kind: kind)
  }
  /// The selection if it touches a paragraph that the edits change, else a caret after the change:
  /// what undo changes must be where the user looks, also where the edit had been made elsewhere
  /// than at the caret, as a paste that arrives late.
  private func near(_ edits: [RopeEdit], _ selection: Selection) -> Selection {
    var after = text
    var changed: Range<ByteOffset>?
    for edit in edits {
      after.apply(edit)
      let carried = changed.map {
        edit.carry($0.lowerBound, forward: false)..<edit.carry($0.upperBound, forward: true)
      }
      let lower = min(edit.rangeAfter.lowerBound, carried?.lowerBound ?? edit.rangeAfter.lowerBound)
      let upper = max(edit.rangeAfter.upperBound, carried?.upperBound ?? edit.rangeAfter.upperBound)
      changed = lower..<upper
    }
    guard let changed else { return selection }
    let lines =
      after.line(
        containing: changed.lowerBound)...after.line(
        containing: changed.upperBound)
    let selected =
      after.line(
        containing: min(selection.range.lowerBound, after.end))...after.line(
        containing: min(selection.range.upperBound, after.end))
    return lines.overlaps(selected) ? selection : Selection(caret: changed.upperBound)
  }

  // MARK: Changing

  /// Applies a proposal and records it; one without edits is a motion, which undo passes over.
  ///
  /// `time` in seconds, from any start: a pause ends an undo group.
  ///
  /// - Precondition: The proposal was made for the text as it is.
  package mutating func commit(_ proposal: EditProposal, at time: Double) {
    if proposal.edits.isEmpty { return select(proposal.selection) }
    let before = selection
    var inverses: [RopeEdit] = []
    for edit in proposal.edits { inverses.append(text.apply(edit)) }
    selection = clamped(proposal.selection)
    switch proposal.kind {
    case .undo: history.didUndo(inverses)
    case .redo: history.didRedo(inverses)
    case .typing, .newline, .deleting, .makingRoom, .paste, .style, .inputMethodCommit:
      history.record(inverses, of: proposal, before: before, at: time)
    }
  }
  /// Moves the caret or selection to cluster boundaries at or around what is asked for; ends the
  /// undo group where that is a change.
  package mutating func select(_ selection: Selection) {
    if selection == self.selection { return }
    history.endGroup()
    self.selection = snapped(selection)
  }
  /// Another text: the caret goes to its end, the history is cleared.
  package mutating func setText(_ text: Rope) {
    self = TextEditor(text: text, historyLimit: history.limit)
  }

  // MARK: Clamping

  private func clamped(_ range: Range<ByteOffset>) -> Range<ByteOffset> {
    let lower = text.scalarBoundary(atOrBefore: range.lowerBound)
    return lower..<max(lower, text.scalarBoundary(atOrBefore: range.upperBound))
  }
  private func clamped(_ selection: Selection) -> Selection {
    Selection(
      anchor: text.scalarBoundary(atOrBefore: selection.anchor),
      focus: text.scalarBoundary(atOrBefore: selection.focus), affinity: selection.affinity)
  }
  /// A caret inside a cluster goes to its start; a selection grows over the clusters that it cuts.
  private func snapped(_ selection: Selection) -> Selection {
    var result = clamped(selection)
    let lower = Motion.graphemeBoundary(atOrBefore: result.range.lowerBound, in: text)
    var upper = Motion.graphemeBoundary(atOrBefore: result.range.upperBound, in: text)
    if !result.isEmpty, upper < result.range.upperBound {
      upper = Motion.grapheme(after: upper, in: text)
    }
    if result.anchor <= result.focus {
      (result.anchor, result.focus) = (lower, upper)
    } else {
      (result.anchor, result.focus) = (upper, lower)
    }
    return result
  }
}

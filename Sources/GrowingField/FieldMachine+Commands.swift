internal import Drawing
internal import LiveMarkdown
internal import TextEditing
internal import TextLayout
internal import TextRope

/// What the commands of keys and of the menu do.
extension FieldMachine {
  mutating func perform(
    _ command: FieldCommand, _ turn: inout Turn, _ fonts: inout some FontSource
  ) {
    if let bytes = memoryNeed(of: command) { return askForMemory(bytes, .command(command), &turn) }
    carryOut(command, &turn, &fonts)
  }

  mutating func carryOut(
    _ command: FieldCommand, _ turn: inout Turn, _ fonts: inout some FontSource
  ) {
    let editor = state.editor
    switch command {
    case .move(let motion, let extending):
      state.move(motion, extending: extending, &turn, &fonts)
    case .delete(let reach): propose(editor.proposal(deleting: reach), &turn)
    case .newline where !isReturnEnabled: break
    case .newline: propose(editor.proposal(inserting: "\n", kind: .newline), &turn)
    case .returnKey where canEdit && isReturnEnabled: ask(.returnKey, .shouldReturn, &turn)
    case .returnKey: break
    case .tab where state.configuration.insertsTabs:
      propose(editor.proposal(inserting: "\t", kind: .typing), &turn)
    case .tab: turn.outputs.append(.moveFocus(.forward))
    case .backTab: turn.outputs.append(.moveFocus(.backward))
    case .selectAll: state.select(Selection(anchor: .zero, focus: editor.text.end), &turn)
    case .copy: copySelection(&turn)
    case .cut:
      guard canEdit, !editor.selection.isEmpty else { return }
      copySelection(&turn)
      propose(editor.proposal(deleting: .graphemeBackward), &turn)
    case .paste, .pastePlain:
      guard canEdit else { return }
      turn.outputs.append(.clipboardRead(state.pastes.open(at: editor.selection.range)))
    case .undo: proposeFromHistory(editor.undoProposal(), &turn)
    case .redo: proposeFromHistory(editor.redoProposal(), &turn)
    case .toggle(let style): toggle(style, &turn, &fonts)
    case .openMenu:
      let caret = state.page.caretRect(of: state.shownFocus, at: turn.time, fonts: &fonts)
      openMenu(at: Point(x: caret.minX, y: caret.maxY), &turn)
    case .textSize(let step): turn.outputs.append(.textSize(step))
    }
  }

  private mutating func toggle(
    _ style: StyleSet, _ turn: inout Turn, _ fonts: inout some FontSource
  ) {
    let selection = state.editor.selection
    guard canEdit, let document = state.body.document,
      let outcome = StyleCommand.toggle(
        style, anchor: selection.anchor, focus: selection.focus, text: state.editor.text,
        document: document)
    else { return }
    let next = Selection(anchor: outcome.anchor, focus: outcome.focus)
    if outcome.edits.isEmpty {
      // Steps into or out of a run: a motion, about which nobody is asked and which undo passes.
      state.select(next, &turn)
      state.revealCaret(at: turn.time, &fonts)
    } else {
      propose(EditProposal(edits: outcome.edits, selection: next, kind: .style), &turn)
    }
  }

  // MARK: Clipboard

  private func copySelection(_ turn: inout Turn) {
    let selected = state.editor.selection.range
    if selected.isEmpty { return }
    let bytes = state.editor.text.bytes(in: selected)
    turn.outputs.append(.clipboardWrite(["text/plain": bytes]))
  }

  mutating func paste(
    _ id: ClipboardRequestID, _ flavours: Flavours?, _ turn: inout Turn,
    _ fonts: inout some FontSource
  ) {
    guard let range = state.pastes.close(id), let bytes = flavours?["text/plain"] else { return }
    let text = InputFilter.clean(bytes)
    if text.isEmpty { return }
    state.show(nil, &turn, &fonts)
    propose(state.editor.proposal(replacing: range, with: text, kind: .paste), &turn)
  }
}

package import Drawing
internal import LiveMarkdown
internal import TextEditing
package import TextLayout
internal import TextRope

/// One field: input in, state, display list out.
///
///     input ──► Dialogue ──► FieldState ──► FieldPainter ──► display list
///                 ▲  │           │
///        answer ──┘  ▼           ▼
///              questions    delegate calls, clipboard
///
/// Reads no clock, no file, no font and no clipboard. A change that a delegate may refuse is a
/// question first; nothing has happened when it is asked, and inputs that come before the answer
/// wait. The calls that one edit leads to come in one order: `didChangeSelection`, `changeHeight`,
/// `willChangeHeight`, `didChange`, and `didChangeHeight` when the height has arrived.
package struct FieldMachine: Sendable {
  var state: FieldState
  private var dialogue = Dialogue()
  /// The menu took the Space key: the character that comes after it is not for the text.
  var isSpaceSpent = false
  /// What the context menu may cover, in the view's coordinates: the window's area.
  package var overlayBounds = Rect(x: 0, y: 0, width: 10_000, height: 10_000)

  package init(_ configuration: FieldConfiguration, fonts: inout some FontSource) {
    state = FieldState(configuration, fonts: &fonts)
  }

  // MARK: Input

  /// Takes one input at a time (seconds, never running backwards) and returns what it led to.
  package mutating func handle(
    _ input: FieldInput, at time: Double, fonts: inout some FontSource
  ) -> [FieldOutput] {
    var turn = Turn(time: time)
    state.arrive(&turn)
    switch input {
    case .tick: state.followDrag(&turn, &fonts)
    case .idle(let budget): state.refine(budget: budget, &fonts)
    case .answer(let yes): answer(yes, &turn, &fonts)
    case .withdraw: _ = dialogue.close()
    default: if !dialogue.isAbout(input) { dialogue.wait(input) }
    }
    while let next = dialogue.next() { process(next, &turn, &fonts) }
    return turn.outputs
  }

  private mutating func process(
    _ input: FieldInput, _ turn: inout Turn, _ fonts: inout some FontSource
  ) {
    if state.menu != nil && offerToMenu(input, &turn, &fonts) { return }
    switch input {
    case .text(" ") where isSpaceSpent: isSpaceSpent = false
    case .text(let string): type(string, &turn, &fonts)
    case .preedit(let string, let selection): compose(string, selection, &turn, &fonts)
    case .key(let press):
      isSpaceSpent = false
      // A key that reaches the program while an input method composes is the input method's.
      if state.isFocused, state.composition == nil, let command = KeyBindings.command(for: press) {
        perform(command, &turn, &fonts)
      }
    case .pointer(let event): point(event, &turn, &fonts)
    case .wheel(_, let rows, _): wheel(rows, &turn, &fonts)
    case .textSize(let step): turn.outputs.append(.textSize(step))
    case .focus(let wanted): focus(wanted, &turn, &fonts)
    case .clipboard(let id, let flavours): paste(id, flavours, &turn, &fonts)
    case .tick, .idle, .answer, .withdraw, .pick: break
    }
  }

  // MARK: Questions

  private mutating func ask(
    _ matter: Dialogue.Matter, _ question: FieldQuestion, _ turn: inout Turn
  ) {
    dialogue.ask(matter)
    turn.outputs.append(.question(question))
  }

  private mutating func propose(_ proposal: EditProposal?, _ turn: inout Turn) {
    guard let proposal, state.configuration.isEditable else { return }
    ask(.change(proposal, version: state.version), question(about: proposal), &turn)
  }

  private func question(about proposal: EditProposal) -> FieldQuestion {
    let change = proposal.change(in: state.editor.text)
    return .shouldChangeText(range: change.range, replacement: change.replacement)
  }

  private mutating func answer(
    _ yes: Bool, _ turn: inout Turn, _ fonts: inout some FontSource
  ) {
    switch dialogue.close() {
    case .beginEditing where yes:
      state.isFocused = true
      turn.tell(.didBeginEditing)
      // A press puts the caret elsewhere, under the pointer: the text must not move before it.
      if !dialogue.isResuming { state.revealCaret(at: turn.time, &fonts) }
    case .beginEditing: dialogue.dropResumed()
    case .endEditing where yes:
      state.isFocused = false
      turn.tell(.didEndEditing)
    case .returnKey where yes: dialogue.resume(with: .focus(false))
    case .returnKey: propose(state.editor.proposal(inserting: "\n", kind: .newline), &turn)
    case .change(let proposal, let asked) where yes && asked == state.version,
      .makeRoom(let proposal, let asked) where yes && asked == state.version:
      state.commit(proposal, &turn, &fonts)
    case .makeRoom:
      dialogue.dropResumed()
      turn.outputs.append(.resetInputMethod)
    case .endEditing, .change, nil: break
    }
  }

  private mutating func focus(
    _ wanted: Bool, _ turn: inout Turn, _ fonts: inout some FontSource
  ) {
    if wanted == state.isFocused { return }
    if !state.configuration.isEditable {
      state.isFocused = wanted
    } else if wanted {
      ask(.beginEditing, .shouldBeginEditing, &turn)
    } else if finishComposition(thenGoOnWith: .focus(false), &turn, &fonts) {
      ask(.endEditing, .shouldEndEditing, &turn)
    }
  }

  // MARK: Typing and commands

  private var canEdit: Bool { state.isFocused && state.configuration.isEditable }

  private var isReturnEnabled: Bool {
    !state.configuration.traits.enablesReturnKeyAutomatically || !state.editor.text.isEmpty
  }

  private mutating func type(
    _ string: String, _ turn: inout Turn, _ fonts: inout some FontSource
  ) {
    guard canEdit else { return }
    let text = InputFilter.clean(string)
    if let composition = state.composition {
      state.show(nil, &turn, &fonts)
      return propose(proposal(committing: text, of: composition), &turn)
    }
    if text.isEmpty { return }
    let kind: EditKind =
      text == "\n" ? .newline : text.count > 1 ? .inputMethodCommit : .typing
    propose(state.editor.proposal(inserting: text, kind: kind), &turn)
  }

  mutating func perform(
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
    case .undo: propose(editor.undoProposal(), &turn)
    case .redo: propose(editor.redoProposal(), &turn)
    case .toggle(let style): toggle(style, &turn, &fonts)
    case .openMenu:
      let caret = state.caretRect(of: state.shownFocus, at: turn.time, &fonts)
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

  private mutating func paste(
    _ id: ClipboardRequestID, _ flavours: Flavours?, _ turn: inout Turn,
    _ fonts: inout some FontSource
  ) {
    guard let range = state.pastes.close(id), let bytes = flavours?["text/plain"] else { return }
    let text = InputFilter.clean(bytes)
    if text.isEmpty { return }
    state.show(nil, &turn, &fonts)
    propose(state.editor.proposal(replacing: range, with: text, kind: .paste), &turn)
  }

  // MARK: Input methods

  private mutating func compose(
    _ string: String, _ selection: Range<Int>?, _ turn: inout Turn, _ fonts: inout some FontSource
  ) {
    guard canEdit else { return }
    let text = InputFilter.clean(string)
    if text.isEmpty { return state.show(nil, &turn, &fonts) }
    let selected = state.editor.selection
    if state.composition == nil, let deletion = state.editor.proposalMakingRoom() {
      dialogue.resume(with: .preedit(text, selection: selection))
      return ask(
        .makeRoom(deletion, version: state.version), question(about: deletion), &turn)
    }
    state.show(
      Composition(
        at: state.composition?.offset ?? selected.focus, text: text, selection: selection),
      &turn, &fonts)
  }

  /// Commits preedit, once, before something else happens; false while that asks a question, whose
  /// answer goes on with `input`.
  private mutating func finishComposition(
    thenGoOnWith input: FieldInput, _ turn: inout Turn, _ fonts: inout some FontSource
  ) -> Bool {
    guard let composition = state.composition else { return true }
    turn.outputs.append(.resetInputMethod)
    state.show(nil, &turn, &fonts)
    dialogue.resume(with: input)
    propose(proposal(committing: composition.text, of: composition), &turn)
    return false
  }

  /// A commit goes where its preedit stood, wherever a program has put the selection since.
  private func proposal(committing text: String, of composition: Composition) -> EditProposal? {
    let place = composition.offset..<composition.offset
    return state.editor.proposal(replacing: place, with: text, kind: .inputMethodCommit)
  }

  // MARK: Pointer

  /// Scrolls; the keyboard goes, and with it the focus, where the view is set to let it.
  private mutating func wheel(
    _ rows: Double, _ turn: inout Turn, _ fonts: inout some FontSource
  ) {
    guard state.configuration.allowsScrolling else { return }
    let offset = state.viewport.scroll.offset
    state.scroll(rows: rows, at: turn.time, &fonts)
    let isDismissed = state.configuration.traits.keyboardDismissal == .onDrag
    if isDismissed, state.viewport.scroll.offset != offset { focus(false, &turn, &fonts) }
  }

  private mutating func point(
    _ event: PointerEvent, _ turn: inout Turn, _ fonts: inout some FontSource
  ) {
    if event.button == .right { return pointRight(event, &turn, &fonts) }
    guard event.button == .left else { return }
    switch event.phase {
    case .down(let count):
      guard finishComposition(thenGoOnWith: .pointer(event), &turn, &fonts) else { return }
      focus(true, &turn, &fonts)
      if state.isFocused {
        state.press(event, count: count, &turn, &fonts)
      } else {
        dialogue.resume(with: .pointer(event))
      }
    case .moved: state.drag(to: event.location, &turn, &fonts)
    case .up: state.release()
    }
  }

  /// A right press opens the menu: on the selection, or where it puts the caret.
  private mutating func pointRight(
    _ event: PointerEvent, _ turn: inout Turn, _ fonts: inout some FontSource
  ) {
    guard case .down = event.phase,
      finishComposition(thenGoOnWith: .pointer(event), &turn, &fonts)
    else { return }
    focus(true, &turn, &fonts)
    guard state.isFocused else { return dialogue.resume(with: .pointer(event)) }
    if !state.isSelected(at: event.location, time: turn.time, &fonts) {
      state.press(event, count: 1, &turn, &fonts)
      state.release()
    }
    openMenu(at: event.location, &turn)
  }

  // MARK: Changes by the API

  /// Takes another configuration; a height that changes because of it moves as by typing.
  package mutating func configure(
    _ configuration: FieldConfiguration, at time: Double, fonts: inout some FontSource
  ) -> [FieldOutput] {
    if configuration == state.configuration { return [] }
    var turn = Turn(time: time)
    state.configure(configuration, &turn, &fonts)
    return turn.outputs
  }

  /// Another text, by the API: clears the history, asks nobody, tells `didChange`.
  package mutating func setText(
    _ text: String, at time: Double, fonts: inout some FontSource
  ) -> [FieldOutput] {
    var turn = Turn(time: time)
    state.arrive(&turn)
    if state.composition != nil { turn.outputs.append(.resetInputMethod) }
    state.setText(Rope(InputFilter.clean(text)), &turn, &fonts)
    return turn.outputs
  }

  /// Selects a range in UTF-16 units, clamped to the text and to caret stops.
  package mutating func select(
    utf16 range: Range<Int>, at time: Double, fonts: inout some FontSource
  ) -> [FieldOutput] {
    var turn = Turn(time: time)
    let lower = state.stop(ofUTF16: range.lowerBound)
    let upper = max(lower, state.stop(ofUTF16: range.upperBound))
    state.select(Selection(anchor: lower, focus: upper), &turn)
    state.revealCaret(at: time, &fonts)
    return turn.outputs
  }

  /// Scrolls to so many points from the top, as far as there is text.
  package mutating func scroll(to offset: Double, at time: Double) -> [FieldOutput] {
    state.scroll(to: offset, at: time)
    return []
  }

  /// Lets a height that is on its way arrive now.
  package mutating func finishGrowth(at time: Double) -> [FieldOutput] {
    var turn = Turn(time: time)
    state.finishGrowth(&turn)
    return turn.outputs
  }

  /// Scrolls as little as shows a range in UTF-16 units, its start where it is taller than the view.
  package mutating func scrollToVisible(
    utf16 range: Range<Int>, at time: Double, fonts: inout some FontSource
  ) -> [FieldOutput] {
    for end in [range.upperBound, range.lowerBound] {
      state.reveal(TextPosition(state.stop(ofUTF16: end)), at: time, &fonts)
    }
    return []
  }
}

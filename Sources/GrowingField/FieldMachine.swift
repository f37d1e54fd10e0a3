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
  var dialogue = Dialogue()
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
    if let bytes = memoryNeed(of: input) { return askForMemory(bytes, .input(input), &turn) }
    carryOut(input, &turn, &fonts)
  }

  mutating func carryOut(
    _ input: FieldInput, _ turn: inout Turn, _ fonts: inout some FontSource
  ) {
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

  mutating func ask(
    _ matter: Dialogue.Matter, _ question: FieldQuestion, _ turn: inout Turn
  ) {
    dialogue.ask(matter)
    turn.outputs.append(.question(question))
  }

  mutating func propose(_ proposal: EditProposal?, _ turn: inout Turn) {
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
    case .memory(let change) where yes: goOn(with: change, &turn, &fonts)
    case .memory(let change): drop(change, &turn, &fonts)
    case .endEditing, .change, nil: break
    }
  }

  mutating func focus(
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

  var canEdit: Bool { state.isFocused && state.configuration.isEditable }

  var isReturnEnabled: Bool {
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
      text == "\n" ? .newline : text.dropFirst().isEmpty ? .typing : .inputMethodCommit
    propose(state.editor.proposal(inserting: text, kind: kind), &turn)
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
  mutating func finishComposition(
    thenGoOnWith input: FieldInput, _ turn: inout Turn, _ fonts: inout some FontSource
  ) -> Bool {
    guard let composition = state.composition else { return true }
    turn.outputs.append(.resetInputMethod)
    state.show(nil, &turn, &fonts)
    dialogue.resume(with: input)
    propose(proposal(committing: composition.text, of: composition), &turn)
    return false
  }

  /// Commits preedit before the field can no longer be edited; inside a call to the delegate, where
  /// nothing can be asked, it is dropped.
  mutating func endComposition(_ turn: inout Turn, _ fonts: inout some FontSource) {
    guard let composition = state.composition else { return }
    turn.outputs.append(.resetInputMethod)
    state.show(nil, &turn, &fonts)
    if dialogue.open == nil {
      propose(proposal(committing: composition.text, of: composition), &turn)
    }
  }

  /// A commit goes where its preedit stood, wherever a program has put the selection since.
  private func proposal(committing text: String, of composition: Composition) -> EditProposal? {
    let place = composition.offset..<composition.offset
    return state.editor.proposal(replacing: place, with: text, kind: .inputMethodCommit)
  }
}

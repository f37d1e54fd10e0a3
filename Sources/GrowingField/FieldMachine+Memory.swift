internal import TextEditing
internal import TextLayout

/// Changes so large that memory may not do for them: they are asked about before they take any.
///
///     input, command, undo ──► large? ──► hasMemory ── yes ──► as if it had been small
///                                │                 └── no ───► nothing has happened
///                                └ no ──► at once
extension FieldMachine {
  /// What another text takes, where that is much: `setText` asks nobody, so whoever hands a program's
  /// text on asks first.
  package static func memoryNeed(ofText text: String) -> Int? { MemoryNeed.of(text.utf8) }

  mutating func askForMemory(
    _ bytes: Int, _ change: Dialogue.LargeChange, _ turn: inout Turn
  ) {
    ask(.memory(change), .hasMemory(bytes: bytes), &turn)
  }

  /// What an input takes where that is much; nil for one that leads to nothing.
  func memoryNeed(of input: FieldInput) -> Int? {
    switch input {
    case .text(let text) where canEdit, .preedit(let text, _) where canEdit:
      MemoryNeed.of(text.utf8)
    case .clipboard(let id, let flavours) where state.pastes.isOpen(id):
      flavours?["text/plain"].flatMap { MemoryNeed.of($0) }
    default: nil
    }
  }

  /// What a command takes that reads or marks all that is selected.
  func memoryNeed(of command: FieldCommand) -> Int? {
    switch command {
    case .copy, .cut: MemoryNeed.of(bytes: state.editor.selection.range.count)
    case .toggle: MemoryNeed.ofStyling(bytes: state.editor.selection.range.count)
    default: nil
    }
  }

  /// Undo and redo bring back text of the history's.
  mutating func proposeFromHistory(_ proposal: EditProposal?, _ turn: inout Turn) {
    guard let proposal, let bytes = MemoryNeed.of(proposal) else { return propose(proposal, &turn) }
    askForMemory(bytes, .proposal(proposal, version: state.version), &turn)
  }

  /// Takes up what there is memory for.
  mutating func goOn(
    with change: Dialogue.LargeChange, _ turn: inout Turn, _ fonts: inout some FontSource
  ) {
    switch change {
    case .input(let input): carryOut(input, &turn, &fonts)
    case .command(let command): carryOut(command, &turn, &fonts)
    case .proposal(let proposal, let version) where version == state.version:
      propose(proposal, &turn)
    case .proposal: break
    }
  }

  /// Ends what was not to be: a paste that waited, and the preedit that a commit was to replace.
  mutating func drop(
    _ change: Dialogue.LargeChange, _ turn: inout Turn, _ fonts: inout some FontSource
  ) {
    switch change {
    case .input(.clipboard(let id, _)): _ = state.pastes.close(id)
    case .input(.text) where state.composition != nil, .input(.preedit):
      state.show(nil, &turn, &fonts)
      turn.outputs.append(.resetInputMethod)
    case .input, .command, .proposal: break
    }
  }
}

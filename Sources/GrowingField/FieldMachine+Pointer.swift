internal import Drawing
internal import TextEditing
internal import TextLayout

/// The mouse and its wheel.
extension FieldMachine {
  /// Scrolls; the keyboard goes, and with it the focus, where the view is set to let it.
  mutating func wheel(
    _ rows: Double, _ turn: inout Turn, _ fonts: inout some FontSource
  ) {
    guard state.configuration.allowsScrolling else { return }
    let offset = state.viewport.scroll.offset
    state.page.scroll(rows: rows, at: turn.time, fonts: &fonts)
    let isDismissed = state.configuration.traits.keyboardDismissal == .onDrag
    if isDismissed, state.viewport.scroll.offset != offset { focus(false, &turn, &fonts) }
  }

  mutating func point(
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
    let selected = state.editor.selection.range
    if !state.page.shows(selected, at: event.location, time: turn.time, fonts: &fonts) {
      state.press(event, count: 1, &turn, &fonts)
      state.release()
    }
    openMenu(at: event.location, &turn)
  }
}

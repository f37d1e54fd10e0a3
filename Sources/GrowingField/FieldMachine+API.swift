internal import TextEditing
package import TextLayout
internal import TextRope

/// Changes that a program makes, about which no delegate is asked.
extension FieldMachine {
  /// Takes another configuration; a height that changes because of it moves as by typing.
  package mutating func configure(
    _ configuration: FieldConfiguration, at time: Double, fonts: inout some FontSource
  ) -> [FieldOutput] {
    if configuration == state.configuration { return [] }
    var turn = Turn(time: time)
    if !configuration.isEditable { endComposition(&turn, &fonts) }
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
    state.page.scroll(to: offset, at: time)
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
      state.page.reveal(TextPosition(state.stop(ofUTF16: end)), at: time, fonts: &fonts)
    }
    return []
  }
}

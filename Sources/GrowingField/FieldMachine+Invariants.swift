internal import TextEditing
internal import TextLayout
internal import TextRope

extension FieldMachine {
  /// Stops the program where the parts of the field do not fit together.
  ///
  /// - Complexity: O(*n* log *n*), *n* the bytes of the text: for tests and debug builds.
  package func checkInvariants() {
    state.editor.text.checkInvariants()
    state.body.text.checkInvariants()
    state.body.layout.checkInvariants(text: state.body.text)
    checkSelection()
    checkComposition()
    checkViewport()
  }

  private func checkSelection() {
    let selection = state.editor.selection
    let bounds = state.editor.text.bounds
    precondition(
      bounds.lowerBound <= selection.range.lowerBound
        && selection.range.upperBound <= bounds.upperBound, "the selection lies in the text")
  }

  /// What is shown is the text with the preedit in it.
  private func checkComposition() {
    let (text, shown) = (state.editor.text, state.body.text)
    guard let composition = state.composition else {
      precondition(shown == text, "without preedit the text is what is shown")
      return
    }
    precondition(isFocused && configuration.isEditable, "preedit is for a field that takes text")
    precondition(composition.offset <= text.end, "the preedit stands in the text")
    var composed = text
    let place = composition.offset..<composition.offset
    composed.apply(RopeEdit(range: place, replacement: Rope(composition.text)))
    precondition(shown == composed, "what is shown is the text with the preedit in it")
    precondition(
      composition.range.lowerBound <= composition.caret
        && composition.caret <= composition.range.upperBound, "the caret stands in the preedit")
  }

  private func checkViewport() {
    let viewport = state.viewport
    precondition(
      viewport.targetHeight.isFinite && viewport.targetHeight >= 0, "a height is a length")
    precondition(viewport.contentHeight.isFinite, "the content has a height")
    precondition(
      viewport.scroll.offset.isFinite && viewport.scroll.offset >= 0,
      "what is scrolled past is a length")
  }
}

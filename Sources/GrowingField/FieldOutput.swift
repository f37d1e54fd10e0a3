/// A call in which a delegate, or the system, may say no.
///
/// The change it is about has not happened; `.answer` goes on with it.
package enum FieldQuestion: Sendable, Equatable {
  case shouldBeginEditing
  case shouldEndEditing
  /// UTF-16 range of the text before, and what replaces it.
  case shouldChangeText(range: Range<Int>, replacement: String)
  case shouldReturn
  /// Whether a large change finds the memory that it takes at its peak.
  ///
  /// Nobody's delegate is asked. Where the answer is no nothing has happened and nothing will:
  /// text, selection, history and clipboard are as they were, and whoever answers tells the user.
  case hasMemory(bytes: Int)
}

/// What a delegate is told, in order.
package enum FieldEvent: Sendable, Equatable {
  case didBeginEditing
  case didEndEditing
  case didChangeSelection
  /// The height will move by `diff` points, from now on, as `animation` says.
  case changeHeight(diff: Double, animation: HeightAnimation)
  case willChangeHeight(Double)
  case didChange
  case didChangeHeight(Double)
}

/// What the field wants of the world, in the order in which it wants it.
package enum FieldOutput: Sendable {
  /// To be answered by `.answer` before anything else is handed in.
  case question(FieldQuestion)
  case event(FieldEvent)
  /// The clipboard's flavours are wanted; they come back as `.clipboard`.
  case clipboardRead(ClipboardRequestID)
  case clipboardWrite(Flavours)
  /// The field has committed or dropped its preedit: the input method must start anew.
  case resetInputMethod
  /// The focus should move to the next thing (Tab) or the one before (Shift+Tab).
  case moveFocus(FocusStep)
  /// Another text size is wanted.
  case textSize(TextSizeStep)
}

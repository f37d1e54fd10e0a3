internal import LiveMarkdown
internal import TextEditing

/// Where a motion goes.
enum CaretMotion: Sendable, Hashable {
  /// On the screen.
  case left, right, up, down, pageUp, pageDown
  /// Words on the screen.
  case wordLeft, wordRight
  /// Of the visual row.
  case rowStart, rowEnd
  case paragraphUp, paragraphDown
  case documentStart, documentEnd
}

/// What a key can ask of a field.
enum FieldCommand: Sendable, Hashable {
  case move(CaretMotion, extending: Bool)
  case delete(Reach)
  case newline
  /// The Return key by itself: the delegate is asked first.
  case returnKey
  case tab
  /// Shift+Tab: never a character.
  case backTab
  case selectAll
  case copy, cut, paste, pastePlain
  case undo, redo
  case toggle(StyleSet)
  case openMenu
  case textSize(TextSizeStep)
}

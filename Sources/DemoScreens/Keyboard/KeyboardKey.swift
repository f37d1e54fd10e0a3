internal import Drawing

/// What a key of the on-screen keyboard does.
nonisolated enum KeyAction: Hashable, Sendable {
  /// Types a text; letters are given in lower case.
  case text(String)
  case shift, backspace, `return`, space
  /// Shows another page of keys.
  case page(KeyboardPage)
  /// Goes to the next language.
  case globe
  /// Commits a form of what is being composed, by its place in the strip.
  case candidate(Int)
}

nonisolated enum KeyboardPage: Hashable, Sendable { case letters, symbols, moreSymbols }

/// A key and the place of its cap, in points from the keyboard's top left corner.
nonisolated struct PlacedKey: Hashable, Sendable {
  var action: KeyAction
  var frame: Rect
  /// Half the gaps round the cap, so that no click falls between two keys.
  var touch: Rect
}

/// The languages that the on-screen keyboard knows.
nonisolated enum KeyboardLanguage: Hashable, Sendable, CaseIterable {
  case english, japanese

  var next: KeyboardLanguage { self == .english ? .japanese : .english }
}

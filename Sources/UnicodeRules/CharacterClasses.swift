/// Character properties that the Markdown rules and the editing policies ask for.
package enum CharacterClasses {
  /// General category P* or S*, as CommonMark 0.31 counts punctuation. (Stand-in.)
  package static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      true
    default: false
    }
  }
  /// General category Zs, tab, newline, form feed or carriage return.
  package static func isWhitespace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .spaceSeparator || scalar == "\t" || scalar == "\n"
      || scalar == "\u{C}" || scalar == "\r"
  }
  /// East Asian width W, F or H, or script Hangul, and Emoji_Presentation No: what the project's
  /// default dialect calls CJK in its flanking rule. (Stand-in.)
  package static func isCJK(_ scalar: Unicode.Scalar) -> Bool { false }
  /// True for clusters of Indic and South-East Asian scripts, in which Backspace removes the last
  /// code point only. (Stand-in.)
  package static func deletesByCodePoint(_ scalar: Unicode.Scalar) -> Bool { false }
}

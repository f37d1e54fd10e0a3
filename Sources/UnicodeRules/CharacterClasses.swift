internal import CICU

/// Character properties that the Markdown rules and the editing policies ask for, by ICU; ASCII is
/// answered without it.
package enum CharacterClasses {
  /// True for general categories P* and S*, as CommonMark 0.31 counts punctuation.
  package static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "!"..."/", ":"..."@", "["..."`", "{"..."~": true
    case "\u{0}"..<"\u{80}": false
    default: cicu_is_punctuation_or_symbol(Int32(scalar.value))
    }
  }

  /// True for general category Zs, tab, newline, form feed and carriage return.
  package static func isWhitespace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "\t", "\n", "\u{C}", "\r": true
    case "\u{0}"..<"\u{80}": false
    default: cicu_is_space_separator(Int32(scalar.value))
    }
  }

  /// True for East Asian width W, F or H, or script Hangul, and Emoji_Presentation No: what the
  /// project's default dialect calls CJK in its flanking rule.
  package static func isCJK(_ scalar: Unicode.Scalar) -> Bool {
    // No code point below the Hangul letters is wide or Korean.
    guard scalar >= "\u{1100}" else { return false }
    let character = Int32(scalar.value)
    return (cicu_is_east_asian_wide(character) || cicu_script(character) == Script.hangul.rawValue)
      && !cicu_has_emoji_presentation(character)
  }

  /// True for characters of Indic and South-East Asian scripts, in whose clusters Backspace removes
  /// the last code point only.
  ///
  /// Ask it of a cluster's first scalar: joiners and some marks at its end belong to every script.
  package static func deletesByCodePoint(_ scalar: Unicode.Scalar) -> Bool {
    // Devanagari is the first of them.
    guard scalar >= "\u{900}" else { return false }
    return typedByCodePoint.contains(Script(rawValue: cicu_script(Int32(scalar.value))))
  }

  /// The children of Brahmi, in India, Tibet and South-East Asia, whose syllables are typed and
  /// corrected letter by letter.
  private static let typedByCodePoint: Set<Script> = [
    "Deva", "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu", "Knda", "Mlym", "Sinh",
    "Thai", "Laoo", "Khmr", "Mymr", "Tibt",
    "Bali", "Java", "Sund", "Batk", "Bugi", "Cham", "Lana", "Tale", "Talu", "Tavt", "Kali",
    "Rjng", "Lepc", "Limb", "Mtei", "Saur", "Sylo", "Cakm", "Gran", "Brah", "Kthi", "Shrd",
    "Takr", "Tirh", "Modi", "Newa", "Bhks", "Marc", "Tglg", "Hano", "Buhd", "Tagb", "Maka",
    "Kawi",
  ]
}

internal import GrowingField

/// What the Return key is for, which an on-screen keyboard writes on it.
public enum ReturnKeyType: String, Hashable, Sendable, CaseIterable {
  /// It inserts a newline.
  case `default`
  /// It goes to what the text names.
  case go
  /// It searches by Google.
  case google
  /// It joins a network.
  case join
  /// It goes on to the next field.
  case next
  /// It asks for a route.
  case route
  /// It searches.
  case search
  /// It sends the text.
  case send
  /// It searches by Yahoo.
  case yahoo
  /// It ends editing.
  case done
  /// It makes an emergency call.
  case emergencyCall
  /// It goes on to the next step.
  case `continue`

  /// What stands on the key, in English.
  public var label: String { key.label }

  var key: ReturnKey { ReturnKey(rawValue: rawValue) ?? .default }
}

/// Which keys an on-screen keyboard has.
///
/// A desktop has no use for it: its keyboard has the keys that it has.
public enum KeyboardType: String, Hashable, Sendable, CaseIterable {
  /// That of the person's language.
  case `default`
  /// One that types ASCII.
  case asciiCapable
  /// Digits and punctuation.
  case numbersAndPunctuation
  /// One for addresses of the web, under UIKit's name.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  /// Digits alone.
  case numberPad
  /// Those of a telephone.
  case phonePad
  /// One for names and telephone numbers.
  case namePhonePad
  /// One for mail addresses.
  case emailAddress
  /// Digits and a decimal separator.
  case decimalPad
  /// One with `@` and `#` at hand.
  case twitter
  /// One for searches of the web.
  case webSearch
  /// ASCII digits alone.
  case asciiCapableNumberPad
}

/// How scrolling takes the keyboard away.
public enum KeyboardDismissMode: String, Hashable, Sendable, CaseIterable {
  /// Not at all.
  case none
  /// Scrolling the text gives the focus up, and an on-screen keyboard goes with it.
  case onDrag
  /// An on-screen keyboard follows a drag downwards and goes where it is let go below its middle.
  case interactive
}

/// Whether words are corrected as they are typed.
///
/// A desktop has no use for it: nothing here corrects words.
public enum TextAutocorrectionType: String, Hashable, Sendable, CaseIterable {
  /// As the keyboard has it.
  case `default`
  /// Words stay as they are typed.
  case no
  /// Words may be corrected.
  case yes
}

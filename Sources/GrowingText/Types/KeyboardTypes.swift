internal import GrowingField

/// What the Return key is for, which an on-screen keyboard writes on it.
public enum ReturnKeyType: String, Hashable, Sendable, CaseIterable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`

  /// What stands on the key, in English.
  public var label: String { key.label }

  var key: ReturnKey { ReturnKey(rawValue: rawValue) ?? .default }
}

/// Which keys an on-screen keyboard has.
///
/// A desktop has no use for it: its keyboard has the keys that it has.
public enum KeyboardType: String, Hashable, Sendable, CaseIterable {
  // UIKit's name.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
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
  case `default`, no, yes
}

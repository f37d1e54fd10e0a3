/// What a view asks of the keyboard that types into it; the names are UIKit's.
///
/// A desktop's keyboard takes no wishes. An on-screen keyboard reads them to label its keys.
package struct InputTraits: Sendable, Equatable {
  package var returnKey = ReturnKey.default
  /// The Return key does nothing while there is no text.
  package var enablesReturnKeyAutomatically = false
  package var keyboard = KeyboardKind.default
  package var keyboardDismissal = KeyboardDismissal.none
  package var autocorrection = Autocorrection.default

  package init() {}
}

/// What the Return key is for: its label.
package enum ReturnKey: String, Sendable, Hashable, CaseIterable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`

  /// What stands on the key.
  package var label: String {
    switch self {
    case .default: "return"
    case .go: "go"
    case .google, .yahoo, .search: "search"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .send: "send"
    case .done: "done"
    case .emergencyCall: "emergency call"
    case .continue: "continue"
    }
  }
}

package enum KeyboardKind: String, Sendable, Hashable, CaseIterable {
  // UIKit's name.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

package enum KeyboardDismissal: String, Sendable, Hashable, CaseIterable {
  case none, onDrag, interactive
}

package enum Autocorrection: String, Sendable, Hashable, CaseIterable { case `default`, no, yes }

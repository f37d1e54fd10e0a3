package import GrowingField

/// A key as a scene writes it, `ctrl+shift+left`, and what a keyboard sends for it.
nonisolated package struct KeyName: Sendable, Hashable {
  package var press: KeyPress
  /// The text that the press types on a US keyboard; nil for a key that types nothing.
  package var text: String?

  /// Reads modifiers and a key joined by `+`; a modifier alone is the press of that modifier.
  package init?(_ name: String) {
    var parts = name.split(separator: "+", omittingEmptySubsequences: false)[...]
    guard let last = parts.popLast() else { return nil }
    guard var modifiers = Modifiers(names: parts) else { return nil }
    if let key = Key(name: last) {
      press = KeyPress(key, modifiers)
      text = key.text(with: modifiers)
    } else if let modifier = Modifiers(names: [last]), !modifiers.contains(modifier) {
      modifiers.formUnion(modifier)
      press = KeyPress(.other, modifiers)
      text = nil
    } else {
      return nil
    }
  }

  /// What the reader of a wrong name is told.
  static let expected =
    "a key (a…z 0…9 return backspace delete left right up down home end pageup pagedown tab "
    + "escape space menu insert f1…f12 plus minus period), after modifiers (ctrl shift alt super "
    + "capslock) joined by \"+\""
}

nonisolated extension Modifiers {
  private static let names: [Substring: Modifiers] = [
    "ctrl": .control, "shift": .shift, "alt": .alt, "super": .super, "capslock": .capsLock,
  ]

  /// Each name once.
  init?(names: some Sequence<Substring>) {
    self = []
    for name in names {
      guard let modifier = Self.names[name], insert(modifier).inserted else { return nil }
    }
  }

  static let expected = "modifiers (ctrl shift alt super capslock) joined by \"+\""
}

nonisolated extension Key {
  private static let named: [Substring: Key] = [
    "return": .return, "backspace": .backspace, "delete": .delete, "left": .left, "right": .right,
    "up": .up, "down": .down, "home": .home, "end": .end, "pageup": .pageUp,
    "pagedown": .pageDown, "tab": .tab, "escape": .escape, "space": .space, "menu": .menu,
    "insert": .insert, "plus": .plus, "minus": .minus, "period": .period,
  ]

  fileprivate init?(name: Substring) {
    if let key = Self.named[name] {
      self = key
    } else if name.count == 1, let character = name.first,
      "a"..."z" ~= character || "0"..."9" ~= character, character.isASCII
    {
      self = .character(character)
    } else if name.first == "f", let number = Int(name.dropFirst()), 1...12 ~= number,
      String(number) == name.dropFirst()
    {
      self = .function(number)
    } else {
      return nil
    }
  }

  /// Control, Alt and Super keep a key from typing; Caps Lock turns the case of letters only.
  fileprivate func text(with modifiers: Modifiers) -> String? {
    guard modifiers.isDisjoint(with: [.control, .alt, .super]) else { return nil }
    let shifted = modifiers.contains(.shift)
    switch self {
    case .space: return " "
    case .plus: return "+"
    case .minus: return shifted ? "_" : "-"
    case .period: return shifted ? ">" : "."
    case .character(let character):
      if let digit = character.wholeNumberValue {
        return shifted ? String(Array(")!@#$%^&*(")[digit]) : String(character)
      }
      let isUpper = shifted != modifiers.contains(.capsLock)
      return isUpper ? character.uppercased() : String(character)
    default: return nil
    }
  }
}

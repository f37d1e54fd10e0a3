internal import CSDL
internal import GrowingField

/// SDL's keys by the names that the field knows.
enum KeyTranslation {
  static func press(_ key: SDL_Keysym) -> KeyPress {
    let modifiers = modifiers(SDL_Keymod(rawValue: UInt32(key.mod)))
    let name = name(of: key)
    // On most layouts plus is typed with Shift, which then is no part of the shortcut.
    return KeyPress(name, name == .plus ? modifiers.subtracting(.shift) : modifiers)
  }

  static func modifiers(_ state: SDL_Keymod) -> Modifiers {
    var modifiers: Modifiers = []
    func has(_ masks: SDL_Keymod...) -> Bool {
      masks.contains { state.rawValue & $0.rawValue != 0 }
    }
    if has(KMOD_LSHIFT, KMOD_RSHIFT) { modifiers.insert(.shift) }
    if has(KMOD_LCTRL, KMOD_RCTRL) { modifiers.insert(.control) }
    // The right Alt of most layouts is AltGr, which types characters: no shortcut has it.
    if has(KMOD_LALT) { modifiers.insert(.alt) }
    if has(KMOD_LGUI, KMOD_RGUI) { modifiers.insert(.super) }
    if has(KMOD_CAPS) { modifiers.insert(.capsLock) }
    return modifiers
  }

  private static func name(of key: SDL_Keysym) -> Key {
    if let keypad = keypad(key.scancode, numLock: key.mod & UInt16(KMOD_NUM.rawValue) != 0) {
      return keypad
    }
    return named[key.sym] ?? character(key) ?? .other
  }

  /// A Latin letter or a digit by its symbol; on another script's layout, and on one that has the
  /// digits on Shift, by its place on a US keyboard.
  private static func character(_ key: SDL_Keysym) -> Key? {
    guard let symbol = Unicode.Scalar(UInt32(bitPattern: key.sym)) else { return nil }
    switch symbol {
    case "a"..."z", "0"..."9": return .character(Character(symbol))
    default: break
    }
    let code = key.scancode.rawValue
    // Scancodes run 1 to 9, then 0.
    let digits = SDL_SCANCODE_1.rawValue...SDL_SCANCODE_0.rawValue
    if digits.contains(code) { return place(after: "0", by: (code - digits.lowerBound + 1) % 10) }
    let letters = SDL_SCANCODE_A.rawValue...SDL_SCANCODE_Z.rawValue
    // Latin letters with marks end at U+024F.
    if letters.contains(code), symbol.value >= 0x250, symbol.properties.isAlphabetic {
      return place(after: "a", by: code - letters.lowerBound)
    }
    return nil
  }

  private static func place(after first: Unicode.Scalar, by offset: UInt32) -> Key? {
    Unicode.Scalar(first.value + offset).map { .character(Character($0)) }
  }

  private static func keypad(_ code: SDL_Scancode, numLock: Bool) -> Key? {
    switch code {
    case SDL_SCANCODE_KP_ENTER: return .return
    case SDL_SCANCODE_KP_PLUS: return .plus
    case SDL_SCANCODE_KP_MINUS: return .minus
    default: break
    }
    let digits = SDL_SCANCODE_KP_1.rawValue...SDL_SCANCODE_KP_0.rawValue
    if digits.contains(code.rawValue) {
      let digit = (code.rawValue - digits.lowerBound + 1) % 10
      if numLock { return place(after: "0", by: digit) }
      let motions: [Key] = [
        .insert, .end, .down, .pageDown, .left, .other, .right, .home, .up, .pageUp,
      ]
      return motions[Int(digit)]
    }
    if code == SDL_SCANCODE_KP_PERIOD { return numLock ? .period : .delete }
    return nil
  }

  private static let named: [SDL_Keycode: Key] = {
    let names: [(SDL_KeyCode, Key)] = [
      (SDLK_RETURN, .return), (SDLK_RETURN2, .return), (SDLK_BACKSPACE, .backspace),
      (SDLK_DELETE, .delete), (SDLK_LEFT, .left), (SDLK_RIGHT, .right), (SDLK_UP, .up),
      (SDLK_DOWN, .down), (SDLK_HOME, .home), (SDLK_END, .end), (SDLK_PAGEUP, .pageUp),
      (SDLK_PAGEDOWN, .pageDown), (SDLK_TAB, .tab), (SDLK_ESCAPE, .escape), (SDLK_SPACE, .space),
      (SDLK_MENU, .menu), (SDLK_APPLICATION, .menu), (SDLK_INSERT, .insert), (SDLK_PLUS, .plus),
      (SDLK_EQUALS, .plus), (SDLK_MINUS, .minus), (SDLK_UNDERSCORE, .minus),
      (SDLK_PERIOD, .period),
    ]
    var table = Dictionary(uniqueKeysWithValues: names.map { (SDL_Keycode($0.rawValue), $1) })
    for number in 1...12 {
      table[SDL_Keycode(SDLK_F1.rawValue) + SDL_Keycode(number - 1)] = .function(number)
    }
    return table
  }()
}

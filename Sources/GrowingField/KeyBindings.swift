internal import LiveMarkdown
internal import TextEditing

/// Which key asks for what: the shortcuts of a Linux desktop.
enum KeyBindings {
  static func command(for press: KeyPress) -> FieldCommand? {
    let modifiers = press.modifiers.subtracting(.capsLock)
    return motion(press.key, modifiers) ?? deletion(press.key, modifiers)
      ?? editing(press.key, modifiers) ?? style(press.key, modifiers)
      ?? textSize(press.key, modifiers)
  }

  private static func motion(_ key: Key, _ modifiers: Modifiers) -> FieldCommand? {
    let extending = modifiers.contains(.shift)
    let byWord = modifiers.subtracting(.shift) == .control
    guard byWord || modifiers.subtracting(.shift).isEmpty else { return nil }
    let motion: CaretMotion? =
      switch key {
      case .left: byWord ? .wordLeft : .left
      case .right: byWord ? .wordRight : .right
      case .up: byWord ? .paragraphUp : .up
      case .down: byWord ? .paragraphDown : .down
      case .home: byWord ? .documentStart : .rowStart
      case .end: byWord ? .documentEnd : .rowEnd
      case .pageUp: byWord ? nil : .pageUp
      case .pageDown: byWord ? nil : .pageDown
      default: nil
      }
    return motion.map { .move($0, extending: extending) }
  }

  private static func deletion(_ key: Key, _ modifiers: Modifiers) -> FieldCommand? {
    switch (key, modifiers) {
    case (.backspace, []), (.backspace, .shift): .delete(.graphemeBackward)
    case (.delete, []): .delete(.graphemeForward)
    case (.backspace, .control): .delete(.wordBackward)
    case (.delete, .control): .delete(.wordForward)
    default: nil
    }
  }

  private static func editing(_ key: Key, _ modifiers: Modifiers) -> FieldCommand? {
    switch (key, modifiers) {
    case (.return, []): .returnKey
    case (.return, .shift): .newline
    case (.tab, []): .tab
    case (.tab, .shift): .backTab
    case (.character("a"), .control): .selectAll
    case (.character("c"), .control), (.insert, .control): .copy
    case (.character("x"), .control), (.delete, .shift): .cut
    case (.character("v"), .control), (.insert, .shift): .paste
    case (.character("v"), [.control, .shift]): .pastePlain
    case (.character("z"), .control): .undo
    case (.character("z"), [.control, .shift]), (.character("y"), .control): .redo
    case (.menu, []), (.function(10), .shift): .openMenu
    default: nil
    }
  }

  private static func textSize(_ key: Key, _ modifiers: Modifiers) -> FieldCommand? {
    switch (key, modifiers) {
    case (.plus, .control), (.plus, [.control, .shift]): .textSize(.larger)
    case (.minus, .control): .textSize(.smaller)
    case (.character("0"), .control): .textSize(.standard)
    default: nil
    }
  }

  private static func style(_ key: Key, _ modifiers: Modifiers) -> FieldCommand? {
    switch (key, modifiers) {
    case (.character("b"), .control): .toggle(.bold)
    case (.character("i"), .control): .toggle(.italic)
    case (.character("u"), .control): .toggle(.underline)
    case (.character("e"), .control): .toggle(.code)
    case (.character("k"), .control): .toggle(.link)
    case (.character("x"), [.control, .shift]): .toggle(.strikethrough)
    default: nil
    }
  }
}

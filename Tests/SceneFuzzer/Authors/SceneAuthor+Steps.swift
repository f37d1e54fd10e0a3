internal import GrowingField
internal import GrowingText
internal import TestRandom

nonisolated extension SceneAuthor {
  mutating func step() -> String {
    switch random.number(0...99) {
    case 0..<14: one("type", JSON.string(texts.text(pieces: 1...4)))
    case 14..<20: one("insert", JSON.string(texts.text(pieces: 1...12)))
    case 20..<26: compose()
    case 26..<46: key()
    case 46..<52: one("paste", flavours())
    case 52..<54: one("clipboard", flavours())
    case 54..<62: click()
    case 62..<65: JSON.object([("drag", JSON.object([("from", place()), ("to", place())]))])
    case 65..<69: wheel()
    case 69..<73: menu()
    case 73..<79: set()
    case 79..<81: resize()
    case 81..<83: one("keyboard", JSON.string(word(of: KeyboardName.self)))
    case 83..<85: one("focus", chance(3) ? "false" : "true")
    case 85..<93: wait()
    case 93..<95: one("settle", "true")
    case 95..<97: expect()
    default: snapshot()
    }
  }

  private func one(_ key: String, _ value: String) -> String { JSON.object([(key, value)]) }

  // MARK: Keyboard

  private mutating func compose() -> String {
    let text = random.pick([
      "", "に", "にほん", "日本", "ㅎ", "한", "e\u{301}", "שׁל", "a b", "👩‍👩‍👦", "*", "\n",
    ])
    var members = [("text", JSON.string(text))]
    if chance(2) {
      let start = random.number(0...text.utf16.count)
      let length = random.number(0...text.utf16.count - start)
      members.append(("selection", "[\(start), \(length)]"))
    }
    return one("compose", JSON.object(members))
  }

  private mutating func key() -> String {
    var members = [("key", JSON.string(modified(random.pick(Self.keys))))]
    if chance(4) { members.append(("times", "\(random.number(1...20))")) }
    return JSON.object(members)
  }

  private mutating func modified(_ key: String) -> String {
    let isCommand = "acxvzybiuek0".contains(key) && !chance(6)
    var modifiers = isCommand ? ["ctrl"] : []
    for modifier in Self.modifiers where !modifiers.contains(modifier) {
      let isCommon = modifier == "shift" || modifier == "ctrl"
      if chance(isCommon ? 4 : 20) { modifiers.append(modifier) }
    }
    return (modifiers + [key]).joined(separator: "+")
  }

  static let modifiers = ["ctrl", "shift", "alt", "super", "capslock"]
  /// Those that do much more often than once.
  static let keys =
    [
      "return", "backspace", "delete", "left", "right", "up", "down", "home", "end", "pageup",
      "pagedown", "tab", "escape", "space", "menu", "insert", "plus", "minus", "period",
    ] + ["return", "backspace", "delete", "left", "right", "up", "down", "home", "end", "tab"]
    + ["a", "c", "x", "v", "z", "z", "z", "y", "b", "i", "u", "e", "k", "0", "x", "m", "q", "7"]
    + (1...12).map { "f\($0)" }.filter { ["f1", "f10", "f12"].contains($0) }

  // MARK: Clipboard

  private mutating func flavours() -> String {
    var members: [(String, String)] = []
    for name in Self.flavourNames where chance(name == "text/plain" ? 1 : 8) {
      let text = texts.text(pieces: 0...10)
      members.append(
        (name, chance(10) ? JSON.object([("base64", JSON.string(base64()))]) : JSON.string(text)))
    }
    return JSON.object(members)
  }

  static let flavourNames = [
    "text/plain", "text/html", "text/rtf", "text/uri-list", "text/markdown", "image/png",
    "image/jpeg",
  ]

  /// Bytes that need not be UTF-8.
  private mutating func base64() -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    return String((0..<4 * random.number(0...8)).map { _ in random.pick(digits) })
  }

  // MARK: Pointer

  private mutating func click() -> String {
    var members =
      chance(3) ? [("click", "true"), ("at", "\(offset())")] : [("click", point())]
    if chance(3) { members.append(("count", "\(random.number(1...3))")) }
    if chance(4) {
      members.append(("button", JSON.string(random.pick(["left", "middle", "right"]))))
    }
    if chance(5) { members.append(("modifiers", JSON.string(random.pick(Self.modifiers)))) }
    return JSON.object(members)
  }

  private mutating func wheel() -> String {
    let rows = [-1e9, -40, -3, -1, -0.25, 0, 0.1, 1, 2, 7, 1000]
    var members = [("wheel", JSON.list([random.pick(rows), random.pick(rows)]))]
    if chance(3) { members.append(("at", place())) }
    if chance(6) { members.append(("modifiers", JSON.string(random.pick(Self.modifiers)))) }
    return JSON.object(members)
  }

  private mutating func menu() -> String {
    one(
      "menu",
      JSON.string(
        random.pick([
          "Undo", "Redo", "Cut", "Copy", "Paste", "Paste as Plain Text", "Select All", "Bold",
          "Italic", "Underline", "Strikethrough", "Code", "Link", "No such entry", "",
        ])))
  }

  // MARK: View, window and time

  private mutating func set() -> String {
    one("set", properties(1...4, alsoLooks: true))
  }

  private mutating func resize() -> String {
    window = chance(30) ? (2000, 900) : size()
    return one("resize", JSON.list([window.width, window.height]))
  }

  private mutating func wait() -> String {
    one(
      "wait",
      JSON.number(
        random.pick([0, 0.001, 0.016, 0.05, 0.05, 0.1, 0.25, 0.3, 0.5, 0.5, 0.7, 1, 1.001, 4])))
  }

  private mutating func snapshot() -> String {
    var members = [("snapshot", JSON.string(snapshotName()))]
    if chance(3) { members.append(("region", "\"field\"")) }
    return JSON.object(members)
  }

  /// Whatever is claimed, it is looked at.
  private mutating func expect() -> String {
    let claims = [
      ("text", "\"\""), ("selectedText", "\"a\""), ("selectedRange", "[0, 0]"), ("lines", "1"),
      ("height", "{\"lines\": 2}"), ("targetHeight", "37"), ("contentHeight", "37"),
      ("contentOffset", "0"), ("isScrollEnabled", "false"), ("placeholderVisible", "true"),
      ("isFirstResponder", "true"), ("hasText", "true"), ("canUndo", "true"),
      ("canRedo", "false"), ("runs", "[[\"a\", [\"bold\"]]]"), ("flavours", "[]"),
      ("clipboard", "{\"text/plain\": \"a\"}"), ("pastedImages", "0"), ("delegate", "[]"),
      ("caret", "null"), ("messages", "[]"), ("menu", "null"), ("fieldFrame", "[0, 0, 0, 0]"),
      ("keyboardFrame", "[0, 0, 0, 0]"),
    ]
    let first = random.number(0...claims.count - 1)
    let last = min(claims.count - 1, first + random.number(0...3))
    return one("expect", JSON.object(claims[first...last].map { ($0.0, $0.1) }))
  }
}

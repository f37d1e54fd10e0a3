import GrowingField
import TestRandom

/// Something that a person does to a field, without regard to what the field holds: places are
/// shares of 65,536 of the text or the view, so that a list from which some are taken out still
/// means something.
enum ModelAction: Sendable {
  case type(String)
  case paste(String)
  case key(Key, Modifiers)
  case press(x: Int, y: Int, count: Int, shift: Bool)
  case drag(x: Int, y: Int)
  case release
  case preedit(String, caret: Int)
  case commit(String)
  case select(Int, Int)
  case setText(String)
  case focus(Bool)
  case width(Double)
  case wheel(Int)
  case wait(Double)
  /// A frame is drawn.
  case frame
  case idle(Int)
}

/// What people type, and what breaks toolkits.
enum ModelAlphabet {
  static let typed = [
    "a", "b", "x", " ", " ", "\t", "\n", "\n", "*", "*", "**", "_", "__", "~", "~~", "`", "`",
    "```",
    "+", "++", "#", "> ", "- ", "1. ", "[", "](", ")", "!", "|", "||", "\\", "<", "&", ".", ",",
    "日", "本", "。", "한", "글", "é", "e", "\u{301}", "ש", "ל", "ع", "ر", "😀", "👨‍👩‍👧‍👦", "🇯🇵",
    "\u{200D}", "👩", "\u{FE0F}", "1", "2",
    "[a]", "[b]", "]: ", "[a]: u",
  ]
  static let pasted = [
    "word ", "**bold**", "*it* and ", "`code`", "```\nlet x = 1\n```\n", "~~~\nfenced\n", "\n\n",
    "a long stretch of words that has to wrap ", "unbreakableunbreakableunbreakable", "\r\nx\ry\n",
    "שלום עולם ", "مرحبا بالعالم ", "日本語の文章です。", "e\u{301}e\u{301}", "🇯🇵🇯🇵", "__x__ ~~y~~ ++z++",
    "# Heading\ntext\n", "> quote\n> more\n", "- item\n- item\n", "[link](http://a.b) ", "@@",
    "\\*",
    "[text][a] and [b] ", "![a][] ", "\n\n[a]: http://a.b\n", "\n[b]:\n<c d> 'title'\n",
    "\n> [A]: e.f \"two\nlines\"\n", "*[a*] ",
    "`` ` ``", "***both*** ", "a\u{0}b\u{7}", "\t\tx",
  ]
  static let composed = ["に", "にほ", "日本", "ㅎ", "하", "^", "שׁ", "a b"]
}

extension ModelAction {
  static func random(_ random: inout SeededGenerator) -> ModelAction {
    func share() -> Int { random.number(0...65_535) }
    switch random.number(0...99) {
    case 0..<36: return .type(random.pick(ModelAlphabet.typed))
    case 36..<46: return deletion(&random)
    case 46..<52:
      return .paste(
        (0..<random.number(1...3)).map { _ in random.pick(ModelAlphabet.pasted) }.joined())
    case 52..<57: return .key(.character("z"), .control)
    case 57..<60: return .key(.character("y"), .control)
    case 60..<70: return motion(&random)
    case 70..<74:
      return .press(
        x: share(), y: share(), count: random.pick([1, 1, 1, 2, 3]),
        shift: random.number(0...4) == 0)
    case 74..<76: return .drag(x: share(), y: share() * 3 / 2 - 16_384)
    case 76: return .release
    case 77..<80:
      return .preedit(random.pick(ModelAlphabet.composed + [""]), caret: random.number(0...3))
    case 80: return .commit(random.pick(ModelAlphabet.composed))
    case 81..<83: return .select(share(), share())
    case 83..<86:
      return .key(.character(random.pick(["b", "i", "u", "e"])), .control)
    case 86: return .width(random.pick([240, 240, 120, 96, 300, 13, 1000]))
    case 87: return .wheel(random.number(-5...5))
    case 88..<90: return .wait(random.pick([0.25, 2]))
    case 90..<96: return .frame
    case 96..<98: return .idle(random.pick([1, 5, 100]))
    case 98: return .focus(random.number(0...2) > 0)
    default: return random.number(0...3) == 0 ? .setText(text(upTo: 400, &random)) : .frame
    }
  }

  private static func deletion(_ random: inout SeededGenerator) -> ModelAction {
    let key: Key = random.pick([.backspace, .backspace, .delete])
    return .key(key, random.number(0...3) == 0 ? .control : [])
  }

  private static func motion(_ random: inout SeededGenerator) -> ModelAction {
    let keys: [Key] = [.left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .left, .right]
    var modifiers: Modifiers = []
    if random.number(0...2) == 0 { modifiers.insert(.shift) }
    if random.number(0...2) == 0 { modifiers.insert(.control) }
    return .key(random.pick(keys), modifiers)
  }

  /// A text of what people paste.
  static func text(upTo bytes: Int, _ random: inout SeededGenerator) -> String {
    var text = ""
    let target = random.number(0...bytes)
    while text.utf8.count < target {
      text += random.pick(random.number(0...3) == 0 ? ModelAlphabet.typed : ModelAlphabet.pasted)
    }
    return text
  }
}

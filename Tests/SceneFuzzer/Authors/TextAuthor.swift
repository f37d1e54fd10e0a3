internal import TestRandom

/// Writes texts of what people type and of what breaks toolkits.
nonisolated struct TextAuthor {
  var random: SeededGenerator

  /// A text of so many pieces.
  mutating func text(pieces: ClosedRange<Int>) -> String {
    (0..<random.number(pieces)).map { _ in piece() }.joined()
  }

  mutating func piece() -> String {
    switch random.number(0...99) {
    case 0..<34: random.pick(Alphabet.words) + random.pick(["", " ", " "])
    case 34..<52: random.pick(Alphabet.marks)
    case 52..<60: random.pick(Alphabet.emoji)
    case 60..<68: random.pick(Alphabet.invisible)
    case 68..<74: random.pick(Alphabet.lines)
    case 74..<84: random.pick(Alphabet.blocks)
    case 84..<88: random.pick(Alphabet.addresses)
    case 88..<91: String(repeating: random.pick(Alphabet.words), count: random.number(2...12))
    case 91..<93: towering()
    case 93..<96: String(repeating: random.pick(Alphabet.marks), count: random.number(2...9))
    default: scalar()
    }
  }

  /// A letter under a tower of marks.
  private mutating func towering() -> String {
    random.pick(["a", "क", "ا", "ก", "日", " "])
      + (0..<random.number(1...30)).map { _ in random.pick(Alphabet.combining) }.joined()
  }

  /// Any code point, assigned or not.
  private mutating func scalar() -> String {
    let limit: UInt32 = random.pick([0x250, 0x3000, 0x1_0000, 0x2_0000, 0x11_0000])
    let value = UInt32(random.number(0...Int(limit) - 1))
    return Unicode.Scalar(value).map { String($0) } ?? "\u{FFFD}"
  }
}

nonisolated enum Alphabet {
  static let words = [
    "a", "x", "the", "word", "Straße", "unbreakable", "İstanbul", "ﬁne", "Ελλάδα", "Привет",
    "שלום", "עברית", "مرحبا", "العالم", "لا", "नमस्ते", "क्षत्रिय", "ภาษาไทย", "น้ำ", "ກຳ", "ខ្មែរ", "မြန်မာ",
    "বাংলা", "தமிழ்", "日本語", "漢字", "かな", "カナ", "ｶﾅ", "한국어", "각", "中文", "「", "。", "，", "ᄀ",
    "ᅡ", "ᆨ", "𝒳", "𐍈", "1", "23", "٤٥", "४", "!", ".", ",", ":", "'", "-", "…", "\u{A0}",
  ]
  static let marks = [
    "*", "**", "***", "_", "__", "~", "~~", "+", "++", "`", "``", "```", "[", "]", "](", "](u)",
    "![", "(", ")", "<", ">", "|", "||", "\\", "&", "&amp;", "&#0;", "#", "@@", "**b**", "*i*",
    "`c`", "~~s~~", "++u++", "[t](u)", "[t][l]", "<b>", "<!--", "_i_", "__u__", "*_*_", "\\*",
  ]
  static let emoji = [
    "😀", "👍🏽", "👨‍👩‍👧‍👦", "🏳️‍🌈", "🇯🇵", "🇯", "🇯🇵🇩🇪🇫", "❤️", "☺", "☺︎", "1️⃣", "#\u{20E3}", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🧑🏿‍🦽",
    "🏽", "👩\u{200D}", "\u{200D}👩", "👩\u{200D}\u{200D}👩",
  ]
  static let combining = [
    "\u{301}", "\u{308}", "\u{20DD}", "\u{64B}", "\u{5B0}", "\u{E34}", "\u{94D}", "\u{3099}",
    "\u{FE0F}", "\u{FE0E}", "\u{200D}", "\u{1AB0}", "\u{E0101}",
  ]
  /// Joiners, controls of direction, white space and what is no character.
  static let invisible =
    combining + [
      "\u{200C}", "\u{200B}", "\u{2060}", "\u{FEFF}", "\u{AD}", "\u{200E}", "\u{200F}", "\u{61C}",
      "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}",
      "\u{2068}", "\u{2069}", "\u{3000}", "\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\u{C}",
      "\u{0}", "\u{7}", "\u{1B}", "\u{7F}", "\u{FFFC}", "\u{FFFD}", "\u{FFFF}", "\u{E000}",
      "\u{10FFFF}", "\t", "\u{34F}", "\u{1160}", "\u{115F}",
    ]
  static let lines = ["\n", "\n", "\n", "\n\n", "\r\n", "\r", "  \n", "\\\n", "\n\t", "\n    "]
  static let blocks = [
    "\n# Heading\n", "\n###### six\n", "\n> quote\n", "\n>> deep\n> shallow\n", "\n- item\n",
    "\n1. one\n2. two\n", "\n- [ ] task\n- [x] done\n", "\n  - nested\n",
    "\n```swift\nlet x\n```\n",
    "\n```\n", "\n~~~\n", "\n    code\n", "\n---\n", "\nTitle\n===\n", "\n***\n", "\n-# sub\n",
    "\n>>> all\n", "\n| a | b |\n| --- | :-: |\n| 1 | 2 |\n", "\n[l]: https://e.org 'title'\n",
    "\n<div>\n", "\n<!-- c\n-->\n", "\n- > - 1. ```\n", "\n\\# no\n", "||spoiler||", "#", "\n=\n",
  ]
  static let addresses = [
    "https://example.org/a?b=c#d ", "<https://e.org>", "www.e.org.", "m@n.org", "+1 555 0100 ",
    "http://[::1]/ ", "mailto:a@b.c ", "https://e.org/(a)(b) ", "tel:1 ", "030 1234567",
  ]
}

/// The texts that are measured: made, not stored, and always the same.
enum Documents {
  /// English prose in Markdown: headings, lists, quotes, bold, italic, strikethrough, code and
  /// links; some sentences Chinese, Japanese, Korean or Arabic, some with emoji; lines of up to
  /// some hundred characters with blank lines between.
  static func prose(bytes: Int, seed: UInt64 = 20_240_601) -> String {
    var random = Generator(seed: seed)
    var text = ""
    text.reserveCapacity(bytes + 4096)
    while text.utf8.count < bytes { appendBlock(to: &text, &random) }
    return prefix(of: text, bytes)
  }

  /// A log: a line for each event, none of them blank, so that CommonMark takes all of it for one
  /// paragraph.
  static func log(bytes: Int) -> String {
    var random = Generator(seed: 77)
    var text = ""
    text.reserveCapacity(bytes + 256)
    var second = 0
    while text.utf8.count < bytes {
      second += random.next(3)
      text += "2026-03-01 \(two(second / 3600 % 24)):\(two(second / 60 % 60)):\(two(second % 60)) "
      text += random.pick(["INFO", "WARN", "DEBUG"]) + " worker_\(random.next(64)): "
      text += phrase(3 + random.next(8), &random) + " id=\(random.next(1 << 30))\n"
    }
    return prefix(of: text, bytes)
  }

  /// Paragraphs of one line that use one label, and its definition at the end.
  static func uses(bytes: Int) -> String {
    var random = Generator(seed: 55)
    let definition = "[note]: https://example.org"
    var text = ""
    text.reserveCapacity(bytes + 256)
    while text.utf8.count + definition.utf8.count < bytes {
      text += phrase(3 + random.next(8), &random) + " [note] " + phrase(4, &random) + "\n\n"
    }
    return text + definition
  }

  /// A use, and definitions of very many labels.
  static func definitions(bytes: Int) -> String {
    var random = Generator(seed: 56)
    var text = "[a link][l0]\n\n"
    text.reserveCapacity(bytes + 256)
    var count = 0
    while text.utf8.count < bytes {
      text += "[l\(count)]: https://example.org/\(random.next(1 << 30)) 'A title of it'\n"
      count += 1
    }
    return text + "[last]: https://example.org"
  }

  /// Prose without a newline.
  static func line(bytes: Int) -> String {
    String(prose(bytes: bytes).map { $0 == "\n" ? " " : $0 })
  }

  /// Letters without a space, a newline or a mark.
  static func word(bytes: Int) -> String {
    var random = Generator(seed: 99)
    let letters = Array("aaabcdeeeefghiiijklmnooopqrstuuvwxyz")
    return String((0..<bytes).map { _ in random.pick(letters) })
  }

  /// The first space between two lower-case letters after half the bytes, in UTF-16 units.
  static func middle(of text: String) -> Int {
    let bytes = Array(text.utf8)
    func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
    let half = bytes.indices.dropFirst(bytes.count / 2 + 1).dropLast().first {
      bytes[$0] == 0x20 && isLetter(bytes[$0 - 1]) && isLetter(bytes[$0 + 1])
    }
    return String(decoding: bytes[..<(half ?? bytes.count / 2)], as: UTF8.self).utf16.count
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// At most so many bytes, whole characters.
  private static func prefix(of text: String, _ bytes: Int) -> String {
    var end = text.utf8.index(text.startIndex, offsetBy: bytes)
    while end.samePosition(in: text.unicodeScalars) == nil { end = text.utf8.index(before: end) }
    return String(text[..<end])
  }

  // MARK: Prose

  private static func appendBlock(to text: inout String, _ random: inout Generator) {
    switch random.next(20) {
    case 0:
      text += String(repeating: "#", count: 1 + random.next(3)) + " "
      text += phrase(2 + random.next(4), &random) + "\n\n"
    case 1:
      for _ in 0..<2 + random.next(4) { text += "- " + phrase(3 + random.next(7), &random) + "\n" }
      text += "\n"
    case 2: text += "> " + sentence(&random) + "\n\n"
    default:
      for _ in 0..<1 + random.next(6) { text += sentence(&random) + " " }
      text += "\n\n"
    }
  }

  private static func sentence(_ random: inout Generator) -> String {
    switch random.next(100) {
    case 0..<6: return random.pick(Words.eastAsian) + "。"
    case 6..<10: return random.pick(Words.arabic) + "."
    default: break
    }
    var text = "The"
    for _ in 0..<2 + random.next(3) { text += " " + marked(&random) }
    if random.next(10) == 0 { text += " " + random.pick(Words.emoji) }
    return text + "."
  }

  /// A phrase, one in four with a mark.
  private static func marked(_ random: inout Generator) -> String {
    let words = phrase(2 + random.next(5), &random)
    let first = words.prefix { $0 != " " }
    switch random.next(20) {
    case 0: return "**\(words)**"
    case 1: return "*\(words)*"
    case 2: return "~~\(words)~~"
    case 3: return "`\(first)`"
    case 4: return "[\(words)](https://example.com/\(first))"
    default: return words
    }
  }

  private static func phrase(_ count: Int, _ random: inout Generator) -> String {
    (0..<count).map { _ in random.pick(Words.english) }.joined(separator: " ")
  }
}

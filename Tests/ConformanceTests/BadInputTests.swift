import GrowingField
import Testing

/// What nobody should write and somebody will: drawn or clipped, at a cost that grows no faster
/// than the text.
@Suite(.serialized) struct BadInputTests {
  enum Sample: String, CaseIterable {
    case marksOnOneLetter, hebrewMarksOnOneLetter, joinersOnly, emoji, families, flags
    case overridesWithoutEnd, nestedIsolates, alternatingDirections, openBrackets, closingBrackets
    case unassigned, noncharacters, softHyphens, zeroWidthSpaces, tags, backspacesOfWidth

    func text(_ count: Int) -> String {
      func repeated(_ text: String) -> String { String(repeating: text, count: count) }
      return switch self {
      case .marksOnOneLetter: "a" + repeated("\u{301}")
      case .hebrewMarksOnOneLetter: "ש" + repeated("\u{5B8}\u{5C1}")
      case .joinersOnly: repeated("\u{200D}")
      case .emoji: repeated("😀")
      case .families: repeated("👨‍👩‍👧‍👦")
      case .flags: repeated("🇯")
      case .overridesWithoutEnd: repeated("\u{202E}a\u{202D}ש")
      case .nestedIsolates: repeated("\u{2067}") + "a" + repeated("\u{2069}") + "ש"
      case .alternatingDirections: repeated("aש")
      case .openBrackets: repeated("(") + "ש" + repeated(")")
      case .closingBrackets: "ש" + repeated("(") + repeated("]")
      case .unassigned: repeated("\u{378}")
      case .noncharacters: repeated("\u{FFFF}\u{10FFFE}")
      case .softHyphens: repeated("a\u{AD}")
      case .zeroWidthSpaces: "a" + repeated("\u{200B}")
      case .tags: "🏴" + repeated("\u{E0067}")
      case .backspacesOfWidth: repeated("\u{2028}\u{85}\u{1F}x")
      }
    }
  }

  /// Lays out, draws, walks over and edits.
  private func use(_ text: String) throws {
    let field = try RealField(text)
    _ = field.picture()
    for key in [Key.end, .left, .right, .home, .down, .up] { field.press(key) }
    field.press(.right, .control)
    field.press(.right, [.control, .shift])
    field.click(100, count: 2)
    field.send(.text("x"))
    field.press(.backspace)
    field.press(.delete)
    field.press(.character("a"), .control)
    _ = field.picture()
  }

  @Test(arguments: Sample.allCases)
  func fewOrManyAreDrawnOrClipped(sample: Sample) throws {
    for count in [1, 2, 62, 63, 64, 125, 126, 127, 300] { try use(sample.text(count)) }
  }

  @Test func tenThousandMarksAndAHundredThousandEmojiAreDrawn() throws {
    try use(Sample.marksOnOneLetter.text(10_000))
    try use(Sample.hebrewMarksOnOneLetter.text(5_000))
    try use(Sample.emoji.text(100_000))
  }

  /// The shortest of three runs, in seconds.
  private func cost(_ text: String) throws -> Double {
    try (0..<3).map { _ in
      let start = ContinuousClock.now
      try use(text)
      return (ContinuousClock.now - start) / .seconds(1)
    }.min() ?? 0
  }

  /// Four times the text costs four times the time; a square would cost sixteen times.
  @Test(arguments: Sample.allCases)
  func costGrowsNoFasterThanTheText(sample: Sample) throws {
    let count = 1000
    let few = try cost(sample.text(count))
    let many = try cost(sample.text(count * 4))
    #expect(many < few * 8 || many < 0.1, "\(few) s became \(many) s")
  }
}

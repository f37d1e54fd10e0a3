import LiveMarkdown
import TestRandom
import Testing
import TextRope

/// What style commands promise, on random texts and selections.
@Suite struct ToggleLawTests {
  static let alphabet = [
    "a", "b", "word", " ", " ", " ", "\n", "\n\n", "*", "**", "_", "`", "~~", "++", "(", ")", ".",
    "é", "真", "，", "\\*",
  ]
  /// For dialects without escapes, in which a stray mark can catch a written one.
  static let pairs = [
    "a", "b", "word", " ", " ", " ", "\n", "\n\n", "**c**", "__d e__", "~~f~~", "**g __h** i__",
    "(", ")", ".", "é", "真", "，",
  ]
  static let words = ["one", "two", "three", "vier", "пять", "真", " ", " ", " ", "\n"]

  @Test(arguments: [UInt64(21), 22, 23], MarkdownDialect.all)
  func togglingPlainWordsTwiceGivesTheSameText(seed: UInt64, dialect: MarkdownDialect) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let drawn = Self.randomDrawing(Self.words, &random)
      for style in StyleSet.commands where dialect.writes(style) {
        guard let on = drawn.toggling(style, dialect), let off = on.toggling(style, dialect) else {
          Issue.record("refused")
          return
        }
        #expect(off.text == drawn.text, "seed \(seed): \(drawn.line), \(style.names): \(on.line)")
        let words = drawn.text.string(in: drawn.range).contains { !$0.isWhitespace }
        #expect((on.text != drawn.text) == (words || drawn.range.isEmpty), "\(drawn.line)")
      }
    }
  }

  /// On and off reach the words of the selection and no others, whatever stands around.
  @Test(arguments: [UInt64(31), 32, 33, 34], MarkdownDialect.all)
  func theSelectedWordsChangeAndNoOthers(seed: UInt64, dialect: MarkdownDialect) {
    var random = SeededGenerator(seed: seed)
    var changes = 0
    var refusals: [String] = []
    for _ in 0..<200 {
      let parts = dialect.hasBackslashEscapes ? Self.alphabet : Self.pairs
      let before = Self.randomDrawing(parts, &random)
      if before.range.isEmpty { continue }
      for style in StyleSet.commands where dialect.writes(style) {
        guard let after = before.toggling(style, dialect) else { continue }
        if after.text == before.text {
          if Self.selectsWords(before, dialect) { refusals.append(before.line) }
          continue
        }
        changes += 1
        let problem = Self.difference(before, after, style, dialect)
        #expect(
          problem == nil,
          "seed \(seed), \(dialect) \(problem ?? ""): \(before.line), \(style.names): \(after.line)"
        )
      }
    }
    // What CommonMark cannot say: a style that ends inside a word behind another marker.
    #expect(
      changes > 250 && refusals.count * 50 < changes, "\(changes) changes, refused: \(refusals)")
  }

  static func randomDrawing(_ parts: [String], _ random: inout SeededGenerator) -> Drawn {
    var text = ""
    for _ in 0..<Int.random(in: 1...14, using: &random) { text += random.pick(parts) }
    let rope = Rope(text)
    let places = [0, 1].map { _ in
      rope.scalarBoundary(
        atOrBefore: ByteOffset(Int.random(in: 0...rope.utf8Count, using: &random)))
    }
    return Drawn(text: rope, anchor: places[0], focus: places[1])
  }

  /// A word character whose styles are not what the command promises.
  static func difference(
    _ before: Drawn, _ after: Drawn, _ style: StyleSet, _ dialect: MarkdownDialect
  ) -> String? {
    let old = letters(before.text, dialect)
    let new = letters(after.text, dialect)
    guard old.map(\.letter) == new.map(\.letter) else { return "other text" }
    let selected = old.indices.filter { before.range.contains(old[$0].offset) }
    let isOn = selected.contains { new[$0].styles.contains(style) && new[$0].letter.isLetter }
    for i in old.indices where old[i].letter.isLetter {
      var expected = old[i].styles
      if selected.contains(i) {
        if isOn { expected.insert(style) } else { expected.remove(style) }
      }
      if new[i].styles != expected { return "\(old[i].letter) at \(i)" }
    }
    let chosen = new.indices.filter {
      after.range.contains(new[$0].offset) && new[$0].letter.isLetter
    }
    return chosen == selected.filter { old[$0].letter.isLetter } ? nil : "selection"
  }

  static func selectsWords(_ drawn: Drawn, _ dialect: MarkdownDialect) -> Bool {
    letters(drawn.text, dialect).contains {
      drawn.range.contains($0.offset) && $0.letter.isLetter && !$0.styles.contains(.codeBlock)
    }
  }

  struct Letter {
    var letter: Character
    var offset: ByteOffset
    var styles: StyleSet
  }

  /// What is neither marker nor white space.
  static func letters(_ text: Rope, _ dialect: MarkdownDialect) -> [Letter] {
    var document = MarkdownDocument(text, dialect: dialect)
    var letters: [Letter] = []
    for run in document.runs(in: text.bounds, of: text) where run.styles != .marker {
      var offset = run.range.lowerBound
      for letter in text.string(in: run.range) {
        if !letter.isWhitespace {
          letters.append(Letter(letter: letter, offset: offset, styles: run.styles))
        }
        offset = offset.advanced(by: String(letter).utf8.count)
      }
    }
    return letters
  }
}

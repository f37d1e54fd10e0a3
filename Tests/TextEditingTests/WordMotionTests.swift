import TextEditing
import TextRope
import Testing

struct WordMotionTests {
  @Test(arguments: [
    ("‸hello world", "hello‸ world"), ("hel‸lo world", "hello‸ world"),
    ("hello‸ world", "hello world‸"), ("hello world‸", "hello world‸"),
    ("one‸, two", "one, two‸"), ("one‸\n\ntwo", "one\n\ntwo‸"), ("one‸...", "one...‸"),
    ("‸cmd.shadows.enabled", "cmd‸.shadows.enabled"), ("‸don't stop", "don't‸ stop"),
    ("‸3.14 x", "3.14‸ x"), ("a‸ привет", "a привет‸"), ("‸", "‸"), ("‸   ", "   ‸"),
  ])
  func forwardGoesToAWordsEnd(before: String, after: String) {
    #expect(moved(before) { Motion.word(after: $0, in: $1) } == after)
  }

  @Test(arguments: [
    ("hello world‸", "hello ‸world"), ("hello wor‸ld", "hello ‸world"),
    ("hello ‸world", "‸hello world"), ("‸hello", "‸hello"), ("one, ‸two", "‸one, two"),
    ("one\n\n‸two", "‸one\n\ntwo"), ("...‸", "‸..."), ("b a \n ‸", "b ‸a \n "),
    ("cmd.shadows.enabled‸", "cmd.shadows.‸enabled"), ("don't‸", "‸don't"), ("   ‸", "‸   "),
  ])
  func backwardGoesToAWordsStart(before: String, after: String) {
    #expect(moved(before) { Motion.word(before: $0, in: $1) } == after)
  }

  @Test func wordsOfAnyLengthAreCrossedInOneStep() {
    let word = String(repeating: "abcdefghij", count: 1_000)
    #expect(moved("x ‸\(word) y") { Motion.word(after: $0, in: $1) } == "x \(word)‸ y")
    #expect(moved("x \(word)‸ y") { Motion.word(before: $0, in: $1) } == "x ‸\(word) y")
    let gap = String(repeating: "\n", count: 5_000)
    #expect(moved("x‸\(gap)y") { Motion.word(after: $0, in: $1) } == "x\(gap)y‸")
    #expect(moved("x\(gap)‸y") { Motion.word(before: $0, in: $1) } == "‸x\(gap)y")
    let marked = "ab" + String(repeating: "\u{301}", count: 3_000) + "c"
    #expect(moved("x ‸\(marked) y") { Motion.word(after: $0, in: $1) } == "x \(marked)‸ y")
    #expect(moved("x \(marked)‸ y") { Motion.word(before: $0, in: $1) } == "x ‸\(marked) y")
    for offset in [2, 3, 4, 1_004, 6_004, 6_005] {
      let range = Motion.wordRange(at: ByteOffset(offset), in: Rope("x \(marked) y"))
      #expect(range == ByteOffset(2)..<ByteOffset(6_005))
    }
    let range = Motion.wordRange(at: ByteOffset(5_000), in: Rope("x \(word) y"))
    #expect(range == ByteOffset(2)..<ByteOffset(10_002))
  }

  @Test(arguments: [
    ("hel‸lo, world", "⟦hello⟧, world"), ("hello‸, world", "⟦hello⟧, world"),
    ("‸hello, world", "⟦hello⟧, world"), ("hello, world‸", "hello, ⟦world⟧"),
    ("don‸'t", "⟦don't⟧"), ("a  ‸  b", "a⟦    ⟧b"), ("a ..‸. b", "a ⟦...⟧ b"),
    ("cmd.sha‸dows.enabled", "cmd.⟦shadows⟧.enabled"), ("a\n‸\nb", "a\n‸\nb"),
    ("a  \n  ‸\nb", "a  \n⟦  ⟧\nb"), ("日 🇯‸🇵 x", "日 ⟦🇯🇵⟧ x"), ("‸", "‸"),
  ])
  func aDoubleClickSelectsAWordOrARunOfOneKind(before: String, after: String) {
    // Not through `select`, which would move a caret out of the flag first.
    let parsed = DrawnCaret(before)
    var editor = TextEditor(text: Rope(parsed.text))
    let range = Motion.wordRange(at: parsed.selection.focus, in: editor.text)
    editor.select(Selection(anchor: range.lowerBound, focus: range.upperBound))
    #expect(editor.drawn == after)
  }

  @Test func aJapaneseDoubleClickDoesNotCrossPunctuation() {
    let text: Rope = "ブロックの一つであり、統合された"
    let comma = ByteOffset("ブロックの一つであり".utf8.count)
    var offset = ByteOffset.zero
    while offset < comma {
      let range = Motion.wordRange(at: offset, in: text)
      #expect(range.lowerBound <= offset && offset <= range.upperBound && !range.isEmpty)
      #expect(range.upperBound <= comma)
      offset = Motion.grapheme(after: offset, in: text)
    }
  }

  @Test(arguments: [
    ("o‸ne\ntwo\nthree", "one\n‸two\nthree"), ("one\n‸two\nthree", "one\ntwo\n‸three"),
    ("one\nthr‸ee", "one\nthree‸"), ("‸\n\n", "\n‸\n"), ("‸", "‸"),
  ])
  func paragraphsAreCrossedForward(before: String, after: String) {
    #expect(moved(before) { Motion.paragraph(after: $0, in: $1) } == after)
  }
  @Test(arguments: [
    ("one\ntw‸o", "one\n‸two"), ("one\n‸two", "‸one\ntwo"), ("on‸e", "‸one"), ("\n\n‸", "\n‸\n"),
    ("‸", "‸"),
  ])
  func paragraphsAreCrossedBackward(before: String, after: String) {
    #expect(moved(before) { Motion.paragraph(before: $0, in: $1) } == after)
  }
  @Test func aTripleClickSelectsTheParagraphWithoutItsNewline() {
    let text: Rope = "one\ntwo\n"
    for offset in 4...7 {
      let range = Motion.paragraphRange(at: ByteOffset(offset), in: text)
      #expect(range == ByteOffset(4)..<ByteOffset(7))
    }
    #expect(Motion.paragraphRange(at: text.end, in: text) == text.end..<text.end)
  }
}

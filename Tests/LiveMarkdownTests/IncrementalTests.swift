import LiveMarkdown
import TestRandom
import Testing
import TextRope

/// The state after an edit is the state of a fresh document, and what `apply` did not name stayed.
@Suite struct IncrementalTests {
  static let alphabet = [
    "a", "b ", "*", "**", "_", "~~", "++", "`", "```", "````", "~~~", "\n", "\n\n", "\n```\n", " ",
    "    ", "\\", "é", "真", "，", "@@", "x\ny", "[", "]", "](", "](u)", "![", "(", ")", " \"", "\"",
    "<http:x>", "http://a.b", "www.", "a.b/_c_", "<", ">", "m@n.o",
    "[a]", "[B]", "[]", "[x][a]", "![A]", "\n[a]: u\n", "\n\n[b]: <v>\n", "[a]:", "]: ", " \"t\"\n",
    "\n'", "'\n", "> ", "\n> ", "\n- ", "\n# ", "<b", "\n---\n", "[ẞ]: w\n", "[ss]", "&amp;",
  ]

  @Test(arguments: [UInt64(1), 2, 3, 4], MarkdownDialect.all)
  func runsAfterEachEditEqualThoseOfAFreshDocument(seed: UInt64, dialect: MarkdownDialect) {
    var random = SeededGenerator(seed: seed)
    var text = Rope("")
    var document = MarkdownDocument(text, dialect: dialect)
    var runs: [StyledRun] = []
    for step in 0..<600 {
      let edit = Self.randomEdit(of: text, &random)
      let old = text
      text.apply(edit)
      let changed = document.apply(edit, text: text)
      if step % 3 == 0 {
        _ = document.runs(in: Self.randomLines(of: text, &random), of: text)
      }
      var fresh = MarkdownDocument(text, dialect: dialect)
      let expected = fresh.runs(in: text.bounds, of: text)
      let kept = stayed(runs, expected, changed, edit, text: text)
      #expect(kept == nil, "seed \(seed), step \(step): \(old.debugDescription), \(edit)")
      // Not always: the state has to hold over several edits, too.
      if step % 2 == 0 {
        let actual = document.runs(in: text.bounds, of: text)
        guard actual == expected else {
          Issue.record("seed \(seed), step \(step): \(old.debugDescription), \(edit)")
          return
        }
      }
      runs = expected
    }
  }

  /// The first byte outside of the changed range whose styles changed nevertheless.
  private func stayed(
    _ before: [StyledRun], _ after: [StyledRun], _ changed: [Range<ByteOffset>],
    _ edit: RopeEdit, text: Rope
  ) -> Int? {
    let new = looks(after)
    let old = looks(before)
    let delta = edit.replacement.utf8Count - edit.range.count
    for i in new.indices where !changed.contains(where: { $0.contains(ByteOffset(i)) }) {
      let source = i < edit.range.lowerBound.utf8 ? i : i - delta
      if old[source] != new[i] { return i }
    }
    return nil
  }

  private func looks(_ runs: [StyledRun]) -> [Look] {
    runs.flatMap { Array(repeating: Look($0), count: $0.range.count) }
  }

  static func randomEdit(of text: Rope, _ random: inout SeededGenerator) -> RopeEdit {
    var replacement = ""
    if text.utf8Count < 120 || Bool.random(using: &random) {
      for _ in 0..<Int.random(in: 1...3, using: &random) { replacement += random.pick(alphabet) }
    }
    let length =
      text.utf8Count > 200
      ? Int.random(in: 20...120, using: &random) : random.pick([0, 0, 1, 2, 5])
    let start = text.scalarBoundary(
      atOrBefore: ByteOffset(Int.random(in: 0...text.utf8Count, using: &random)))
    let end = text.scalarBoundary(atOrBefore: min(text.end, start.advanced(by: length)))
    return RopeEdit(range: start..<max(start, end), replacement: Rope(replacement))
  }

  static func randomLines(of text: Rope, _ random: inout SeededGenerator) -> Range<ByteOffset> {
    let a = Int.random(in: 0..<text.lineCount, using: &random)
    let b = Int.random(in: a..<text.lineCount, using: &random)
    return text.lineStart(a)..<text.lineRange(b).upperBound
  }

  @Test(arguments: [UInt64(11), 12], MarkdownDialect.all)
  func aPartOfTheRunsIsTheRunsOfThePart(seed: UInt64, dialect: MarkdownDialect) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<150 {
      var text = Rope("")
      for _ in 0..<30 { text.apply(Self.randomEdit(of: text, &random)) }
      var document = MarkdownDocument(text, dialect: dialect)
      let part = Self.randomLines(of: text, &random)
      var other = document
      let whole = document.runs(in: text.bounds, of: text)
      let expected = looks(whole)[part.lowerBound.utf8..<part.upperBound.utf8]
      let actual = other.runs(in: part, of: text)
      #expect(looks(actual) == Array(expected), "\(text.debugDescription) \(part)")
      #expect(actual.first?.range.lowerBound ?? part.lowerBound == part.lowerBound)
    }
  }
}

/// What a byte looks like, and where it leads.
struct Look: Equatable {
  var styles: StyleSet
  var link: String?

  init(_ run: StyledRun) { (styles, link) = (run.styles, run.link) }
}

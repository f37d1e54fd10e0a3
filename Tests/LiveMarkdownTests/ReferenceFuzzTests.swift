import Foundation
import LiveMarkdown
import TestRandom
import Testing
import TextRope

/// Texts of little else than labels and definitions, edited: the state stays that of a fresh parse,
/// and what is told stays right until it is taken back.
///
/// `GROWINGTEXT_REFERENCE_SEEDS` asks for more seeds.
@Suite struct ReferenceFuzzTests {
  private static let parts = [
    "[a]", "[b]", "[a][b]", "[a][]", "![b]", "[x [a] y](u)", "*[a]*", "[*a*]", "*", "[", "]", "(u)",
    "word ", "\n", "\n\n", "[a]: u\n", "[b]: v\n", "[A]: w 't'\n", "[*a*]: x\n", "[a]:\nu\n",
    "'t\n",
    "t'\n", "\"", "> ", "- ", "    ", "# ", "```\n", "`", "<u v", ">", ":", " ", "[a\nb]",
    "[a b]: y\n",
    "[a", "a]", "http://e.org/", "\\", "***\n", "[c", "][c]: z", "é", "[É]: é\n", "[é]",
  ]
  private static let seeds =
    ProcessInfo.processInfo.environment["GROWINGTEXT_REFERENCE_SEEDS"].flatMap(Int.init) ?? 12

  @Test func theStateAfterEachEditIsThatOfAFreshDocument() {
    for seed in 1...UInt64(Self.seeds) {
      var random = SeededGenerator(seed: seed)
      var text = Rope(Self.source(&random))
      var document = MarkdownDocument(text, dialect: .commonMark, limits: Self.limits(&random))
      var told = Told(text)
      for step in 0..<120 {
        if step % 4 < 2 {
          let lines = IncrementalTests.randomLines(of: text, &random)
          told.take(document.runs(in: lines, of: text))
        } else if step % 4 == 2 {
          let edit = Self.edit(of: text, &random)
          text.apply(edit)
          told.apply(edit)
          told.forget(document.apply(edit, text: text))
        } else {
          told.forget(document.advance(budget: random.pick([64, 1024]), text: text))
        }
        if step % 10 != 9 { continue }
        var settled = document
        var left = told
        while !settled.isComplete { left.forget(settled.advance(budget: 4096, text: text)) }
        var fresh = MarkdownDocument(text, dialect: .commonMark)
        let truth = fresh.runs(in: text.bounds, of: text)
        let wrong = left.firstDifference(from: truth)
        #expect(wrong == nil, "seed \(seed), step \(step): \(text.debugDescription)")
        #expect(
          settled.runs(in: text.bounds, of: text) == truth,
          "seed \(seed), step \(step): \(text.debugDescription)")
        if wrong != nil { return }
      }
    }
  }

  private static func source(_ random: inout SeededGenerator) -> String {
    (0..<random.number(0...60)).map { _ in random.pick(parts) }.joined()
  }

  private static func limits(_ random: inout SeededGenerator) -> ScanLimits {
    if Bool.random(using: &random) { return ScanLimits() }
    var limits = WatermarkTests.tight
    limits.restyling = random.pick([1, 2, 5])
    return limits
  }

  private static func edit(of text: Rope, _ random: inout SeededGenerator) -> RopeEdit {
    let start = text.scalarBoundary(atOrBefore: ByteOffset(random.number(0...text.utf8Count)))
    let count = random.pick([0, 0, 0, 1, 2, 7, text.utf8Count > 400 ? 200 : 20])
    let end = text.scalarBoundary(atOrBefore: min(text.end, start.advanced(by: count)))
    let new = (0..<random.number(0...2)).map { _ in random.pick(parts) }.joined()
    return RopeEdit(range: start..<max(start, end), replacement: Rope(new))
  }
}

/// What was told of each byte and is not taken back.
struct Told {
  private var looks: [Look?]

  init(_ text: Rope) { looks = Array(repeating: nil, count: text.utf8Count) }

  mutating func take(_ runs: [StyledRun]) {
    for run in runs {
      for i in run.range.lowerBound.utf8..<run.range.upperBound.utf8 { looks[i] = Look(run) }
    }
  }

  mutating func apply(_ edit: RopeEdit) {
    let new = [Look?](repeating: nil, count: edit.replacement.utf8Count)
    looks.replaceSubrange(edit.range.lowerBound.utf8..<edit.range.upperBound.utf8, with: new)
  }

  mutating func forget(_ ranges: [Range<ByteOffset>]) {
    for range in ranges {
      for i in range.lowerBound.utf8..<range.upperBound.utf8 { looks[i] = nil }
    }
  }

  func firstDifference(from runs: [StyledRun]) -> Int? {
    let truth = runs.flatMap { Array(repeating: Look($0), count: $0.range.count) }
    return looks.indices.first { looks[$0] != nil && looks[$0] != truth[$0] }
  }
}

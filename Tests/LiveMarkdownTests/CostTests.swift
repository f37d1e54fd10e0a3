import LiveMarkdown
import Testing
import TextRope

/// What is worked, counted; never timed.
@Suite struct CostTests {
  private static let paragraphs = String(
    repeating: "Some *words* of a log, `code` and all.\nA second line.\n\n", count: 40_000)

  private func counters(
    _ document: inout MarkdownDocument, of work: (inout MarkdownDocument) -> Void
  ) -> MarkdownCounters {
    let before = document.counters
    work(&document)
    var spent = document.counters
    spent.linesScanned -= before.linesScanned
    spent.bytesParsed -= before.bytesParsed
    spent.inlineSteps -= before.inlineSteps
    return spent
  }

  @Test func aFenceAtTheTopOfALongTextIsABoundedAmountOfWork() {
    var text = Rope(Self.paragraphs)
    var document = MarkdownDocument(text, dialect: .commonMark)
    while !document.isComplete { _ = document.advance(budget: 640_000, text: text) }
    #expect(document.counters.linesScanned == 120_000)
    for (typed, reachesEnd) in [("\n", false), ("`", false), ("`", false), ("`", true)] {
      let edit = RopeEdit(range: .zero..<ByteOffset.zero, replacement: Rope(typed))
      text.apply(edit)
      let work = counters(&document) { document in
        let changed = document.apply(edit, text: text)
        #expect((changed[0].upperBound == text.end) == reachesEnd, "\(typed)")
        _ = document.runs(in: .zero..<text.lineRange(60).upperBound, of: text)
      }
      #expect(work.linesScanned < 1_000 && work.bytesParsed < 20_000, "\(work)")
    }
    let end = text.lineStart(text.lineCount - 40)..<text.end
    let far = counters(&document) { _ = $0.runs(in: end, of: text) }
    #expect(far.linesScanned < 1_000 && far.bytesParsed < 20_000)
    var reported: Range<ByteOffset>?
    while !document.isComplete {
      reported = document.advance(budget: 640_000, text: text).first ?? reported
    }
    #expect(reported == end)
    #expect(document.runs(in: end, of: text) == [StyledRun(range: end, styles: .codeBlock)])
  }

  @Test func aKeyCostsWhatItsParagraphWeighs() {
    var work: [MarkdownCounters] = []
    for count in [100, 200] {
      let source = String(repeating: "Some *words*.\nMore.\n\n", count: count)
      var text = Rope(source)
      var document = MarkdownDocument(text, dialect: .commonMark)
      _ = document.runs(in: text.bounds, of: text)
      let place = text.lineStart(90)
      let edit = RopeEdit(range: place..<place, replacement: Rope("x"))
      text.apply(edit)
      work.append(
        counters(&document) { document in
          let changed = document.apply(edit, text: text)
          _ = document.runs(in: changed[0], of: text)
        })
    }
    #expect(work[0] == work[1])
    #expect(work[0].linesScanned <= 2 && work[0].bytesParsed < 100, "\(work[0])")
  }

  @Test(arguments: [
    ("*a **a ", "b", " a** a*"), ("a_ ", "", ""), ("_a ", "", ""), ("a**b", "", ""),
    ("*a_ ", "", ""), ("**x* ", "", ""), ("`a``b```c", "", ""), ("``` `` ` ", "", ""),
    ("*~a ~~b_ ++c", "", ""), ("\\*\\`", "", ""), ("***a_ __b", "c", "~~*"), ("`\\", "", ""),
    ("[", "", "]"), ("]", "", ""), ("[a](b", "", ""), ("[a](<b", "", ""), ("[a](b \"", "", ""),
    ("[a](", "", ")"), ("![", "a", "](u)"), ("![[a](b)", "", ""), ("*[_a](b) ", "", ""),
    ("[ (", "", ")]"), ("www._", "", ""), ("http://", "", ""), ("http://a<", "", ""),
    ("++http://a.b++", "", ""), ("a@", "", ""), ("a@b.c ", "", ""), ("<a:", "", ""),
    ("http://a&b;", "", ""), ("*[a](", "", "b)*"),
  ])
  func stepsGrowLikeTheText(unit: String, middle: String, end: String) {
    let steps = [1_000, 2_000].map { count -> Int in
      let source =
        String(repeating: unit, count: count) + middle + String(repeating: end, count: count)
      return InlineParser.parse(Array(source.utf8), InlineRules(.commonMark)).steps
    }
    #expect(steps[1] <= steps[0] * 5 / 2, "\(steps)")
    let areal = [1_000, 2_000].map { count in
      InlineParser.parse(
        Array(String(repeating: unit, count: count).utf8), InlineRules(.areal)
      ).steps
    }
    #expect(areal[1] <= areal[0] * 5 / 2)
  }

  @Test(.enabled(if: Corpus.isPresent, "the corpus is not beside the repository"))
  func noTextOfTheCorpusCostsMoreThanAFewStepsForEachByte() throws {
    let cases = try Corpus.decode(PathologicalCases.self, "pathological.json").cases
    var ran = 0
    for item in cases {
      guard let source = item.text(times: 2_000) else { continue }
      ran += 1
      for dialect in MarkdownDialect.all {
        let steps = InlineParser.parse(Array(source.utf8), InlineRules(dialect)).steps
        #expect(steps <= 6 * source.utf8.count + 64, "\(item.name), \(dialect)")
      }
    }
    #expect(ran >= 20)
  }
}

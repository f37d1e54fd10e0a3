import LiveMarkdown
import Testing
import TextRope

/// What a definition costs that changes, in counters.
@Suite struct ReferenceCostTests {
  /// A text with so many uses of each of some labels, and a definition of each at its end.
  private static func text(labels: Int, uses: Int) -> Rope {
    var source = ""
    for i in 0..<uses * labels { source += "Line \(i) uses [l\(i % labels)] and goes on.\n\n" }
    for i in 0..<labels { source += "[l\(i)]: https://example.org/\(i)\n" }
    return Rope(source)
  }

  private static func document(_ text: Rope) -> MarkdownDocument {
    var document = MarkdownDocument(text, dialect: .commonMark)
    while !document.isComplete { _ = document.advance(budget: 640_000, text: text) }
    // As a field whose every line was shown.
    _ = document.runs(in: text.bounds, of: text)
    return document
  }

  private static func appendKey(
    _ key: String, to document: inout MarkdownDocument, _ text: inout Rope
  ) -> [Range<ByteOffset>] {
    let end = text.end.advanced(by: -1)
    let edit = RopeEdit(range: end..<end, replacement: Rope(key))
    text.apply(edit)
    return document.apply(edit, text: text)
  }

  @Test func exactlyTheLinesThatUseALabelAreRestyled() {
    var text = Self.text(labels: 50, uses: 3)
    var document = Self.document(text)
    let changed = Self.appendKey("x", to: &document, &text)
    #expect(document.isComplete)
    let lines = changed.dropFirst().map { text.string(in: $0) }
    #expect(lines == [49, 99, 149].map { "Line \($0) uses [l49] and goes on.\n" })
  }

  @Test(arguments: [(1, 20_000), (20_000, 1), (1_000, 20)])
  func aKeyInADefinitionIsABoundedAmountOfWork(labels: Int, uses: Int) {
    var text = Self.text(labels: labels, uses: uses)
    var document = Self.document(text)
    for key in ["x", "y", " ", "z", "'", "t"] {
      let before = document.counters
      let changed = Self.appendKey(key, to: &document, &text)
      let after = document.counters
      #expect(changed.count <= 400, "\(changed.count)")
      #expect(after.linesScanned - before.linesScanned < 20)
      #expect(after.bytesParsed - before.bytesParsed < 4096)
      #expect(after.usesSearched - before.usesSearched < 400)
    }
  }

  /// What one key had no time for, spare time names, each line once.
  @Test func theRestIsRestyledInSpareTime() {
    var text = Self.text(labels: 1, uses: 5_000)
    var document = Self.document(text)
    var told = Self.appendKey("x", to: &document, &text)
    #expect(!document.isComplete && told.count < 400)
    while !document.isComplete { told += document.advance(budget: 16 * 1024, text: text) }
    let lines = told.dropFirst().map { text.string(in: $0) }
    #expect(Set(lines).count == 5_000)
    #expect(lines.count < 5_400, "those near the edit may be named twice")
  }

  @Test func doublingTheTextChangesNoCounter() {
    let work = [1_000, 2_000].map { count -> MarkdownCounters in
      var text = Self.text(labels: count, uses: 2)
      var document = Self.document(text)
      let before = document.counters
      let changed = Self.appendKey("x", to: &document, &text)
      for range in changed { _ = document.runs(in: range, of: text) }
      var spent = document.counters
      spent.linesScanned -= before.linesScanned
      spent.bytesParsed -= before.bytesParsed
      spent.inlineSteps -= before.inlineSteps
      // Labels share the bits by which a search goes.
      spent.usesSearched = 0
      return spent
    }
    #expect(work[0].linesScanned == work[1].linesScanned)
    #expect(abs(work[0].bytesParsed - work[1].bytesParsed) < 64, "\(work)")
  }

  /// A fence at the top makes code of a hundred thousand definitions, in time.
  @Test func aFenceBeforeManyDefinitionsIsABoundedAmountOfWork() {
    var text = Self.text(labels: 20_000, uses: 1)
    var document = Self.document(text)
    for key in ["\n", "`", "`", "`", "`"] {
      let before = document.counters
      let edit = RopeEdit(range: .zero..<ByteOffset.zero, replacement: Rope(key))
      text.apply(edit)
      _ = document.apply(edit, text: text)
      #expect(document.counters.linesScanned - before.linesScanned < 1_000)
      #expect(document.counters.usesSearched - before.usesSearched < 400)
    }
    while !document.isComplete { _ = document.advance(budget: 640_000, text: text) }
    #expect(document.runs(in: text.bounds, of: text).allSatisfy { $0.link == nil })
  }

  @Test(arguments: [
    "[a]", "[a][b]", "[a\n", "![a][", "[[a]", "[a]:", "[a]: u\n", "[a]: '\n", "- [a\n",
    "> [a]: u\n'x\n",
    "[a]: u\n\"", "<a b='", "<!--", "<?x", "<!x", "<![CDATA[", "</a ", "<a b ",
  ])
  func stepsGrowLikeTheText(unit: String) {
    let steps = [1_000, 2_000].map { count -> Int in
      let text = Rope(String(repeating: unit, count: count) + "\n\n[a]: u\n")
      var document = MarkdownDocument(text, dialect: .commonMark)
      _ = document.runs(in: text.bounds, of: text)
      return document.counters.inlineSteps
    }
    #expect(steps[1] <= steps[0] * 5 / 2 + 64, "\(steps)")
  }
}

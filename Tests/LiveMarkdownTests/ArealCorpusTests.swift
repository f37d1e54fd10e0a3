import LiveMarkdown
import Testing
import TextRope

@Suite struct ArealCorpusTests {
  @Test(.enabled(if: Corpus.isPresent, "the corpus is not beside the repository"))
  func everyCaseHoldsToTheLastUnit() throws {
    let cases = try Corpus.decode(ArealCases.self, "chat-armarkdown.json").cases
    #expect(cases.count >= 43)
    for item in cases {
      let text = Rope(item.source)
      var document = MarkdownDocument(text, dialect: .areal)
      var actual = [[String]](repeating: [], count: text.utf16Count)
      for run in document.runs(in: text.bounds, of: text) {
        let units =
          text.utf16Offset(of: run.range.lowerBound)..<text.utf16Offset(of: run.range.upperBound)
        // The corpus knows marks only.
        for i in units { actual[i] = run.styles.subtracting(.link).names }
      }
      #expect(actual == expected(item), "\(item.source)")
    }
  }

  private func expected(_ item: ArealCases.Case) -> [[String]] {
    var styles = [Set<String>](repeating: [], count: item.source.utf16.count)
    for run in item.runs {
      let content = run.contentStart..<run.contentStart + run.contentLength
      for i in run.start..<run.start + run.length {
        styles[i].insert(content.contains(i) ? run.style : "marker")
      }
    }
    return styles.map { $0.contains("marker") ? ["marker"] : $0.sorted() }
  }
}

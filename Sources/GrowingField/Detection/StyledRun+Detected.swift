internal import LiveMarkdown
internal import TextRope

extension DetectedData {
  /// The runs of whole lines with what is found in them as links.
  ///
  /// Code is left alone, and so are markers and the links that Markdown made.
  ///
  /// - Complexity: O(*n* + *m*), *n* the bytes of the lines and *m* the runs.
  func marking(_ runs: [StyledRun], of text: Rope) -> [StyledRun] {
    guard !isEmpty, let first = runs.first, let last = runs.last else { return runs }
    var rest = matches(in: text, first.range.lowerBound..<last.range.upperBound)[...]
    if rest.isEmpty { return runs }
    var marked: [StyledRun] = []
    for run in runs {
      var start = run.range.lowerBound
      func add(to end: ByteOffset, link: String?) {
        guard start < end else { return }
        var piece = run
        piece.range = start..<end
        if let link {
          piece.styles.insert(.link)
          piece.link = link
        }
        marked.append(piece)
        start = end
      }
      while let match = rest.first, match.range.lowerBound < run.range.upperBound {
        let shown = match.range.clamped(to: run.range)
        if run.styles.isDisjoint(with: [.code, .codeBlock, .marker, .link]) {
          add(to: shown.lowerBound, link: nil)
          add(to: shown.upperBound, link: match.target)
        }
        if match.range.upperBound > run.range.upperBound { break }
        rest.removeFirst()
      }
      add(to: run.range.upperBound, link: nil)
    }
    return marked
  }

  private func matches(
    in text: Rope, _ range: Range<ByteOffset>
  ) -> [(range: Range<ByteOffset>, target: String)] {
    var found: [(range: Range<ByteOffset>, target: String)] = []
    var start = range.lowerBound
    let lines = text.bytes(in: range).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for line in lines {
      for match in matches(in: Array(line)) {
        let lower = start.advanced(by: match.range.lowerBound)
        found.append((lower..<start.advanced(by: match.range.upperBound), match.target))
      }
      start = start.advanced(by: line.count + 1)
    }
    return found
  }
}

import LiveMarkdown
import TestRandom
import Testing
import TextRope

/// Paragraphs that are longer than marks can pair, and lines that are.
@Suite struct LongParagraphTests {
  /// Each line is styled as it is alone.
  static let line =
    "Some `code`, *words* and **bold ones**, ``a`b`` and \\* in [a](b) www.log.de\n"

  @Test func everyPlaceOfALongParagraphIsStyledAsItsLinesAre() {
    let text = Rope(String(repeating: Self.line, count: 8_000))
    let expected = pieces(Self.line)
    for start in [7_990, 0, 1_000, 3_000, 3_100, 6_500, 7_999, 2_000] {
      var document = MarkdownDocument(text, dialect: .commonMark)
      for line in [start, (start + 4_000) % 8_000] {
        let range = text.lineStart(line)..<text.lineStart(line).advanced(by: Self.line.utf8.count)
        let runs = document.runs(in: range, of: text).map {
          Piece(text: text.string(in: $0.range), styles: $0.styles.names)
        }
        #expect(runs == expected, "line \(line)")
      }
    }
  }

  @Test func everyPlaceOfALongLineIsStyledInAreal() {
    let unit = "**b** __i__ ~~s~~ ```u``` and text. "
    let text = Rope(String(repeating: unit, count: 12_000))
    var document = MarkdownDocument(text, dialect: .areal)
    let expected = pieces(unit, .areal)
    for index in [11_000, 5, 6_000, 3_000] {
      let start = ByteOffset(index * unit.utf8.count)
      let range = start..<start.advanced(by: unit.utf8.count)
      let runs = document.runs(in: range, of: text).map {
        Piece(text: text.string(in: $0.range), styles: $0.styles.names)
      }
      #expect(runs == expected, "\(index)")
    }
  }

  @Test func marksPairWithin64KiBAndNotFarther() {
    for (gap, pairs) in [(65_000, true), (66_000, false)] {
      let filler = String(repeating: "word \n", count: gap / 6)
      let lead = String(repeating: "lead\n", count: 40_000)
      let text = Rope(lead + "**a " + filler + " b**\n" + lead)
      var document = MarkdownDocument(text, dialect: .commonMark)
      let line = text.lineStart(40_000)..<text.lineStart(40_001)
      let styles = document.runs(in: line, of: text).map(\.styles)
      #expect(styles == (pairs ? [.marker, .bold] : [[]]), "\(gap)")
    }
  }

  /// Backticks turn what follows them, however far it is; somebody who types stays near.
  @Test(arguments: [(51, false), (52, false), (53, false), (54, true), (55, true)])
  func editsInALongParagraphTellWhatTheyChange(seed: UInt64, staysNear: Bool) {
    var random = SeededGenerator(seed: seed)
    var text = Rope(String(repeating: Self.line, count: 3_300))
    var document = MarkdownDocument(text, dialect: .commonMark)
    var told: [(range: Range<ByteOffset>, runs: [StyledRun])] = []
    for step in 0..<60 {
      let lines = staysNear ? 1_500..<1_800 : 0..<text.lineCount - 1
      let line = Int.random(in: lines, using: &random)
      let range = text.lineStart(line)..<text.lineStart(line + 1)
      told.append((range, document.runs(in: range, of: text)))
      let places = staysNear ? 130_000...132_000 : 0...text.utf8Count
      let place = text.scalarBoundary(
        atOrBefore: ByteOffset(Int.random(in: places, using: &random)))
      let edit = RopeEdit(
        range: place..<min(text.end, place.advanced(by: random.pick([0, 0, 0, 1]))),
        replacement: Rope(random.pick(["`", "x", "*", "[", "](`", "**", "``", "", "\n", "\n\n"])))
      text.apply(edit)
      let changed = document.apply(edit, text: text)
      told = told.compactMap { Self.carried($0, edit, changed[0]) }
      if step % 10 != 9 { continue }
      var fresh = MarkdownDocument(text, dialect: .commonMark)
      for (range, runs) in told {
        #expect(fresh.runs(in: range, of: text) == runs, "seed \(seed), step \(step), \(range)")
        #expect(document.runs(in: range, of: text) == runs, "seed \(seed), step \(step)")
      }
    }
    #expect(told.count > 2)
  }

  @Test func oneBacktickTurnsAWholeParagraphAndIsReported() {
    var text = Rope(String(repeating: "some `code` here\n", count: 20_000))
    var document = MarkdownDocument(text, dialect: .commonMark)
    for typed in ["x", "`"] {
      for line in [19_000, 10] {
        _ = document.runs(in: text.lineStart(line)..<text.lineStart(line + 1), of: text)
      }
      let place = text.lineStart(10)
      let edit = RopeEdit(range: place..<place, replacement: Rope(typed))
      text.apply(edit)
      let changed = document.apply(edit, text: text)
      #expect((changed[0].upperBound == text.end) == (typed == "`"), "\(typed)")
    }
    let far = text.lineStart(19_000)..<text.lineStart(19_001)
    #expect(document.runs(in: far, of: text).first?.styles == .code)
  }

  /// A backtick without a mate finds one in what is typed, up to 64 KiB behind it.
  @Test func aPlaceInsideANewCodeSpanIsNoPlaceToBegin() {
    let plain = String(repeating: "plain words\n", count: 5_000)
    let spans = String(repeating: "`x` and y\n", count: 10_000)
    var text = Rope(plain + "`" + plain + plain + spans)
    var document = MarkdownDocument(text, dialect: .commonMark)
    while !document.isComplete { _ = document.advance(budget: 640_000, text: text) }
    let far = text.lineStart(text.lineCount - 5)..<text.lineStart(text.lineCount - 4)
    _ = document.runs(in: far, of: text)
    let place = text.lineStart(10_000)
    let edit = RopeEdit(range: place..<place, replacement: Rope("`"))
    text.apply(edit)
    _ = document.apply(edit, text: text)
    for line in [15_100, 16_000, 18_000, 24_000] {
      let range = text.lineStart(line)..<text.lineStart(line + 1)
      let styles = document.runs(in: range, of: text).map(\.styles)
      #expect(styles == [.marker, .code, .marker, []], "\(line)")
    }
  }

  private static func carried(
    _ told: (range: Range<ByteOffset>, runs: [StyledRun]), _ edit: RopeEdit,
    _ changed: Range<ByteOffset>
  ) -> (range: Range<ByteOffset>, runs: [StyledRun])? {
    let delta = edit.replacement.utf8Count - edit.range.count
    var moved = told
    if told.range.lowerBound >= edit.range.upperBound {
      moved.range = moved.range.moved(by: delta)
      moved.runs = told.runs.map {
        StyledRun(
          range: $0.range.moved(by: delta), styles: $0.styles, link: $0.link)
      }
    } else if told.range.upperBound > edit.range.lowerBound {
      return nil
    }
    return moved.range.overlaps(changed) ? nil : moved
  }

  @Test func aKeyInALongParagraphIsABoundedAmountOfWork() {
    var text = Rope(String(repeating: Self.line, count: 40_000))
    var document = MarkdownDocument(text, dialect: .commonMark)
    while !document.isComplete { _ = document.advance(budget: 640_000, text: text) }
    for place in [20_000, 20_000, 39_990, 0].map({ text.lineStart($0).advanced(by: 2) }) {
      let line = text.lineRange(text.line(containing: place))
      _ = document.runs(in: line, of: text)
      let edit = RopeEdit(range: place..<place, replacement: Rope("x"))
      text.apply(edit)
      let before = document.counters
      let changed = document.apply(edit, text: text)[0]
      #expect(changed == line.lowerBound..<line.upperBound.advanced(by: 2))
      _ = document.runs(in: changed, of: text)
      #expect(document.counters.bytesParsed - before.bytesParsed < 256 * 1024)
      #expect(document.counters.linesScanned - before.linesScanned <= 2)
    }
  }

  @Test(arguments: [
    ("some *words* and `code` here\n", 3), ("plain words\n", 3), ("wwwwwwww", 3),
    // Marks and backticks without a mate leave no place to begin at but those 64 KiB apart.
    ("a *lone mark\n", 14), ("``````````", 14), ("a `` lone ` mark\n", 14),
  ])
  func readingALongParagraphPieceByPieceParsesItAFewTimes(line: String, times: Int) {
    let text = Rope(String(repeating: line, count: 600_000 / line.utf8.count))
    var document = MarkdownDocument(text, dialect: .commonMark)
    var place = ByteOffset.zero
    while place < text.end {
      let end = text.scalarBoundary(atOrBefore: min(text.end, place.advanced(by: 1000)))
      _ = document.runs(in: place..<end, of: text)
      place = end
    }
    #expect(document.counters.bytesParsed <= times * text.utf8Count)
  }

  @Test func stylesToggleInALongParagraph() throws {
    let lead = String(repeating: "lead `x`\n", count: 30_000)
    let on = try #require(Drawn(lead + "a ⟦word⟧ b\n" + lead).toggling(.bold))
    #expect(on.text.utf8Count == lead.utf8.count * 2 + 13)
    #expect(on.text.string(in: on.range) == "word")
    #expect(on.toggling(.bold)?.text.utf8Count == lead.utf8.count * 2 + 9)
  }
}

extension Range<ByteOffset> {
  fileprivate func moved(by delta: Int) -> Range {
    lowerBound.advanced(by: delta)..<upperBound.advanced(by: delta)
  }
}

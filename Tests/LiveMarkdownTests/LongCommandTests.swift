import LiveMarkdown
import Testing
import TextRope

/// Style commands on all of a long text: what looks at the rest of it for each character takes many
/// times the limit.
@Suite struct LongCommandTests {
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      ("Some words of plain prose. ", 2_000), ("a **b** c ", 1_000), ("*a* `b` __c__ ", 800),
      ("[a](b) [c *d*](e) ", 600), ("a line\n\n", 300),
    ], MarkdownDialect.all)
  func allOfALongTextTakesAStyleAndLosesIt(
    line: (unit: String, count: Int), dialect: MarkdownDialect
  ) throws {
    let text = Rope(String(repeating: line.unit, count: line.count))
    let drawn = Drawn(text: text, anchor: .zero, focus: text.end)
    let on = try #require(drawn.toggling(.bold, dialect))
    #expect((on.text == text) == false, "turned on")
    let off = try #require(on.toggling(.bold, dialect))
    #expect((off.text == on.text) == false, "turned off")
  }
}

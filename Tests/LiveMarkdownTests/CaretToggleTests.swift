import LiveMarkdown
import Testing
import TextRope

@Suite struct CaretToggleTests {
  @Test func theSecondPressLeavesTheRun() throws {
    let first = try #require(Drawn("ab‸").toggling(.bold))
    #expect(first.description == "ab**‸**")
    let typed = first.typing("c")
    let left = try #require(typed.toggling(.bold))
    #expect(left.description == "ab**c**‸")
    #expect(left.typing("d").description == "ab**c**d‸")
    #expect(left.toggling(.bold)?.description == "ab**c‸**")
  }

  @Test(arguments: [
    ("ab**‸**", "ab‸"),
    ("ab**c ‸**", "ab**c** ‸"),
    ("** ‸**", " ‸"),
    ("**on‸e**", "**one**‸"),
    ("**‸one**", "‸**one**"),
    ("‸**one**", "**‸one**"),
    ("wo‸rd", "wo**‸**rd"),
    ("‸", "**‸**"),
    ("***c‸***", "***c**‸*"),
    ("***‸***", "*‸*"),
    ("*‸*", "***‸***"),
    ("`a‸b`", "`a‸b`"),
    ("```\na‸\n```", "```\na‸\n```"),
    ("```\n‸", "```\n‸"),
    ("a\n‸\nb", "a\n**‸**\nb"),
  ])
  func boldAtTheCaret(before: String, after: String) {
    #expect(Drawn(before).toggling(.bold)?.description == after)
  }

  @Test func leavingOneOfTwoStylesKeepsTheOther() throws {
    let bold = try #require(Drawn("***c‸***").toggling(.bold)).typing("d")
    #expect(bold.description == "***c**d‸*")
    #expect(styled(bold.text.string) == "B+I(c)I(d)")
    let italic = try #require(Drawn("***c‸***").toggling(.italic)).typing("d")
    #expect(italic.description == "***c*d‸**")
    #expect(styled(italic.text.string) == "B+I(c)B(d)")
  }

  @Test(arguments: StyleSet.commands)
  func everyPairIsWrittenAndTakenBack(style: StyleSet) throws {
    for dialect in MarkdownDialect.all {
      guard let on = Drawn("x ‸").toggling(style, dialect) else {
        #expect(!dialect.writes(style))
        continue
      }
      #expect(on.toggling(style, dialect)?.description == "x ‸")
      let typed = on.typing("y")
      #expect(
        pieces(typed.text.string, dialect).contains(Piece(text: "y", styles: style.names)))
      let left = try #require(typed.toggling(style, dialect))
      #expect(left.focus == left.text.end)
    }
  }
}

import LiveMarkdown
import Testing
import TextRope

@Suite struct StyleCommandTests {
  @Test(arguments: [
    ("⟦hello⟧", "**⟦hello⟧**"),
    ("**⟦hello⟧**", "⟦hello⟧"),
    ("⟦**hello**⟧", "⟦hello⟧"),
    ("foo ⟦bar ⟧baz", "foo **⟦bar⟧** baz"),
    ("foo⟦ bar⟧ baz", "foo **⟦bar⟧** baz"),
    ("**one ⟦two⟧ three**", "**one** ⟦two⟧ **three**"),
    ("**⟦one⟧ two**", "⟦one⟧ **two**"),
    ("**one ⟦two⟧**", "**one** ⟦two⟧"),
    ("***⟦both⟧***", "*⟦both⟧*"),
    ("*⟦both⟧*", "***⟦both⟧***"),
    ("a ⟦b c⟧ d", "a **⟦b c⟧** d"),
    ("⟦one\ntwo⟧", "**⟦one**\n**two⟧**"),
    ("**⟦one**\n**two⟧**", "⟦one\ntwo⟧"),
    ("⟦one\n\n  two \n⟧", "**⟦one**\n\n  **two⟧** \n"),
    ("**one\n⟦two⟧**", "**one**\n⟦two⟧"),
    ("⟦a **b** c⟧", "**⟦a b c⟧**"),
    ("⟦a **b⟧ c** d", "**⟦a b⟧ c** d"),
    ("**a**⟦b⟧", "**a⟦b⟧**"),
    ("⟦a⟧**b**", "**⟦a⟧b**"),
    ("wo⟦r⟧d", "wo**⟦r⟧**d"),
    ("a⟦(b)⟧c", "a⟦(**b**)⟧c"),
    ("a⟦(**b**)⟧c", "a⟦(b)⟧c"),
    ("****⟦hello⟧****", "⟦hello⟧"),
    ("*a ⟦b⟧ c*", "*a **⟦b⟧** c*"),
    ("*a ⟦b* c⟧", "*a **⟦b*** **c⟧**"),
    ("_⟦hello⟧_", "_**⟦hello⟧**_"),
    ("__⟦hello⟧__", "⟦hello⟧"),
    ("`a ⟦b⟧ c`", "`a` **`⟦b⟧`** `c`"),
    ("\\*⟦a\\*⟧", "\\***⟦a\\*⟧**"),
    ("⟦   ⟧", "⟦   ⟧"),
    ("```\n⟦code⟧\n```", "```\n⟦code⟧\n```"),
    ("이것은 ⟦\"강조\"⟧입니다", "이것은 **⟦\"강조\"⟧**입니다"),
  ])
  func boldOnASelection(before: String, after: String) {
    #expect(Drawn(before).toggling(.bold)?.description == after)
  }

  @Test(arguments: [
    (StyleSet.italic, "*⟦hello⟧*"), (.strikethrough, "~~⟦hello⟧~~"),
    (.underline, "++⟦hello⟧++"), (.code, "`⟦hello⟧`"), (.bold, "**⟦hello⟧**"),
  ])
  func everyStyleIsWrittenAndTakenBack(style: StyleSet, written: String) throws {
    let on = try #require(Drawn("⟦hello⟧").toggling(style))
    #expect(on.description == written)
    #expect(on.toggling(style)?.description == "⟦hello⟧")
  }

  @Test(arguments: [
    (StyleSet.italic, "__⟦hello⟧__"), (.strikethrough, "~~⟦hello⟧~~"),
    (.underline, "```⟦hello⟧```"), (.bold, "**⟦hello⟧**"),
  ])
  func arealWritesItsOwnMarks(style: StyleSet, written: String) throws {
    let on = try #require(Drawn("⟦hello⟧").toggling(style, .areal))
    #expect(on.description == written)
    #expect(on.toggling(style, .areal)?.description == "⟦hello⟧")
  }

  @Test func aStyleThatTheDialectLacksIsRefused() {
    #expect(Drawn("⟦hello⟧").toggling(.code, .areal) == nil)
    #expect(Drawn("⟦hello⟧").toggling(.underline, .commonMarkStrict) == nil)
  }

  @Test func bothOffOneByOne() throws {
    let italic = try #require(Drawn("***⟦both⟧***").toggling(.bold))
    #expect(italic.description == "*⟦both⟧*")
    let bold = try #require(Drawn("***⟦both⟧***").toggling(.italic))
    #expect(bold.description == "**⟦both⟧**")
  }

  @Test func codeKeepsTheStylesAroundAndInsideIt() throws {
    #expect(Drawn("⟦a `b` c⟧").toggling(.code)?.description == "`⟦a b c⟧`")
    #expect(Drawn("⟦a **b** c⟧").toggling(.code)?.description == "`⟦a` **`b`** `c⟧`")
    #expect(Drawn("⟦a`b⟧").toggling(.code)?.description == "``⟦a`b⟧``")
    #expect(Drawn("`⟦2*3*4⟧`").toggling(.code)?.description == "⟦2\\*3\\*4⟧")
    #expect(Drawn("`⟦2 * 3⟧`").toggling(.code)?.description == "⟦2 * 3⟧")
  }

  @Test func theDirectionOfTheSelectionStays() throws {
    var drawn = Drawn("⟦hello⟧")
    swap(&drawn.anchor, &drawn.focus)
    let on = try #require(drawn.toggling(.bold))
    #expect(on.anchor.utf8 == 7 && on.focus.utf8 == 2)
  }

  @Test func manyLinesAreOneChange() throws {
    let lines = (0..<200).map { "line \($0)" }
    let drawn = Drawn("⟦" + lines.joined(separator: "\n") + "⟧")
    let on = try #require(drawn.toggling(.bold))
    #expect(on.text.string == lines.map { "**\($0)**" }.joined(separator: "\n"))
    #expect(on.toggling(.bold)?.text == drawn.text)
  }
}

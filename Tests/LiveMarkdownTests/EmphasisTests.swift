import LiveMarkdown
import Testing

@Suite struct EmphasisTests {
  @Test(arguments: [
    ("***both***", "B+I(both)"),
    ("**bold *italic* text**", "B(bold )B+I(italic)B( text)"),
    ("snake_case_word", "snake_case_word"),
    ("_word_with_underscores_", "I(word_with_underscores)"),
    ("__init__", "B(init)"),
    ("a__b__c", "a__b__c"),
    ("2 * 3 * 4", "2 * 3 * 4"),
    ("** x **", "** x **"),
    ("hello** world**", "hello** world**"),
    (#"\*not italic\*"#, "*not italic*"),
    ("`sources/**/*.swift`", "C(sources/**/*.swift)"),
    ("`a **b` c**", "C(a **b) c**"),
    ("``a`b``", "C(a`b)"),
    ("**bold\ntext**", "B(bold\ntext)"),
    ("**a\n\nb**", "**a\n\nb**"),
    ("«**x** y z»", "«B(x) y z»"),
    ("(**x** y z)", "(B(x) y z)"),
    ("**a**b", "B(a)b"),
    ("- 7 - **Perfect**, must try", "- 7 - B(Perfect), must try"),
    ("~~gone~~ ~too~ ~~~not~~~", "S(gone) S(too) ~~~not~~~"),
    ("++under++ +plain+ +++plain+++", "U(under) +plain+ +++plain+++"),
    ("**a `b` c**", "B(a )B+C(b)B( c)"),
    ("*a **b", "*a **b"),
    ("****hello****", "B(hello)"),
  ])
  func commonMarkStyles(source: String, expected: String) {
    #expect(styled(source) == expected)
  }

  @Test(arguments: [
    ("**__both__**", "B+I(both)"),
    ("**a __b__ c**", "B(a )B+I(b)B( c)"),
    ("__init__", "I(init)"),
    ("a__b__c", "aI(b)c"),
    ("** x **", "B( x )"),
    ("**bold\ntext**", "**bold\ntext**"),
    ("**a\n\nb**", "**a\n\nb**"),
    ("**a __b** c__", "B(a )B+I(b)I( c)"),
    ("```u``` `x`", "U(u) `x`"),
    ("@@ **x**", "@@ **x**"),
  ])
  func arealStyles(source: String, expected: String) {
    #expect(styled(source, .areal) == expected)
  }

  @Test(arguments: [
    ("**真，**她", "B(真，)她"),
    ("これは**「重要なこと」**です。", "これはB(「重要なこと」)です。"),
    ("**마크다운(Markdown)**을", "B(마크다운(Markdown))을"),
    ("「_強調_」", "「I(強調)」"),
    ("a**(b)**c", "a**(b)**c"),
  ])
  func emphasisWorksBesideEastAsianText(source: String, expected: String) {
    #expect(styled(source) == expected)
  }

  @Test func theStrictDialectKeepsTheSpecificationBesideEastAsianText() {
    #expect(styled("**真，**她", .commonMarkStrict) == "**真，**她")
    #expect(styled("~~a~~ ++b++", .commonMarkStrict) == "~~a~~ ++b++")
  }

  @Test func runsCoverTheTextAndMarkersStandAlone() {
    #expect(
      pieces("a ***b*** `c`\nd") == [
        Piece("a "), Piece("***", "marker"), Piece("b", "bold", "italic"), Piece("***", "marker"),
        Piece(" "), Piece("`", "marker"), Piece("c", "code"), Piece("`", "marker"), Piece("\nd"),
      ])
    #expect(
      pieces(#"x\*y"#) == [Piece("x"), Piece(#"\"#, "marker"), Piece("*y")])
  }

  @Test func plainLinesAreOneRunAcrossBlanks() {
    #expect(pieces("a\n\nb\n") == [Piece("a\n\nb\n")])
  }

  @Test func fencesAreMarkersAroundCode() {
    #expect(
      pieces("a\n```swift\nlet *x* = 1\n\n```\n*b*") == [
        Piece("a\n"), Piece("```swift\n", "marker"), Piece("let *x* = 1\n\n", "codeBlock"),
        Piece("```\n*", "marker"), Piece("b", "italic"),
        Piece("*", "marker"),
      ])
  }
}

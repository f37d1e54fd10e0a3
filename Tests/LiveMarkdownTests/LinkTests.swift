import LiveMarkdown
import Testing
import TextRope

@Suite struct LinkTests {
  @Test(arguments: [
    ("[text](https://e.org)", "L(text)"),
    ("[text](u \"title\") and", "L(text) and"),
    ("[a **b** c](u)", "L(a )B+L(b)L( c)"),
    ("**[a](u)**", "B+L(a)"),
    ("*[foo*](u)", "*L(foo*)"),
    ("[foo *bar](baz*)", "L(foo *bar)"),
    ("*a [b* c](u) d*", "I(a )I+L(b* c)I( d)"),
    ("[a `b](u)` c", "[a C(b](u)) c"),
    ("[a [b](c) d](e)", "[a L(b) d](e)"),
    ("[![alt](src)](u)", "L(alt)"),
    ("![alt](src)", "L(alt)"),
    ("![a [b](c) d](e)", "L(a )L(b)L( d)"),
    ("\\[a](u)", "[a](u)"),
    ("[a\\]b](u)", "L(a)L(]b)"),
    ("[a](b c)", "[a](b c)"),
    ("[a](<b c>)", "L(a)"),
    ("[a](b(c)d)e", "L(a)e"),
    ("[a](b(c)", "[a](b(c)"),
    ("[a] (b)", "[a] (b)"),
    ("[a](", "[a]("),
    ("[a]()", "L(a)"),
    ("[](u)x", "x"),
    ("[x] and (y)", "[x] and (y)"),
    ("`[a](u)`", "C([a](u))"),
    ("[a\nb](u)", "L(a\nb)"),
    ("<https://e.org/a_b_c>", "L(https://e.org/a_b_c)"),
    ("<me@e.org>", "L(me@e.org)"),
    ("<b>x</b>", "<b>x</b>"),
  ])
  func inlineLinks(source: String, expected: String) {
    #expect(styled(source) == expected)
  }

  @Test(arguments: [
    ("see http://example.com.", "see L(http://example.com)."),
    ("(http://e.com/Foo_(bar))", "(L(http://e.com/Foo_(bar)))"),
    ("http://e.com/_past_and_", "L(http://e.com/_past_and)_"),
    ("http://e.com/a_b_c d", "L(http://e.com/a_b_c) d"),
    ("**http://e.com**", "B+L(http://e.com)"),
    ("++http://e.com++", "L+U(http://e.com)"),
    ("++see http://e.com/x.++", "U(see )L+U(http://e.com/x)U(.)"),
    ("http://e.com/C++ is", "L(http://e.com/C++) is"),
    ("~~www.e.org~~", "L+S(www.e.org)"),
    ("x www.e.org/[1] y", "x L(www.e.org/[1]) y"),
    ("[see www.e.org]", "[see L(www.e.org)]"),
    ("[www.e.org](http://f.org)", "L(www.e.org)"),
    ("http://a.b`c`", "L(http://a.b)C(c)"),
    ("見てhttp://e.com/。次", "見てL(http://e.com/)。次"),
    ("httpx://e.com www www. http://", "httpx://e.com www www. http://"),
    ("write to me.too@e-x.org, now", "write to L(me.too@e-x.org), now"),
    ("_a@b.cd_ **x@y.zz**", "I+L(a@b.cd) B+L(x@y.zz)"),
    ("a@b a@@b.c @b.c a.b-c_d@a.b-", "a@b a@@b.c @b.c a.b-c_d@a.b-"),
    ("`http://e.com` \\http://e.com", "C(http://e.com) \\L(http://e.com)"),
  ])
  func bareAddresses(source: String, expected: String) {
    #expect(styled(source) == expected)
  }

  @Test func theStrictDialectHasNoBareAddresses() {
    #expect(styled("http://e.com m@n.org", .commonMarkStrict) == "http://e.com m@n.org")
    #expect(styled("<http://e.com> [a](b)", .commonMarkStrict) == "L(http://e.com) L(a)")
  }

  @Test(arguments: [
    ("see http://e.com/x.", "see L(http://e.com/x)."),
    ("**http://e.com** m@n.org", "B+L(http://e.com) L(m@n.org)"),
    ("```http://e.com``` x", "L+U(http://e.com) x"),
    ("[a](http://e.com)", "[a](L(http://e.com))"),
    ("<http://e.com>", "<L(http://e.com)>"),
    ("http://e.com/a__b__c", "L(http://e.com/a)I+L(b)L(c)"),
  ])
  func arealHasBareAddressesOnly(source: String, expected: String) {
    #expect(styled(source, .areal) == expected)
  }

  @Test func theMarkersOfALinkAreItsBracketsAndItsAddress() {
    #expect(
      pieces("a [b](c \"d\") ![e](f)") == [
        Piece("a "), Piece("[", "marker"), Piece("b", "link"), Piece("](c \"d\")", "marker"),
        Piece(" "), Piece("![", "marker"), Piece("e", "link"), Piece("](f)", "marker"),
      ])
    #expect(
      pieces("<m@n.o>") == [
        Piece("<", "marker"), Piece("m@n.o", "link"), Piece(">", "marker"),
      ])
  }

  @Test(arguments: [
    ("[a](https://e.org/x)", "https://e.org/x"), ("[a](b\\)c 't')", "b)c"),
    ("[a](<b c>)", "b c"), ("[a]( u )", "u"), ("<m@n.o>", "mailto:m@n.o"), ("<xx:y>", "xx:y"),
    ("www.e.org", "http://www.e.org"), ("https://e.org/?q=1", "https://e.org/?q=1"),
    ("m@n.org", "mailto:m@n.org"), ("[![b](c)](d)", "c"), ("[a]()", ""),
  ])
  func aRunKnowsWhereItsLinkLeads(source: String, address: String) {
    let text = Rope(source)
    var document = MarkdownDocument(text, dialect: .commonMark)
    let links = document.runs(in: text.bounds, of: text).filter { $0.styles.contains(.link) }
    #expect(links.map(\.link) == [address])
  }

  /// Two links side by side are two, and an address that changes is a change.
  @Test func linksOfDifferentAddressesAreDifferentRuns() {
    let text = Rope("[a](u)[b](v)")
    var document = MarkdownDocument(text, dialect: .commonMark)
    #expect(document.runs(in: text.bounds, of: text).compactMap(\.link) == ["u", "v"])
  }

  @Test func bracketsPairWithin64KiBAndNotFarther() {
    for (count, isLink) in [(13_000, true), (13_200, false)] {
      let source = "[a " + String(repeating: "word\n", count: count) + "](u)"
      #expect((pieces(source).count == 3) == isLink, "\(count)")
    }
  }

  @Test(
    .enabled(if: Corpus.isPresent, "the corpus is not beside the repository"))
  func theAutolinksOfGFMAreStyledAsItsSpecificationSays() throws {
    let examples = try Corpus.decode([SpecExample].self, "gfm-0.29-spec.json")
      .filter { $0.section.hasPrefix("Autolinks (extension") }
    #expect(examples.count == 11)
    for example in examples {
      let expected = try #require(HTMLStyles(example.html)?.letters)
      #expect(styledLetters(example.markdown, .commonMark) == expected, "\(example.markdown)")
    }
  }
}

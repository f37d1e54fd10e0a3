import LiveMarkdown
import TestRandom
import Testing
import TextRope

@Suite struct LinkCommandTests {
  @Test(arguments: [
    ("⟦hello⟧", "[hello](‸)"),
    ("foo ⟦bar ⟧baz", "foo [bar](‸) baz"),
    ("⟦https://e.org⟧", "[‸](https://e.org)"),
    ("see ⟦ https://e.org/a_(b) ⟧ x", "see  [‸](https://e.org/a_(b))  x"),
    ("⟦https://e.org/(b⟧", "[‸](<https://e.org/(b>)"),
    ("⟦www.e.org⟧", "[‸](http://www.e.org)"),
    ("⟦me@e.org⟧", "[‸](mailto:me@e.org)"),
    ("<⟦https://e.org⟧>", "[‸](https://e.org)"),
    ("⟦see https://e.org⟧", "[see https://e.org](‸)"),
    ("[⟦text⟧](u)", "⟦text⟧"),
    ("⟦[text](u \"t\")⟧", "⟦text⟧"),
    ("⟦<https://e.org> x⟧", "[https://e.org x](‸)"),
    ("[one ⟦two⟧ three](u)", "[one](u) ⟦two⟧ [three](u)"),
    ("⟦a [b](u) c⟧ d", "[a b c](⟦u⟧) d"),
    ("a ⟦b [c⟧ d](u 't')", "a [b c](⟦u⟧ 't') [d](u 't')"),
    ("⟦a⟧[b](u)", "[a](‸)[b](u)"),
    ("⟦one\ntwo⟧", "[one](‸)\n[two]()"),
    ("**⟦a⟧ b**", "**[a](‸) b**"),
    ("⟦a **b**⟧ c", "[a **b**](‸) c"),
    ("a **⟦b** c⟧", "a [**b** c](‸)"),
    ("⟦a [b⟧ c", "[a \\[b](‸) c"),
    ("⟦a `b` c⟧", "[a `b` c](‸)"),
    ("`a ⟦b⟧ c`", "`a` [`b`](‸) `c`"),
    ("wow!⟦x⟧", "wow\\![x](‸)"),
    ("![⟦alt⟧](src)", "⟦alt⟧"),
    ("⟦   ⟧", "⟦   ⟧"),
    ("```\n⟦code⟧\n```", "```\n⟦code⟧\n```"),
    ("`⟦https://e.org⟧`", "[`https://e.org`](‸)"),
    ("[⟦text⟧][a]\n\n[a]: u", "⟦text⟧\n\n[a]: u"), ("[⟦a⟧]\n\n[a]: u", "⟦a⟧\n\n[a]: u"),
    ("[one ⟦two⟧][a]\n\n[a]: u", "[one][a] ⟦two⟧\n\n[a]: u"),
    ("[one ⟦two⟧]\n\n[one two]: u", "[one][one two] ⟦two⟧\n\n[one two]: u"),
    ("⟦x [a]⟧\n\n[a]: u", "[⟦x a⟧][a]\n\n[a]: u"), ("[a]: ⟦u⟧", "[a]: ⟦u⟧"),
  ])
  func linkOnASelection(before: String, after: String) {
    #expect(Drawn(before).toggling(.link)?.description == after)
  }

  @Test(arguments: [
    ("ab‸", "ab[‸]()"), ("ab[‸]()", "ab‸"), ("ab[c‸]()d", "ab[c](‸)d"), ("ab[c](‸)", "ab⟦c⟧"),
    ("ab[c](u‸)", "ab[c](u)‸"), ("ab[c‸](u)", "ab[c](u)‸"), ("ab[‸c](u)", "ab‸[c](u)"),
    ("ab[c](u)‸", "ab[c‸](u)"), ("‸[c](u)", "[‸c](u)"),
    ("see https://e‸.org.", "see [‸](https://e.org)."), ("‸me@e.org", "[‸](mailto:me@e.org)"),
    ("<https://e‸.org>", "<https://e.org>‸"), ("![a‸](b)", "![a](b)‸"), ("`a‸b`", "`a‸b`"),
    ("[c‸][a]\n\n[a]: u", "[c][a]‸\n\n[a]: u"), ("‸[a]\n\n[a]: u", "[‸a]\n\n[a]: u"),
    ("[a]: u‸", "[a]: u‸"), ("```\na‸\n```", "```\na‸\n```"), ("wow!‸", "wow\\![‸]()"),
    ("‸", "[‸]()"),
  ])
  func linkAtTheCaret(before: String, after: String) {
    #expect(Drawn(before).toggling(.link)?.description == after)
  }

  @Test func aLinkIsTypedFromTheKeyboardAlone() throws {
    var drawn = try #require(Drawn("see ‸").toggling(.link)).typing("it")
    drawn = try #require(drawn.toggling(.link)).typing("https://e.org")
    drawn = try #require(drawn.toggling(.link)).typing(".")
    #expect(drawn.description == "see [it](https://e.org).‸")
  }

  @Test func theOtherStylesKeepLinks() {
    let cases: [(StyleSet, String, String)] = [
      (.bold, "[⟦text⟧](u)", "[**⟦text⟧**](u)"),
      (.bold, "⟦a [b](u) c⟧", "**⟦a [b](u) c⟧**"),
      (.bold, "a ⟦b [c⟧ d](u)", "a **⟦b** [**c⟧** d](u)"),
      (.bold, "**a [b ⟦c⟧ d](u) e**", "**a** [**b** ⟦c⟧ **d**](u) **e**"),
      (.bold, "⟦<https://e.org>⟧", "**⟦<https://e.org>⟧**"),
      (.bold, "<⟦https://e.org⟧>", "**<⟦https://e.org⟧>**"),
      (.bold, "<https://⟦e⟧.org>", "<https://⟦e⟧.org>"),
      (.bold, "⟦https://e.org⟧", "**⟦https://e.org⟧**"),
      (.underline, "⟦https://e.org⟧", "++⟦https://e.org⟧++"),
      (.strikethrough, "x ⟦www.e.org y⟧", "x ~~⟦www.e.org y⟧~~"),
      (.code, "⟦a [b](u) c⟧", "`⟦a` [`b`](u) `c⟧`"),
      (.code, "⟦https://e.org⟧", "`⟦https://e.org⟧`"),
      (.code, "`⟦https://e.org⟧`", "⟦https://e.org⟧"),
      (.bold, "https://e.org/⟦a⟧b", "https://e.org/⟦a⟧b"),
      (.italic, "![⟦alt⟧](src)", "![*⟦alt⟧*](src)"),
      (.bold, "[⟦text⟧][a]\n\n[a]: u", "[**text**][a]\n\n[a]: u"),
      (.bold, "[⟦a⟧]\n\n[a]: u", "[**a**][a]\n\n[a]: u"),
      (.bold, "[one ⟦two⟧][]\n\n[one two]: u", "[one **two**][one two]\n\n[one two]: u"),
      (.italic, "⟦x [a] y⟧\n\n[a]: u", "*x [a] y*\n\n[a]: u"),
      (.italic, "![⟦a⟧]\n\n[a]: u", "![*a*][a]\n\n[a]: u"),
      (.italic, "⟦a [![b](c)](d)⟧", "*⟦a [![b](c)](d)⟧*"),
    ]
    for (style, before, after) in cases {
      let result = Drawn(before).toggling(style)?.description
      let plain = { (text: String?) in text?.filter { !"⟦⟧".contains($0) } }
      #expect(plain(result) == plain(after), "\(before): \(result ?? "")")
    }
  }

  @Test func noMarkIsWrittenIntoAnAddress() {
    for source in ["[a](u‸v)", "https://e‸.org", "<me@e‸.org>", "m‸e@e.org"] {
      for style in StyleSet.commands {
        #expect(Drawn(source).toggling(style)?.description == source)
      }
    }
  }

  @Test func aDialectWithoutLinkSyntaxRefuses() {
    #expect(Drawn("⟦a⟧").toggling(.link, .areal) == nil)
    #expect(MarkdownDialect.commonMarkStrict.writes(.link))
  }

  /// What is selected becomes a link and nothing else changes, whatever stands around.
  @Test(arguments: [UInt64(61), 62, 63])
  func theSelectedWordsAreLinkedAndNoOthers(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let parts =
      ToggleLawTests.alphabet + ["[a](u)", "[b *c* d](v)", "<x:y>", "[", "]", "!", "(", ")"]
    var changes = 0
    var refusals: [String] = []
    for _ in 0..<300 {
      let before = ToggleLawTests.randomDrawing(parts, &random)
      if before.range.isEmpty { continue }
      guard let after = before.toggling(.link) else { continue }
      if after.text == before.text {
        if ToggleLawTests.selectsWords(before, .commonMark) { refusals.append(before.line) }
        continue
      }
      changes += 1
      let problem = Self.difference(before, after)
      #expect(
        problem == nil, "seed \(seed), \(problem ?? ""): \(before.line) gave \(after.line)")
    }
    #expect(changes > 100 && refusals.count * 20 < changes, "\(changes), \(refusals)")
  }

  private static func difference(_ before: Drawn, _ after: Drawn) -> String? {
    let old = ToggleLawTests.letters(before.text, .commonMark)
    let new = ToggleLawTests.letters(after.text, .commonMark)
    guard old.map(\.letter) == new.map(\.letter) else { return "other text" }
    let selected = old.indices.filter {
      before.range.contains(old[$0].offset) && old[$0].letter.isLetter
        && !old[$0].styles.contains(.codeBlock)
    }
    let isOn = selected.contains { new[$0].styles.contains(.link) }
    for i in old.indices where old[i].letter.isLetter {
      var expected = old[i].styles
      if selected.contains(i) {
        if isOn { expected.insert(.link) } else { expected.remove(.link) }
      }
      if new[i].styles != expected { return "\(old[i].letter) at \(i)" }
    }
    return nil
  }
}

import Foundation
import LiveMarkdown
import Testing
import TextRope

/// Links by reference, and the definitions that they lead to.
@Suite struct ReferenceTests {
  @Test(arguments: [
    ("[a]\n\n[a]: u", "L(a)\n\n"), ("[t][a]\n\n[a]: u", "L(t)\n\n"),
    ("[a][]\n\n[a]: u", "L(a)\n\n"), ("![a]\n\n[a]: u", "L(a)\n\n"),
    ("[A  \tb]\n\n[a B]: u", "L(A  \tb)\n\n"), ("[a]\n\n[b]: u", "[a]\n\n"),
    ("[a *b*][c] d*\n\n[c]: u", "L(a )I+L(b) d*\n\n"),
    ("*a [b* c]\n\n[b* c]: u", "*a L(b* c)\n\n"),
    ("[a [b] c](v)\n\n[b]: u", "[a L(b) c](v)\n\n"),
    ("[a]:\nu\n't\nt'\n[a]", "L(a)"), ("[a]: u 't\n\nt'\n[a]", "[a]: u 't\n\nt'\n[a]"),
    ("text\n[a]: u\n\n[a]", "text\n[a]: u\n\n[a]"), ("# text\n[a]: u\n\n[a]", "# text\n\nL(a)"),
    ("---\n[a]: u\n[a]", "---\nL(a)"), ("```\n[a]: u\n```\n[a]", "P([a]: u\n)[a]"),
    ("[a] ``[a]``\n\n[a]: u", "L(a) C([a])\n\n"), ("\\[a] [a\\]\n\n[a]: u", "[a] [a]\n\n"),
    ("<b [a]>[a]</b>\n\n[a]: u", "<b [a]>L(a)</b>\n\n".replacing("<b [a]>", with: "<b L(a)>")),
    ("<b c=\"[a]\">[a]</b>\n\n[a]: u", "<b c=\"[a]\">L(a)</b>\n\n"),
    ("<!-- [a] -->\n\n[a]: u", "<!-- [a] -->\n\n"), ("x [a][ ]\n\n[a]: u", "x L(a)[ ]\n\n"),
  ])
  func labels(source: String, expected: String) { #expect(styled(source) == expected) }

  @Test(arguments: [
    "> [a]: u", "> > [a]: u", "- [a]: u", "1. [a]: u", "> - [a]: u", "text\n> [a]: u",
    "text\n- [a]: u", "- text\n- [a]: u", "> [a]:\n> u", "> [a]:\nu", "> text\n>\n> [a]: u",
    "- [a]:\n  u", "[b]: v\n> [a]: u", "> [b]: v\n[a]: u", "* * *\n[a]: u", "## \n[a]: u",
    "[b]: v\n'\n\n[a]: u", "   [a]: u", "[a]: <u>", "[a]: u \"t\"  ", "[a]: u\n\"t\" x",
  ])
  func definitionsStandWhereParagraphsBegin(source: String) {
    #expect(link(of: "a", behind: source) == "u")
  }

  @Test(arguments: [
    "    [a]: u", "> text\n> [a]: u", "> text\n[a]: u", "-     [a]: u", "[a]: u x", "[a] : u",
    "[a]:",
    "[a]: <u", "[a]: <u>'t'", "[a]: u(", "[a]: u 't' x", "x [a]: u",
    "[a]:\n- u", "[a]:\n\nu", "[a]: u 't\n# t'", "~~~\n[a]: u", "b\n[a]: u\n===",
    "[a[]: u", "[a\n\n]: u", "[]: u",
  ])
  func whatOnlyLooksLikeADefinitionIsNone(source: String) {
    #expect(link(of: "a", behind: source) == nil)
  }

  private func link(of label: String, behind source: String) -> String? {
    let text = Rope("[\(label)]\n\n\(source)\n")
    var document = MarkdownDocument(text, dialect: .commonMark)
    return document.runs(in: text.bounds, of: text).compactMap(\.link).first
  }

  @Test func theFirstDefinitionOfALabelCounts() {
    #expect(link(of: "a", behind: "[a]: u\n[A]: v") == "u")
    #expect(link(of: "a", behind: "> [a]: v\n\n[a]: u") == "v")
  }

  @Test(arguments: [
    ("[a]: /f&ouml;&#246;&#xF6;&amp;", "/fööö&"), ("[a]: u\\*v\\w", "u*v\\w"),
    ("[a]: <u v\\>>", "u v>"), ("[a]: &nope;&#0;&#x110000;", "&nope;\u{FFFD}\u{FFFD}"),
    ("[a]: a(b(c)d)e\\(", "a(b(c)d)e("), ("[a]: <>", ""),
  ])
  func addressesAreDecoded(source: String, address: String) {
    #expect(link(of: "a", behind: source) == address)
  }

  /// Lines are read ahead in stretches of some hundred bytes.
  @Test(arguments: [10, 300, 600, 5_000, 70_000])
  func whatFollowsATitleThatHasNoEndIsReadAsItStands(count: Int) {
    let filler = String(repeating: "words of a title\n", count: count / 17)
    #expect(link(of: "b", behind: "[a]: u\n'\(filler)\n\n[b]: v") == "v")
    #expect(link(of: "b", behind: "[a]: u\n[b]: v\n'\(filler)") == "v")
    #expect(link(of: "a", behind: "[a]: u '\(filler)'") == (count < 65_000 ? "u" : nil))
  }

  @Test func aLabelHasUpTo999Characters() {
    for (count, isLink) in [(999, true), (1000, false)] {
      let label = String(repeating: "é", count: count)
      #expect((link(of: label, behind: "[\(label)]: u") == "u") == isLink, "\(count)")
    }
  }

  @Test func aDefinitionIsAMarkerFromItsBeginningToItsEnd() {
    #expect(
      pieces("[t][a].\n\n[a]:\n u\nend") == [
        Piece("[", "marker"), Piece("t", "link"), Piece("][a]", "marker"), Piece(".\n\n"),
        Piece("[a]:\n u\n", "marker"), Piece("end"),
      ])
  }

  @Test func definitionsAreBlocksOfTheirOwn() {
    let text = Rope("a\n\n[b]: u\n[c]:\n v\nend\n> [d]: w\n[e]: x\n- [f]: y")
    var document = MarkdownDocument(text, dialect: .commonMark)
    let blocks = document.allBlocks(of: text).map { "\($0.kind) \(text.string(in: $0.range))" }
    #expect(
      blocks == [
        "paragraph a", "linkDefinition [b]: u", "linkDefinition [c]:\n v", "paragraph end",
        "linkDefinition > [d]: w", "linkDefinition [e]: x", "linkDefinition - [f]: y",
      ])
  }

  @Test func aDialectWithoutReferencesHasNone() {
    #expect(styled("[a]\n[a]: u", .areal) == "[a]\n[a]: u")
    let text = Rope("[a]: u")
    var document = MarkdownDocument(text, dialect: .areal)
    #expect(document.allBlocks(of: text).map(\.kind) == [.paragraph])
  }

  private static let caseFolding = "/usr/share/unicode/CaseFolding.txt"

  @Test(.enabled(if: FileManager.default.fileExists(atPath: caseFolding), "no unicode-data"))
  func labelsMatchByFullCaseFolding() throws {
    let table = try String(contentsOfFile: Self.caseFolding, encoding: .utf8)
    var count = 0
    for line in table.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      guard ["C", "F"].contains(fields[1]) else { continue }
      count += 1
      let letters = [fields[0], fields[2]].map { codes in
        String(
          String.UnicodeScalarView(
            codes.split(separator: " ").compactMap {
              UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
            }))
      }
      #expect(link(of: "x\(letters[0])", behind: "[X\(letters[1])]: u") == "u", "\(line)")
    }
    #expect(count > 1400)
    #expect(link(of: "ı", behind: "[i]: u") == nil)
  }
}

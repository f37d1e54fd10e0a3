import LiveMarkdown
import Testing
import TextRope

/// The examples of CommonMark 0.31.2 that need only what is built: text, emphasis, code, fences,
/// links and their definitions.
@Suite struct SpecificationTests {
  @Test(
    .enabled(if: Corpus.isPresent, "the corpus is not beside the repository"),
    arguments: [
      ("Emphasis and strong emphasis", 131), ("Code spans", 22), ("Backslash escapes", 12),
      ("Fenced code blocks", 26), ("Paragraphs", 7), ("Links", 86), ("Images", 22),
      ("Link reference definitions", 22), ("Autolinks", 19), ("Soft line breaks", 2),
    ])
  func examplesAreStyledAsTheSpecificationSays(section: String, count: Int) throws {
    let examples = try Corpus.decode([SpecExample].self, "commonmark-0.31.2.json")
      .filter { $0.section == section }
    var ran = 0
    for example in examples {
      // Four spaces begin indented code, which is not built yet.
      if example.markdown.hasPrefix("    ") { continue }
      guard var expected = HTMLStyles(example.html)?.letters else { continue }
      ran += 1
      var shown = styledLetters(example.markdown, .commonMarkStrict)
      if example.markdown.contains("<a href="), example.html.contains("<a href=") {
        // A tag is shown as it was typed, and nothing in it or round it is a mark.
        expected = example.markdown.filter { !$0.isWhitespace }.map {
          StyledLetter(letter: $0, styles: [])
        }
      } else if example.markdown.contains("![") {
        // An image's text keeps its styles, of which HTML's alternative text has none.
        for i in shown.indices { shown[i].styles.formIntersection(.link) }
        for i in expected.indices { expected[i].styles.formIntersection(.link) }
      }
      #expect(shown == expected, "\(example.example): \(example.markdown)")
    }
    #expect(ran == count, "\(ran) of \(examples.count) ran")
  }

  /// Also where headings, quotes and lists are in the way, which are not built yet.
  @Test(
    .enabled(if: Corpus.isPresent, "the corpus is not beside the repository"),
    arguments: [
      ("Links", 90), ("Images", 22), ("Link reference definitions", 27), ("Autolinks", 19),
      ("Entity and numeric character references", 17),
    ])
  func linksLeadWhereTheSpecificationSays(section: String, count: Int) throws {
    let examples = try Corpus.decode([SpecExample].self, "commonmark-0.31.2.json")
      .filter { $0.section == section }
    #expect(examples.count == count)
    for example in examples {
      // Four spaces begin indented code, in which no label is asked for.
      if example.markdown.hasPrefix("    ") { continue }
      let text = Rope(example.markdown)
      var document = MarkdownDocument(text, dialect: .commonMarkStrict)
      let found = Destinations.distinct(
        document.runs(in: text.bounds, of: text).compactMap(\.link))
      let expected = Destinations(example.html).shown
      // A link in an image's text stays one, which HTML's alternative text cannot have.
      let hasInnerLinks = example.markdown.contains("![") && found.count > expected.count
      #expect(
        hasInnerLinks ? Set(found).isSuperset(of: expected) : found == expected,
        "\(example.example): \(example.markdown)")
    }
  }
}

/// Every visible character of a text with its styles, in order.
func styledLetters(_ source: String, _ dialect: MarkdownDialect) -> [StyledLetter] {
  let text = Rope(source)
  var document = MarkdownDocument(text, dialect: dialect)
  return document.runs(in: text.bounds, of: text).flatMap { run -> [StyledLetter] in
    if run.styles == .marker { return [] }
    return text.string(in: run.range).filter { !$0.isWhitespace }.map {
      StyledLetter(letter: $0, styles: run.styles)
    }
  }
}

struct StyledLetter: Equatable, CustomStringConvertible {
  var letter: Character
  var styles: StyleSet

  var description: String { "\(letter)\(styles.names)" }
}

/// The styled characters of a specification's HTML; nil where it has a tag of something else.
struct HTMLStyles {
  private(set) var letters: [StyledLetter] = []

  init?(_ html: String) {
    var open: [StyleSet] = []
    var inPre = false
    var rest = Substring(html)
    while let next = rest.first {
      if next == "<" {
        guard let end = rest.firstIndex(of: ">") else { return nil }
        let tag = rest[rest.index(after: rest.startIndex)..<end]
        rest = rest[rest.index(after: end)...]
        if let alternative = Self.alternative(tag) {
          letters += alternative.map {
            StyledLetter(letter: $0, styles: open.reduce(.link) { $0.union($1) })
          }
          continue
        }
        guard Self.take(tag, &open, &inPre) else { return nil }
      } else {
        rest.removeFirst()
        var letter = next
        if next == "&" {
          guard let end = rest.firstIndex(of: ";"), let known = Self.entities[rest[..<end]]
          else { return nil }
          letter = known
          rest = rest[rest.index(after: end)...]
        }
        if letter.isWhitespace { continue }
        letters.append(StyledLetter(letter: letter, styles: open.reduce([]) { $0.union($1) }))
      }
    }
  }

  private static let entities: [Substring: Character] = [
    "lt": "<", "gt": ">", "amp": "&", "quot": "\"",
  ]

  /// What is shown of an image, which is a link to it; nil for other tags and raw HTML.
  private static func alternative(_ tag: Substring) -> [Character]? {
    let parts = tag.split(separator: "alt=\"", omittingEmptySubsequences: false)
    guard tag.hasPrefix("img src="), parts.count == 2 else { return nil }
    return parts[1].prefix { $0 != "\"" }.filter { !$0.isWhitespace }
  }

  private static func take(_ tag: Substring, _ open: inout [StyleSet], _ inPre: inout Bool) -> Bool
  {
    switch tag {
    case "p", "/p", "br /": return true
    case "pre", "/pre": inPre = tag == "pre"
    case "em": open.append(.italic)
    case _ where tag.hasPrefix("a href="): open.append(.link)
    case "strong": open.append(.bold)
    case "code": open.append(inPre ? .codeBlock : .code)
    case "/em", "/strong", "/code", "/a": open.removeLast()
    default:
      guard tag.hasPrefix("code class=") else { return false }
      open.append(.codeBlock)
    }
    return true
  }
}

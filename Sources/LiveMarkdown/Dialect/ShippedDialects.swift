extension MarkdownDialect {
  /// CommonMark with GFM's strikethrough and bare links and `++` for underline: the default.
  public static let commonMark: MarkdownDialect = {
    var dialect = commonMarkStrict
    dialect.name = "commonMark"
    dialect.delimiters += [
      DelimiterRule("~~", .strikethrough, .wholeRuns),
      DelimiterRule("~", .strikethrough, written: false, .wholeRuns),
      DelimiterRule("++", .underline, .wholeRuns),
    ]
    dialect.links.areBare = true
    dialect.relaxesFlankingForCJK = true
    return dialect
  }()

  /// What CommonMark 0.31.2 says of emphasis, code, links and escapes, without any addition.
  package static let commonMarkStrict = MarkdownDialect(
    name: "commonMarkStrict",
    delimiters: [
      DelimiterRule("**", .bold, .divisibleRuns(intraword: true)),
      DelimiterRule("*", .italic, .divisibleRuns(intraword: true)),
      DelimiterRule("__", .bold, written: false, .divisibleRuns(intraword: false)),
      DelimiterRule("_", .italic, written: false, .divisibleRuns(intraword: false)),
    ],
    codeSpan: .equalBacktickRuns,
    links: LinkRules(areInline: true, areByReference: true, areInAngleBrackets: true),
    hasBackslashEscapes: true,
    hasInlineHTML: true,
    relaxesFlankingForCJK: false,
    blocks: BlockRules(
      paragraph: .linesUpToBlank,
      fences: [
        FenceRule(byte: UInt8(ascii: "`"), minimumLength: 3, allowsItselfInInfo: false),
        FenceRule(byte: UInt8(ascii: "~"), minimumLength: 3, allowsItselfInInfo: true),
      ],
      hasDefinitions: true),
    plainPrefix: nil,
    nesting: [.link, .strikethrough, .underline, .bold, .italic, .code])

  /// The four marks of ARGrowingTextView.
  public static let areal = MarkdownDialect(
    name: "areal",
    delimiters: [
      DelimiterRule("**", .bold, .shortestMatch),
      DelimiterRule("__", .italic, .shortestMatch),
      DelimiterRule("~~", .strikethrough, .shortestMatch),
      DelimiterRule("```", .underline, .shortestMatch),
    ],
    codeSpan: nil,
    links: LinkRules(areBare: true),
    hasBackslashEscapes: false,
    relaxesFlankingForCJK: false,
    blocks: BlockRules(paragraph: .eachLine, fences: []),
    plainPrefix: "@@",
    nesting: [.strikethrough, .underline, .bold, .italic])

  /// Every dialect that is shipped, by the order of the documentation.
  public static let all: [MarkdownDialect] = [.commonMark, .areal]
}

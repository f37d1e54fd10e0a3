/// A flavour of Markdown as data: which marks mean which style, written and read, and which blocks
/// there are.
///
/// The parser and the style commands read these tables and nothing else; no code path belongs to
/// one dialect.
public struct MarkdownDialect: Hashable, Sendable {
  /// The name that scenes and the command use.
  public var name: String

  /// The marks that pair, in no particular order.
  package var delimiters: [DelimiterRule]
  /// How code spans are written, nil where the dialect has none.
  package var codeSpan: CodeSpanRule?
  /// How links are written.
  package var links = LinkRules()
  /// Whether a backslash takes the meaning from the ASCII punctuation that follows it, and is
  /// itself a marker.
  package var hasBackslashEscapes: Bool
  /// Whether nothing inside an HTML tag has a meaning (CommonMark 0.31.2, section 6.6).
  package var hasInlineHTML = false
  /// Whether emphasis next to East Asian text works as people write it there: CJK punctuation is
  /// then no punctuation to the flanking rules.
  package var relaxesFlankingForCJK: Bool
  /// The blocks that the dialect knows.
  package var blocks: BlockRules
  /// A text that begins with this is plain throughout.
  package var plainPrefix: String?
  /// The order in which styles that cover the same text are written, outermost first.
  package var nesting: [StyleSet]
}

extension MarkdownDialect: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

extension MarkdownDialect {
  /// The rule by which a style is written, nil where the dialect lacks the style.
  package func writtenDelimiter(for style: StyleSet) -> DelimiterRule? {
    delimiters.first { $0.style == style && $0.isWritten }
  }

  /// Whether the dialect can write a style at all.
  package func writes(_ style: StyleSet) -> Bool {
    writtenDelimiter(for: style) != nil || (style == .code && codeSpan != nil)
      || (style == .link && links.areInline)
  }

  /// Whether a character begins something in running text.
  package func givesMeaning(to character: Unicode.Scalar) -> Bool {
    guard character.isASCII else { return false }
    let byte = UInt8(truncatingIfNeeded: character.value)
    return delimiters.contains { $0.mark.byte == byte }
      || (codeSpan != nil && byte == ASCII.backtick)
      || (hasBackslashEscapes && character == "\\")
      || (links.areInline && (character == "[" || character == "]"))
      || (links.areInAngleBrackets && character == "<")
  }
}

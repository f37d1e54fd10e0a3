internal import LiveMarkdown

/// A flavour of Markdown: which marks mean which style, written and read, and which blocks there
/// are.
public struct MarkdownDialect: Hashable, Sendable {
  let rules: LiveMarkdown.MarkdownDialect

  init(_ rules: LiveMarkdown.MarkdownDialect) { self.rules = rules }

  /// The name that scenes and the command use.
  public var name: String { rules.name }

  /// CommonMark with GFM's strikethrough and `++` for underline: the default.
  public static let commonMark = MarkdownDialect(LiveMarkdown.MarkdownDialect.commonMark)
  /// The four marks of ARGrowingTextView.
  public static let areal = MarkdownDialect(LiveMarkdown.MarkdownDialect.areal)

  /// Every dialect there is, in the order of the documentation.
  public static let all = LiveMarkdown.MarkdownDialect.all.map { MarkdownDialect($0) }
}

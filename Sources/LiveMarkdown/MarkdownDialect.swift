/// A flavour of Markdown as data: which delimiters mean which style, written and read. (Stand-in:
/// names only.)
public struct MarkdownDialect: Hashable, Sendable {
  /// The name that scenes and the command use.
  public var name: String

  /// CommonMark with GFM's strikethrough and `++` for underline: the default.
  public static let commonMark = MarkdownDialect(name: "commonMark")
  /// The four marks of ARGrowingTextView.
  public static let areal = MarkdownDialect(name: "areal")

  /// Every dialect that is shipped, by the order of the documentation.
  public static let all: [MarkdownDialect] = [.commonMark, .areal]
}

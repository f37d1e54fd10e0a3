internal import LiveMarkdown

nonisolated extension SceneAuthor {
  /// In a file of its own: the public library has another list of the same name.
  static let dialects = MarkdownDialect.all.map(\.name)
}

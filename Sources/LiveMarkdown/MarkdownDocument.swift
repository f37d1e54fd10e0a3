package import TextRope

/// A stretch of text of one style.
package struct StyledRun: Sendable, Equatable {
  package var range: Range<ByteOffset>
  package var styles: StyleSet
  package var link: String?

  package init(range: Range<ByteOffset>, styles: StyleSet, link: String? = nil) {
    self.range = range
    self.styles = styles
    self.link = link
  }
}

/// The Markdown state of a text, kept up to date edit by edit.
///
/// It holds no text: each call is handed the rope that it describes. (Stand-in: all plain.)
package struct MarkdownDocument: Sendable {
  package let dialect: MarkdownDialect

  /// Nothing is parsed until it is asked for.
  package init(_ text: Rope, dialect: MarkdownDialect) { self.dialect = dialect }

  /// Follows an edit. `text` is the text after it.
  ///
  /// - Returns: The bytes (of the text after the edit) whose styles may have changed, whole lines;
  ///   it may reach to the end of the text where the block state after the edit changed (a fence
  ///   was opened), without those lines having been parsed yet.
  package mutating func apply(_ edit: RopeEdit, text: Rope) -> Range<ByteOffset> {
    text.lineRange(text.line(containing: edit.rangeAfter.lowerBound))
      .lowerBound..<text.lineRange(text.line(containing: edit.rangeAfter.upperBound)).upperBound
  }

  /// The runs that cover a range (whole lines), in order; parses what it must.
  package mutating func runs(in range: Range<ByteOffset>, of text: Rope) -> [StyledRun] {
    range.isEmpty ? [] : [StyledRun(range: range, styles: [])]
  }

  /// True where every line has its final block state.
  package var isComplete: Bool { true }

  /// Moves the watermark of known block states on by about `lines` lines and returns the bytes
  /// whose styles became known to differ from what `runs` said before.
  package mutating func advance(lines: Int, text: Rope) -> Range<ByteOffset>? { nil }
}

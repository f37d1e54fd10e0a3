package import TextRope

/// A stretch of text of one style.
package struct StyledRun: Sendable, Equatable {
  package var range: Range<ByteOffset>
  package var styles: StyleSet
  /// Where a link leads.
  package var link: String?

  package init(range: Range<ByteOffset>, styles: StyleSet, link: String? = nil) {
    self.range = range
    self.styles = styles
    self.link = link
  }

  /// Whether two stretches are of one kind, wherever they are.
  func looksLike(_ other: StyledRun) -> Bool { styles == other.styles && link == other.link }
}

package import TextRope

/// A place between two characters, and the row it belongs to at a border.
package struct TextPosition: Sendable, Hashable {
  package var offset: ByteOffset
  /// True where the position belongs to the end of the row (or visual run) before it.
  package var isUpstream: Bool

  package init(_ offset: ByteOffset, isUpstream: Bool = false) {
    self.offset = offset
    self.isUpstream = isUpstream
  }
}

package import TextRope

/// Which of two rows (or two visual runs) a position at their border belongs to.
package enum Affinity: Sendable, Hashable { case upstream, downstream }

/// A caret (anchor equals focus) or a selection with a direction.
package struct Selection: Sendable, Equatable {
  package var anchor: ByteOffset
  package var focus: ByteOffset
  package var affinity: Affinity

  package init(anchor: ByteOffset, focus: ByteOffset, affinity: Affinity = .downstream) {
    self.anchor = anchor
    self.focus = focus
    self.affinity = affinity
  }
  package init(caret: ByteOffset, affinity: Affinity = .downstream) {
    self.init(anchor: caret, focus: caret, affinity: affinity)
  }
  package var range: Range<ByteOffset> { min(anchor, focus)..<max(anchor, focus) }
  package var isEmpty: Bool { anchor == focus }
}

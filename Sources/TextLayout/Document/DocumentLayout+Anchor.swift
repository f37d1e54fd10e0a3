package import TextRope

/// A line that must stay where it is on the screen while estimates beside it are replaced.
package struct LayoutAnchor: Sendable, Equatable {
  /// Where a line, or a span of lines that nobody looked at, starts.
  package var offset: ByteOffset
  package var y: Double
}

extension DocumentLayout {
  /// What lies at a height.
  ///
  /// - Complexity: O(log *n*).
  package func anchor(atY y: Double) -> LayoutAnchor {
    let found = tree.first { $0.height > y } ?? lastElement
    return LayoutAnchor(offset: ByteOffset(found.before.bytes), y: found.before.height)
  }

  /// How far an anchor has moved down; 0 where no line starts there any more.
  ///
  /// - Complexity: O(log *n*).
  package func shift(of anchor: LayoutAnchor) -> Double {
    let found = element(at: anchor.offset.utf8)
    return found.before.bytes == anchor.offset.utf8 ? found.before.height - anchor.y : 0
  }
}

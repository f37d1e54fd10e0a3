/// One replacement in a text: what stood in `range` gives way to `replacement`.
package struct RopeEdit: Sendable, Equatable {
  /// The replaced bytes, in the text before the edit.
  package var range: Range<ByteOffset>
  package var replacement: Rope

  package init(range: Range<ByteOffset>, replacement: Rope) {
    self.range = range
    self.replacement = replacement
  }

  /// Where the replacement lies in the text after the edit.
  package var rangeAfter: Range<ByteOffset> {
    range.lowerBound..<range.lowerBound.advanced(by: replacement.utf8Count)
  }

  /// Returns where an offset of the text before the edit lies after it.
  ///
  /// An offset inside the replaced range, or at an insertion point, goes to the start of the
  /// replacement, or to its end where `forward` is true.
  package func carry(_ offset: ByteOffset, forward: Bool) -> ByteOffset {
    if offset < range.lowerBound { return offset }
    if offset > range.upperBound {
      return offset.advanced(by: replacement.utf8Count - range.count)
    }
    if range.isEmpty || (offset > range.lowerBound && offset < range.upperBound) {
      return forward ? rangeAfter.upperBound : range.lowerBound
    }
    return offset == range.lowerBound ? range.lowerBound : rangeAfter.upperBound
  }
}

package import TextRope

/// A stretch of text inside which marks may pair, parsed: a paragraph, or a line of its own.
package struct InlineContext: Sendable, Equatable {
  package var range: Range<ByteOffset>
  package var parse: InlineParse

  /// Where something of the parse lies in the text.
  package func absolute(_ part: Range<Int>) -> Range<ByteOffset> {
    let start = range.lowerBound
    return start.advanced(by: part.lowerBound)..<start.advanced(by: part.upperBound)
  }
}

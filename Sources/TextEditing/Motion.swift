package import TextRope

/// Where a caret goes in logical order; motion on the screen is the layout's.
package enum Motion {
  /// The caret stop after (before) an offset; the text's end (start) at its edge.
  package static func grapheme(after offset: ByteOffset, in text: Rope) -> ByteOffset { offset }
  package static func grapheme(before offset: ByteOffset, in text: Rope) -> ByteOffset { offset }
  /// The caret stop at or before an offset.
  package static func graphemeBoundary(atOrBefore offset: ByteOffset, in text: Rope) -> ByteOffset {
    offset
  }
  /// The end of the word that follows (start of the word that precedes).
  package static func word(after offset: ByteOffset, in text: Rope) -> ByteOffset { offset }
  package static func word(before offset: ByteOffset, in text: Rope) -> ByteOffset { offset }
  /// The segment (word, or run of spaces or punctuation) that holds an offset: double click.
  package static func wordRange(at offset: ByteOffset, in text: Rope) -> Range<ByteOffset> {
    offset..<offset
  }
  /// Paragraph starts: Ctrl+Up and Ctrl+Down.
  package static func paragraph(after offset: ByteOffset, in text: Rope) -> ByteOffset { offset }
  package static func paragraph(before offset: ByteOffset, in text: Rope) -> ByteOffset { offset }
  /// The paragraph without its newline: triple click.
  package static func paragraphRange(at offset: ByteOffset, in text: Rope) -> Range<ByteOffset> {
    offset..<offset
  }
}

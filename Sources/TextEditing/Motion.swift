package import TextRope

/// Where a caret goes in logical order; motion on the screen is the layout's.
///
/// Total: an offset outside the text counts as its nearer end, one inside a scalar as its start.
/// Nothing here reads more of the text than the distance it moves asks for.
package enum Motion {
  // MARK: Clusters

  /// Returns the caret stop after an offset.
  ///
  /// Stops are extended grapheme cluster boundaries (UAX #29, section 3), so one step crosses a
  /// whole flag or family emoji. At the text's end the end itself is returned. From inside a
  /// cluster its end is the next stop.
  ///
  /// - Complexity: O(log *n* + *g*), *g* the bytes of the cluster (of the run, for flags).
  package static func grapheme(after offset: ByteOffset, in text: Rope) -> ByteOffset {
    let start = graphemeBoundary(atOrBefore: offset, in: text)
    return start == text.end ? start : GraphemeBreaks(text: text).end(ofClusterAt: start)
  }
  /// Returns the caret stop before an offset; the text's start at its start.
  ///
  /// From inside a cluster its start is the stop.
  package static func grapheme(before offset: ByteOffset, in text: Rope) -> ByteOffset {
    let offset = text.scalarBoundary(atOrBefore: offset)
    return graphemeBoundary(atOrBefore: offset.advanced(by: -1), in: text)
  }
  /// Returns the caret stop at or before an offset.
  package static func graphemeBoundary(atOrBefore offset: ByteOffset, in text: Rope) -> ByteOffset {
    GraphemeBreaks(text: text).boundary(atOrBefore: offset)
  }

  // MARK: Words

  /// Returns the end of the word that follows or holds an offset; the text's end after the last.
  ///
  /// Words are those of `WordBreaks`. Spaces, newlines and punctuation on the way are crossed, as
  /// GTK's Ctrl+Right does.
  package static func word(after offset: ByteOffset, in text: Rope) -> ByteOffset {
    let offset = Blanks.end(after: text.scalarBoundary(atOrBefore: offset), in: text)
    var reach = 128
    while true {
      let window = WordWindow(text, around: offset, reach: reach, in: text.bounds)
      let word = window.segments.first { $0.isWord && $0.range.upperBound > offset }
      let isAtEdge = window.range.upperBound < text.end
      if let word, !isAtEdge || word.range.upperBound < window.range.upperBound {
        return word.range.upperBound
      }
      if !isAtEdge { return text.end }
      reach *= 4
    }
  }
  /// Returns the start of the word that precedes or holds an offset; the text's start before the
  /// first.
  package static func word(before offset: ByteOffset, in text: Rope) -> ByteOffset {
    let offset = Blanks.start(before: text.scalarBoundary(atOrBefore: offset), in: text)
    var reach = 128
    while true {
      let window = WordWindow(text, around: offset, reach: reach, in: text.bounds)
      let word = window.segments.last { $0.isWord && $0.range.lowerBound < offset }
      let isAtEdge = window.range.lowerBound > .zero
      if let word, !isAtEdge || word.range.lowerBound > window.range.lowerBound {
        return word.range.lowerBound
      }
      if !isAtEdge { return .zero }
      reach *= 4
    }
  }
  /// Returns what a double click selects: the word at an offset, else the run of spaces or of
  /// punctuation there.
  ///
  /// Between a word and something else, the word: that is where a click on the half of a letter
  /// next to its end lands. Never reaches over a newline; empty in an empty paragraph.
  package static func wordRange(at offset: ByteOffset, in text: Rope) -> Range<ByteOffset> {
    let offset = graphemeBoundary(atOrBefore: offset, in: text)
    let bounds = paragraphRange(at: offset, in: text)
    var reach = 128
    while true {
      let window = WordWindow(text, around: offset, reach: reach, in: bounds)
      let found = window.range(at: offset)
      let isCut =
        found.lowerBound == window.range.lowerBound && found.lowerBound > bounds.lowerBound
        || found.upperBound == window.range.upperBound && found.upperBound < bounds.upperBound
      if !isCut { return found }
      reach *= 4
    }
  }

  // MARK: Paragraphs

  /// Returns the start of the next paragraph, or the text's end in the last: Ctrl+Down.
  package static func paragraph(after offset: ByteOffset, in text: Rope) -> ByteOffset {
    let offset = text.scalarBoundary(atOrBefore: offset)
    return text.lineStart(text.line(containing: offset) + 1)
  }
  /// Returns the start of the paragraph, or of the one before where the offset is at its start
  /// already: Ctrl+Up.
  package static func paragraph(before offset: ByteOffset, in text: Rope) -> ByteOffset {
    let offset = text.scalarBoundary(atOrBefore: offset)
    let line = text.line(containing: offset)
    let start = text.lineStart(line)
    return start < offset ? start : text.lineStart(line - 1)
  }
  /// Returns the paragraph without its newline: triple click.
  package static func paragraphRange(at offset: ByteOffset, in text: Rope) -> Range<ByteOffset> {
    let offset = text.scalarBoundary(atOrBefore: offset)
    return text.lineRange(text.line(containing: offset))
  }
}

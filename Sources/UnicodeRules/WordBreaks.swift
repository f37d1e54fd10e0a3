internal import CICU

/// A stretch of text between two neighbouring word boundaries.
package struct WordSegment: Sendable, Equatable {
  /// Byte offset after the segment.
  package var end: Int
  /// True for letters, numbers, kana, ideographs; false for space and punctuation.
  package var isWord: Bool

  package init(end: Int, isWord: Bool) {
    self.end = end
    self.isWord = isWord
  }
}

/// Word boundaries (UAX #29, section 4), by ICU with its dictionaries for Japanese, Chinese, Thai,
/// Lao, Khmer and Burmese, and with one policy on top: a word also ends after `.` and `:` between
/// letters, as programmers expect of `cmd.shadows` and `std::vector`.
package enum WordBreaks {
  /// Returns the segments that cover `text` (UTF-8), in order.
  ///
  /// `cmd.shadows` is the three segments `cmd`, `.` and `shadows`; `3.14` stays whole. A run of
  /// spaces is one segment, each mark of punctuation its own.
  ///
  /// - Complexity: O(*n*), *n* the bytes of `text`.
  /// - Returns: No segment for an empty text, and one word where ICU's data is missing.
  package static func segments(in text: [UInt8]) -> [WordSegment] {
    guard !text.isEmpty else { return [] }
    guard let boundaries = BreakIteration.boundaries(CICUWordBreaks, of: text) else {
      return [WordSegment(end: text.count, isWord: true)]
    }
    var result: [WordSegment] = []
    var start = 0
    for boundary in boundaries {
      if boundary.isWord {
        splitAtDots(text, from: start, to: boundary.end, into: &result)
      } else {
        result.append(WordSegment(end: boundary.end, isWord: false))
      }
      start = boundary.end
    }
    return result
  }

  /// Appends the word at `start..<end`, cut around each `.` and `:` that has no number after it.
  ///
  /// Inside one word of UAX #29 such a mark stands between letters (rules WB6, WB7) or between
  /// numbers (WB11, WB12), so that what follows it decides.
  private static func splitAtDots(
    _ text: [UInt8], from start: Int, to end: Int, into result: inout [WordSegment]
  ) {
    var partStart = start
    var offset = start
    while offset < end {
      let mark = offset
      offset += 1
      guard text[mark] == UInt8(ascii: ".") || text[mark] == UInt8(ascii: ":") else { continue }
      let next = firstNotIgnored(text, from: offset, to: end)
      if next.isNumber { continue }
      if mark > partStart { result.append(WordSegment(end: mark, isWord: true)) }
      result.append(WordSegment(end: next.offset, isWord: false))
      partStart = next.offset
      offset = next.offset
    }
    if partStart < end { result.append(WordSegment(end: end, isWord: true)) }
  }

  /// Returns the first character that rule WB4 does not skip.
  private static func firstNotIgnored(
    _ text: [UInt8], from start: Int, to end: Int
  ) -> (offset: Int, isNumber: Bool) {
    var offset = start
    while offset < end {
      let scalar = ScalarReader.read(text, at: offset)
      if !cicu_words_ignore(scalar.value) {
        return (offset, cicu_words_count_as_number(scalar.value))
      }
      offset = scalar.end
    }
    return (end, false)
  }
}

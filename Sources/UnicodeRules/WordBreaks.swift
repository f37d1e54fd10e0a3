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

/// Word boundaries (UAX #29, ICU's dictionaries), with the policy that a word also ends after `.`
/// and `:` between letters.
package enum WordBreaks {
  /// Returns the segments that cover `text` (UTF-8), in order. (Stand-in.)
  package static func segments(in text: [UInt8]) -> [WordSegment] {
    var result: [WordSegment] = []
    for i in text.indices {
      let isWord = text[i] > 64 || (48..<58).contains(text[i])
      if let last = result.last, last.isWord == isWord {
        result[result.count - 1].end = i + 1
      } else {
        result.append(WordSegment(end: i + 1, isWord: isWord))
      }
    }
    return result
  }
}

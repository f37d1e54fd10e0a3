/// A mark that opens and closes a style.
package struct DelimiterRule: Hashable, Sendable {
  /// The mark: one ASCII character, repeated.
  package var mark: Mark
  package var style: StyleSet
  /// True for the mark that commands and pastes write; the others are only read.
  package var isWritten: Bool
  package var pairing: Pairing

  package init(_ mark: String, _ style: StyleSet, written: Bool = true, _ pairing: Pairing) {
    self.mark = Mark(mark)
    self.style = style
    self.isWritten = written
    self.pairing = pairing
  }

  /// How the marks of one kind find each other.
  package enum Pairing: Hashable, Sendable {
    /// CommonMark's delimiter runs, cut as the algorithm of section 6.2 asks: `***` is one mark of
    /// two and one of one.
    case divisibleRuns(intraword: Bool)
    /// As `divisibleRuns`, but a run counts only as a whole and pairs with one of its length, as
    /// GFM's strikethrough does.
    case wholeRuns
    /// The first mark from the left with the nearest one after it, at least one character between
    /// them, both on one line, blind to every other mark.
    case shortestMatch
  }
}

/// An ASCII character, repeated.
package struct Mark: Hashable, Sendable {
  package var byte: UInt8
  package var length: Int

  /// - Precondition: `text` is one ASCII character, repeated at least once.
  package init(_ text: String) {
    let bytes = Array(text.utf8)
    precondition(
      !bytes.isEmpty && bytes[0] < 0x80 && bytes.allSatisfy { $0 == bytes[0] },
      "a mark is one ASCII character, repeated")
    byte = bytes[0]
    length = bytes.count
  }

  package var string: String { String(repeating: Character(Unicode.Scalar(byte)), count: length) }
}

/// How code spans are written.
package enum CodeSpanRule: Hashable, Sendable {
  /// A run of backticks up to the next run of the same length; nothing inside has a meaning
  /// (CommonMark 0.31.2, section 6.1).
  case equalBacktickRuns
}

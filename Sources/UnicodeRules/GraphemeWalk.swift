/// A walk over the grapheme clusters of a stretch of UTF-8 (UAX #29, section 3), as Swift's
/// `Character` has them.
///
///     a  字  ق  é  👩‍👩‍👧  x  y
///     ·  ·   ?‾‾‾‾‾‾‾‾?  ·      · a cluster for sure: a letter that combines with nothing, and
///                                 before another such; what lies between is read as a `String`
///
/// The stretch begins and ends a cluster.
package struct GraphemeWalk {
  package struct Cluster {
    /// Byte offset after it.
    package var end: Int
    /// What it consists of where that is one code point.
    package var scalar: Unicode.Scalar?
  }

  private let text: [UInt8]
  private let end: Int
  private var position: Int
  /// Clusters that were read ahead, the next one last.
  private var ahead: [Cluster] = []

  /// - Precondition: `range` lies in `text`, with ends on scalar boundaries.
  package init(_ text: [UInt8], in range: Range<Int>) {
    precondition(range.upperBound <= text.count, "a walk beyond the text")
    self.text = text
    position = range.lowerBound
    end = range.upperBound
  }

  /// The next cluster; nil at the end.
  ///
  /// - Complexity: O(*n*) for all, *n* the bytes of the stretch.
  package mutating func next() -> Cluster? {
    if let cluster = ahead.popLast() { return cluster }
    if position >= end { return nil }
    let first = ScalarReader.read(text, at: position)
    if Self.combinesWithNothing(first.value),
      first.end >= end || Self.combinesWithNothing(ScalarReader.read(text, at: first.end).value)
    {
      position = first.end
      return Cluster(end: first.end, scalar: Unicode.Scalar(UInt32(first.value)))
    }
    readAhead(after: first)
    return ahead.popLast()
  }

  /// Reads on to the first boundary that is sure.
  private mutating func readAhead(after first: (value: Int32, end: Int)) {
    var stretchEnd = first.end
    var isBefore = Self.combinesWithNothing(first.value)
    while stretchEnd < end {
      let scalar = ScalarReader.read(text, at: stretchEnd)
      let isAfter = Self.combinesWithNothing(scalar.value)
      if isBefore, isAfter { break }
      isBefore = isAfter
      stretchEnd = scalar.end
    }
    for character in String(decoding: text[position..<stretchEnd], as: UTF8.self) {
      position += character.utf8.count
      let scalars = character.unicodeScalars
      ahead.append(
        Cluster(end: position, scalar: scalars.dropFirst().isEmpty ? scalars.first : nil))
    }
    ahead.reverse()
  }

  /// True for a character of Grapheme_Cluster_Break Other, or a Hangul syllable, out of the large
  /// blocks of them: between two of these no rule joins.
  static func combinesWithNothing(_ character: Int32) -> Bool {
    switch character {
    // Of ASCII the carriage return alone is ever joined.
    case 0..<0x80: character != 0x0D
    case 0xC0...0x02FF, 0x0391...0x03C9, 0x0410...0x044F: true
    case 0x05D0...0x05EA, 0x0620...0x064A: true
    case 0x3001...0x3002, 0x3008...0x3011, 0x3041...0x3096, 0x30A1...0x30FC: true
    case 0x4E00...0x9FEF, 0xAC00...0xD7A3, 0xFF01...0xFF60: true
    default: false
    }
  }
}

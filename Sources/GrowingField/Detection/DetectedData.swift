/// The kinds of data that are found in text.
package struct DetectedData: OptionSet, Hashable, Sendable {
  package var rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Web and mail addresses.
  package static let link = DetectedData(rawValue: 1)
  package static let phoneNumber = DetectedData(rawValue: 2)
  package static let all: DetectedData = [.link, .phoneNumber]

  /// A stretch of a line.
  package struct Match: Sendable, Hashable {
    /// In bytes of the line.
    package var range: Range<Int>
    /// The address: with a scheme, `mailto:` or `tel:`.
    package var target: String
  }

  /// Finds data in a line of UTF-8, in order, none over another.
  ///
  /// A web address begins with a scheme and `://` or with `www.` and is ASCII: the first other
  /// character ends it, as in Japanese text, where no space does. Punctuation that ends a sentence
  /// is not part of it, nor is a bracket that it did not open. See `MailScanner` and
  /// `PhoneScanner` for the others.
  ///
  /// - Complexity: O(*n*), *n* the bytes of the line.
  package func matches(in line: [UInt8]) -> [Match] {
    var found: [Match] = []
    if contains(.link) {
      let links = LinkScanner(line).matches()
      found = Self.merge(links, MailScanner(line).matches())
    }
    if contains(.phoneNumber) { found = Self.merge(found, PhoneScanner(line).matches()) }
    return found
  }

  /// Both lists in order, without those of the second that touch one of the first.
  private static func merge(_ first: [Match], _ second: [Match]) -> [Match] {
    var merged: [Match] = []
    var rest = first[...]
    for match in second {
      while let next = rest.first, next.range.upperBound <= match.range.lowerBound {
        merged.append(rest.removeFirst())
      }
      if let next = rest.first, next.range.lowerBound < match.range.upperBound { continue }
      merged.append(match)
    }
    return merged + rest
  }
}

/// ASCII in UTF-8, by what the scanners ask of it.
extension UInt8 {
  var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
  var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }
  /// Part of a word; every byte of a character that is not ASCII counts.
  var isWord: Bool { isDigit || isLetter || self == UInt8(ascii: "_") || self >= 0x80 }
}

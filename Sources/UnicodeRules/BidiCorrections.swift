internal import CICU

/// Where ICU 72 departs from UAX #9, and what is done about it.
///
/// `BidiCharacterTest` has a case for each.
enum BidiCorrections {
  /// Up to so many opening brackets are paired as definition BD16 says.
  private static let bracketLimit = 63

  /// True for a text with overrides, or with more opening brackets than may be open at once.
  static func needsRewriting(_ text: [UInt8]) -> Bool {
    var brackets = 0
    var (first, second): (UInt8, UInt8) = (0, 0)
    for byte in text {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): brackets += 1
      case 0xAD, 0xAE:
        // U+202D and U+202E.
        if first == 0xE2, second == 0x80 { return true }
      default: break
      }
      // Every other bracket has three bytes, the first of which is one of these.
      if byte == 0xE0 || byte == 0xE1 || byte == 0xE2 || byte == 0xE3 || byte == 0xEF {
        brackets += 1
      }
      (first, second) = (second, byte)
    }
    return brackets > bracketLimit && openingBrackets(in: text) > bracketLimit
  }

  private static func openingBrackets(in text: [UInt8]) -> Int {
    var count = 0
    var offset = 0
    while offset < text.count {
      let scalar = ScalarReader.read(text, at: offset)
      offset = scalar.end
      if cicu_closing_bracket(scalar.value) != 0 { count += 1 }
    }
    return count
  }

  /// Marks right after a bracket run with it, whatever pairing made of it: the end of rule N0.
  ///
  /// Where the bracket was not paired they are neutral together and have one level already. What
  /// rule X9 would remove between them goes along.
  static func giveMarksTheLevelOfTheirBracket(
    _ levels: inout [UInt8], _ characters: ArraySlice<BidiCharacter>
  ) {
    // The last character known to run with a bracket.
    var last: Int?
    for (i, character) in characters.enumerated() {
      switch character.type {
      case CICUBidiMark:
        guard let known = last else { continue }
        for k in known + 1...i { levels[k] = levels[known] }
        last = i
      case CICUBidiNeutralFormat: break
      case CICUBidiNeutral:
        let isBracket =
          cicu_closing_bracket(character.value) != 0 || cicu_is_closing_bracket(character.value)
        last = isBracket ? i : nil
      default: last = nil
      }
    }
  }

  /// Gives separators, and white space before them and at the end, the paragraph's level: rule L1,
  /// which asks for the characters as they were before rewriting.
  static func resetEnds(
    _ levels: inout [UInt8], _ characters: ArraySlice<BidiCharacter>, to base: UInt8
  ) {
    var isTrailing = true
    for (i, character) in zip(levels.indices, characters).reversed() {
      switch character.type {
      case CICUBidiSeparator, CICUBidiSegment: isTrailing = true
      case CICUBidiSpace, CICUBidiNeutralFormat, CICUBidiIsolateLeft, CICUBidiIsolateRight,
        CICUBidiIsolateFirst, CICUBidiPopIsolate, CICUBidiEmbedLeft, CICUBidiEmbedRight,
        CICUBidiOverrideLeft, CICUBidiOverrideRight, CICUBidiPop:
        break
      default: isTrailing = false
      }
      if isTrailing { levels[i] = base }
    }
  }
}

internal import CICU

package enum BaseDirection: String, Sendable, Hashable, CaseIterable {
  case natural, leftToRight, rightToLeft
}

package struct BidiRun: Sendable, Equatable {
  /// Byte offset after the run.
  package var end: Int
  /// Embedding level; odd is right to left.
  package var level: UInt8

  package init(end: Int, level: UInt8) {
    self.end = end
    self.level = level
  }
}

package struct BidiParagraph: Sendable, Equatable {
  package var baseLevel: UInt8
  /// Runs of equal level in logical order; they cover the text.
  package var runs: [BidiRun]

  package init(baseLevel: UInt8, runs: [BidiRun]) {
    self.baseLevel = baseLevel
    self.runs = runs
  }
}

/// The Unicode bidirectional algorithm (UAX #9), by ICU.
///
/// ```
/// bytes     a b c   ש    ל     1 2       rules P2 to I2: paragraph(_:base:)
/// levels    0 0 0   1 1  1 1   2 2
/// screen    a b c   1 2  ל ש             rule L2, for each row: visualOrder(of:)
/// ```
package enum Bidi {
  /// Resolves the levels of one line (paragraph) of UTF-8.
  ///
  /// Spaces at the end of the line have the base level (rule L1), but a row that ends earlier
  /// must give its own trailing spaces the base level itself. With `natural`, the first strong
  /// character decides (rules P2, P3), and a text without one is left to right.
  ///
  /// - Complexity: O(*n*), *n* the bytes of `text`.
  package static func paragraph(_ text: [UInt8], base: BaseDirection) -> BidiParagraph {
    if base != .rightToLeft && holdsNothingRightToLeft(text) {
      return BidiParagraph(
        baseLevel: 0, runs: text.isEmpty ? [] : [BidiRun(end: text.count, level: 0)])
    }
    return resolved(text, base: base)
      ?? BidiParagraph(
        baseLevel: base == .rightToLeft ? 1 : 0,
        runs: [BidiRun(end: text.count, level: base == .rightToLeft ? 1 : 0)])
  }

  /// Resolves the levels of the end of a line, of which `before` precedes it.
  package static func paragraph(
    _ text: [UInt8], after before: [UInt8], base: BaseDirection
  ) -> BidiParagraph {
    if before.isEmpty { return paragraph(text, base: base) }
    var whole = paragraph(before + text, base: base)
    whole.runs = whole.runs.compactMap {
      $0.end > before.count ? BidiRun(end: $0.end - before.count, level: $0.level) : nil
    }
    return whole
  }

  /// Returns the logical indices in visual order, left to right (rule L2).
  ///
  /// - Complexity: O(*n* *d*), *n* the number of levels and *d* the distinct ones.
  package static func visualOrder(of levels: [UInt8]) -> [Int] {
    if levels.allSatisfy({ $0 == 0 }) { return Array(levels.indices) }
    // ICU leaves the map as it is where a level is none of UAX #9's.
    var order = levels.indices.map { Int32($0) }
    cicu_bidi_visual_order(levels, Int32(levels.count), &order)
    return order.map { Int($0) }
  }

  /// True where no code point is of right-to-left or explicit bidi class: with a base of level 0
  /// every level is then 0 (rules W7, N1, N2, I1).
  ///
  /// By blocks: U+0580 to U+08FF, the marks and isolates of U+200E to U+2069, the presentation forms
  /// from U+FB1D to U+FEFF, U+10800 to U+10FFF and U+1E800 to U+1EFFF.
  static func holdsNothingRightToLeft(_ text: [UInt8]) -> Bool {
    text.withUnsafeBufferPointer { bytes in
      var i = 0
      while i < bytes.count {
        let lead = bytes[i]
        if lead >= 0xD6, mayBeRightToLeft(lead, at: i, in: bytes) { return false }
        i += 1
      }
      return true
    }
  }

  /// Of a byte from 0xD6 on, which begins a code point.
  private static func mayBeRightToLeft(
    _ lead: UInt8, at i: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    if lead < 0xE0 { return true }
    guard i + 1 < bytes.count else { return true }
    let second = bytes[i + 1]
    switch lead {
    case 0xE0: return second < 0xA4
    case 0xE2:
      return second == 0x80 || second == 0x81
        ? isFormat(second, i + 2 < bytes.count ? bytes[i + 2] : 0x8F) : false
    case 0xEF: return second >= 0xAC && second < 0xBC
    case 0xF0: return second == 0x90 || second == 0x9E
    default: return false
    }
  }

  /// U+200E, U+200F, U+202A to U+202E, U+2060 to U+206F.
  private static func isFormat(_ second: UInt8, _ third: UInt8) -> Bool {
    second == 0x80 ? third == 0x8E || third == 0x8F || (0xAA...0xAE).contains(third) : third >= 0xA0
  }

  /// Returns ICU's answer, put right where ICU 72 is not; nil where it is out of memory.
  static func resolved(_ text: [UInt8], base: BaseDirection) -> BidiParagraph? {
    if BidiCorrections.needsRewriting(text) { return rewritten(text, base: base) }
    let units = Array(String(decoding: text, as: UTF8.self).utf16)
    guard let (baseLevel, levels) = levels(of: units, startLevel: startLevel(base)) else {
      return nil
    }
    guard levels.contains(where: { $0 != levels[0] }) else {
      return BidiParagraph(
        baseLevel: baseLevel,
        runs: levels.isEmpty ? [] : [BidiRun(end: text.count, level: levels[0])])
    }
    let characters = BidiCharacter.characters(of: text)
    var unit = 0
    var own = characters.map { character in
      defer { unit += character.value > 0xFFFF ? 2 : 1 }
      return levels[unit]
    }
    BidiCorrections.giveMarksTheLevelOfTheirBracket(&own, characters[...])
    return BidiParagraph(baseLevel: baseLevel, runs: runs(of: own, characters))
  }

  /// Asks about each paragraph of a text that holds overrides or many brackets by itself.
  private static func rewritten(_ text: [UInt8], base: BaseDirection) -> BidiParagraph? {
    let characters = BidiCharacter.characters(of: text)
    var firstLevel: UInt8?
    var all: [UInt8] = []
    all.reserveCapacity(characters.count)
    while all.count < characters.count {
      let rest = characters[all.count...]
      let end = rest.firstIndex { $0.type == CICUBidiSeparator }.map { $0 + 1 } ?? rest.endIndex
      let paragraph = rest[..<end]
      let question = BidiRewriting(paragraph, base: base)
      let answer = levels(of: question.units, startLevel: Int32(question.baseLevel))
      guard let answer else { return nil }
      var own = question.places.map { answer.levels[$0] }
      BidiCorrections.giveMarksTheLevelOfTheirBracket(&own, paragraph)
      BidiCorrections.resetEnds(&own, paragraph, to: question.baseLevel)
      all += own
      firstLevel = firstLevel ?? question.baseLevel
    }
    return BidiParagraph(baseLevel: firstLevel ?? 0, runs: runs(of: all, characters))
  }

  private static func levels(
    of units: [UInt16], startLevel: Int32
  ) -> (base: UInt8, levels: [UInt8])? {
    var levels = [UInt8](repeating: 0, count: units.count)
    let level = cicu_bidi_levels(units, Int32(units.count), startLevel, &levels)
    return UInt8(exactly: level).map { ($0, levels) }
  }

  /// Joins equal levels into runs that end at byte offsets.
  private static func runs(of levels: [UInt8], _ characters: [BidiCharacter]) -> [BidiRun] {
    var result: [BidiRun] = []
    for (level, character) in zip(levels, characters) {
      if let last = result.last, last.level == level {
        result[result.count - 1].end = character.end
      } else {
        result.append(BidiRun(end: character.end, level: level))
      }
    }
    return result
  }

  private static func startLevel(_ base: BaseDirection) -> Int32 {
    switch base {
    case .natural: -1
    case .leftToRight: 0
    case .rightToLeft: 1
    }
  }
}

@testable import UnicodeRules

/// One case of `BidiCharacterTest.txt` or `BidiTest.txt`.
struct BidiTestCase: CustomStringConvertible {
  var scalars: [Unicode.Scalar]
  var base: BaseDirection
  /// Nil where it may be either.
  var baseLevel: UInt8?
  /// Nil where rule X9 removes the character.
  var levels: [UInt8?]
  var order: [Int]
  var description: String

  /// Reads `code points;direction;base level;levels;visual order`.
  init(characterTest line: ArraySlice<UInt8>) {
    description = String(decoding: line, as: UTF8.self)
    let fields = line.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    scalars = Self.words(fields[0]).compactMap {
      UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
    }
    base = ["0": .leftToRight, "1": .rightToLeft][Self.words(fields[1])[0]] ?? .natural
    baseLevel = UInt8(Self.words(fields[2])[0])
    levels = Self.words(fields[3]).map { UInt8($0) }
    order = Self.words(fields[4]).compactMap { Int($0) }
  }

  private init(classes: [String], base: BaseDirection, levels: [UInt8?], order: [Int]) {
    scalars = classes.compactMap { Self.samples[$0] }
    self.base = base
    self.levels = levels
    self.order = order
    description = "\(classes) \(base)"
  }

  /// Reads `L R; 7`, where the bits are automatic, left to right, right to left.
  static func cases(
    of line: ArraySlice<UInt8>, levels: ArraySlice<UInt8>, order: ArraySlice<UInt8>
  ) -> [BidiTestCase] {
    let fields = line.split(separator: UInt8(ascii: ";"))
    guard fields.count == 2, let bits = Int(words(fields[1])[0], radix: 16) else { return [] }
    let bases: [BaseDirection] = [.natural, .leftToRight, .rightToLeft]
    return bases.indices.filter { bits >> $0 & 1 == 1 }.map {
      BidiTestCase(
        classes: words(fields[0]), base: bases[$0], levels: words(levels).map { UInt8($0) },
        order: words(order).compactMap { Int($0) })
    }
  }

  func holds() -> Bool {
    let ends = scalars.reduce(into: [Int]()) { ends, scalar in
      ends.append((ends.last ?? 0) + UTF8.width(scalar))
    }
    let paragraph = Bidi.paragraph(
      Array(String(String.UnicodeScalarView(scalars)).utf8), base: base)
    let found = ends.compactMap { end in paragraph.runs.first { $0.end >= end }?.level }
    let kept = levels.indices.filter { levels[$0] != nil }
    return found.count == levels.count
      && (kept.allSatisfy { levels[$0] == found[$0] } || isUniform(kept, found: found))
      && Bidi.visualOrder(of: found).filter { levels[$0] != nil } == order
      && (baseLevel == nil || baseLevel == paragraph.baseLevel)
  }

  /// True where all of the text runs one way and ICU says so with the paragraph's level alone
  /// instead of the embedding levels: the screen shows the same.
  private func isUniform(_ kept: [Int], found: [UInt8]) -> Bool {
    Set((kept.compactMap { levels[$0] } + found).map { $0 & 1 }).count == 1
  }

  private static func words(_ bytes: ArraySlice<UInt8>) -> [String] {
    bytes.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// A character of each bidi class.
  private static let samples: [String: Unicode.Scalar] = [
    "L": "a", "R": "א", "AL": "ا", "EN": "1", "ES": "+", "ET": "$", "AN": "٠", "CS": ",",
    "NSM": "\u{300}", "BN": "\u{AD}", "B": "\u{2029}", "S": "\t", "WS": " ", "ON": "!",
    "LRE": "\u{202A}", "LRO": "\u{202D}", "RLE": "\u{202B}", "RLO": "\u{202E}",
    "PDF": "\u{202C}", "LRI": "\u{2066}", "RLI": "\u{2067}", "FSI": "\u{2068}",
    "PDI": "\u{2069}",
  ]
}

import UnicodeRules

/// A text with the levels and the visual order that it must have.
nonisolated struct BidiTestCase {
  private var text: [UInt8] = []
  /// Byte offset after each character.
  private var ends: [Int] = []
  private var base = BaseDirection.natural
  /// nil where it may be either.
  private var baseLevel: UInt8?
  /// nil where rule X9 removes the character.
  private var levels: [UInt8?] = []
  private var order: [Int] = []

  /// Whether a line of `BidiCharacterTest.txt` holds:
  /// `code points;direction;base level;levels;visual order`.
  static func characterTestHolds(_ line: ArraySlice<UInt8>) -> Bool {
    let fields = line.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    guard fields.count == 5 else { return false }
    var test = BidiTestCase()
    for word in words(fields[0]) { test.append(UInt32(hexadecimal: word)) }
    switch fields[1].first {
    case UInt8(ascii: "0"): test.base = .leftToRight
    case UInt8(ascii: "1"): test.base = .rightToLeft
    default: test.base = .natural
    }
    test.baseLevel = level(fields[2])
    test.levels = words(fields[3]).map(level)
    test.order = words(fields[4]).map(number)
    return test.holds()
  }

  /// Whether a line of `BidiTest.txt` holds: `L R; 7`, where the bits are automatic, left to right,
  /// right to left.
  static func classTestHolds(
    _ line: ArraySlice<UInt8>, levels: [UInt8?], order: [Int]
  ) -> Bool {
    guard let semicolon = line.firstIndex(of: UInt8(ascii: ";")) else { return false }
    var test = BidiTestCase()
    for word in words(line[..<semicolon]) { test.append(sample(ofClass: word)) }
    test.levels = levels
    test.order = order
    let bits = number(words(line[(semicolon + 1)...])[0])
    let bases: [BaseDirection] = [.natural, .leftToRight, .rightToLeft]
    return bases.indices.allSatisfy { i in
      test.base = bases[i]
      return bits >> i & 1 == 0 || test.holds()
    }
  }

  private mutating func append(_ value: UInt32) {
    guard let scalar = Unicode.Scalar(value), let encoded = UTF8.encode(scalar) else { return }
    text.append(contentsOf: encoded)
    ends.append(text.count)
  }

  private func holds() -> Bool {
    let paragraph = Bidi.paragraph(text, base: base)
    var found: [UInt8] = []
    var run = 0
    for end in ends {
      while paragraph.runs[run].end < end { run += 1 }
      found.append(paragraph.runs[run].level)
    }
    guard found.count == levels.count, baseLevel == nil || baseLevel == paragraph.baseLevel,
      areEqual(found) || isUniform(found)
    else { return false }
    return Bidi.visualOrder(of: found).filter { levels[$0] != nil } == order
  }

  private func areEqual(_ found: [UInt8]) -> Bool {
    for i in levels.indices { if let level = levels[i], level != found[i] { return false } }
    return true
  }

  private func isUniform(_ found: [UInt8]) -> Bool {
    guard let first = found.first else { return true }
    return found.allSatisfy { $0 & 1 == first & 1 }
      && levels.allSatisfy { $0 == nil || $0.map { $0 & 1 } == first & 1 }
  }

  // MARK: Reading

  static func words(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    bytes.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  static func level(_ word: ArraySlice<UInt8>) -> UInt8? {
    word.first == UInt8(ascii: "x") ? nil : UInt8(number(word))
  }

  /// Reads decimal digits.
  static func number(_ word: ArraySlice<UInt8>) -> Int {
    word.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// A character of a bidi class.
  private static func sample(ofClass name: ArraySlice<UInt8>) -> UInt32 {
    samples[name.reduce(0) { $0 << 8 | UInt32($1) }] ?? 0xFFFD
  }

  private static let samples: [UInt32: UInt32] = {
    let samples: [String: UInt32] = [
      "L": 0x61, "R": 0x5D0, "AL": 0x627, "EN": 0x31, "ES": 0x2B, "ET": 0x24, "AN": 0x660,
      "CS": 0x2C, "NSM": 0x300, "BN": 0xAD, "B": 0x2029, "S": 0x09, "WS": 0x20, "ON": 0x21,
      "LRE": 0x202A, "LRO": 0x202D, "RLE": 0x202B, "RLO": 0x202E, "PDF": 0x202C, "LRI": 0x2066,
      "RLI": 0x2067, "FSI": 0x2068, "PDI": 0x2069,
    ]
    return Dictionary(
      uniqueKeysWithValues: samples.map {
        ($0.key.utf8.reduce(0) { $0 << 8 | UInt32($1) }, $0.value)
      })
  }()
}

nonisolated extension UInt32 {
  fileprivate init(hexadecimal word: ArraySlice<UInt8>) {
    self = word.reduce(0) { $0 << 4 | UInt32($1 <= 0x39 ? $1 - 0x30 : $1 - 0x37) }
  }
}

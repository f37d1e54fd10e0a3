/// Spoils bytes as a bad disk, a bad editor and a bad person do.
package struct BrokenBytes {
  package var random: SeededGenerator

  package init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Cut, doubled, swapped, and what breaks readers put in: numbers without end, half of a surrogate
  /// pair, brackets without a partner, bytes that are no UTF-8.
  package mutating func spoiled(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<random.number(1...3) { spoil(&bytes) }
    return bytes
  }

  private mutating func spoil(_ bytes: inout [UInt8]) {
    let place = random.number(0...bytes.count)
    let end = min(bytes.count, place + random.number(0...12))
    switch random.number(0...9) {
    case 0: bytes.removeSubrange(place...)
    case 1: bytes.removeSubrange(place..<end)
    case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 3 where place < bytes.count: bytes[place] = UInt8(random.number(0...255))
    case 4: bytes.insert(contentsOf: bytes, at: place)
    default:
      bytes.replaceSubrange(
        random.number(0...1) == 0 ? place..<place : place..<end, with: snippet())
    }
  }

  private mutating func snippet() -> [UInt8] {
    let count = random.pick([1, 3, 70, 5000])
    let texts = [
      "1e400", "-1e400", "NaN", "Infinity", "1e-999", "-0", "99999999999999999999", "0x10", "01",
      "\"\\ud800\"", "\\ud83d", "\\udc00\\ud83d", "\\u0000", "\\q", "null", "true", "{}", "[]",
      "\"", "\\", "{", "}", "]", ":", ",", "\u{0}", "\u{FEFF}", "\u{2028}", "\r", "\n", "é",
      "\"steps\": 1,", "\"screen\": \"field\",", String(repeating: "[", count: count),
      String(repeating: "{\"a\":", count: count), String(repeating: "9", count: count),
      String(repeating: "\"", count: count), String(repeating: "a\u{301}", count: count),
      "\"a" + String(repeating: "\u{301}", count: count) + "\": 1,",
      "\"" + String(repeating: "a", count: count) + "\": 1,",
    ]
    if random.number(0...9) == 0 {
      return random.pick([[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF4]])
    }
    return Array(random.pick(texts).utf8)
  }
}

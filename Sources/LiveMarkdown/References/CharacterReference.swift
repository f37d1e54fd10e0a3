/// Reads a character by name or number: `&auml;`, `&#228;`, `&#xE4;` (CommonMark 0.31.2, section
/// 2.5).
enum CharacterReference {
  private static let longestName = 40
  private static let longestNumber = 7

  /// What the reference that begins at an offset stands for, and its end; nil where there is none.
  static func read(
    at start: Int, in bytes: Slice<UnsafeBufferPointer<UInt8>>
  ) -> (text: String, end: Int)? {
    guard bytes[start] == UInt8(ascii: "&") else { return nil }
    let body = bytes[(start + 1)...].prefix(longestName).prefix { $0 != UInt8(ascii: ";") }
    guard let first = body.first, body.endIndex < bytes.endIndex,
      bytes[body.endIndex] == UInt8(ascii: ";")
    else { return nil }
    let isNumber = first == UInt8(ascii: "#")
    let text = isNumber ? number(body.dropFirst()) : NamedCharacters.text(of: body)
    return text.map { ($0, body.endIndex + 1) }
  }

  private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    let isHex = digits.first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
    let digits = isHex ? digits.dropFirst() : digits
    guard (1...(isHex ? longestNumber - 1 : longestNumber)).contains(digits.count),
      digits.allSatisfy({ ASCII.isDigit($0) || isHex && 0x61...0x66 ~= $0 | 0x20 }),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: isHex ? 16 : 10)
    else { return nil }
    let scalar = value == 0 ? nil : Unicode.Scalar(value)
    return String(Character(scalar ?? "\u{FFFD}"))
  }
}

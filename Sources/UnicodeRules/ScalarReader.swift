/// Reads code points out of valid UTF-8, as the 32-bit integers that ICU takes.
enum ScalarReader {
  /// Returns the code point that begins at `offset` and the offset after it.
  ///
  /// A byte that begins no code point is read as U+FFFD, so that a walk always ends.
  ///
  /// - Precondition: `offset` is less than `text.count`.
  @inline(__always)
  static func read(_ text: [UInt8], at offset: Int) -> (value: Int32, end: Int) {
    let lead = Int32(text[offset])
    if lead < 0x80 { return (lead, offset + 1) }
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    guard lead >= 0xC2, offset + length <= text.count else { return (0xFFFD, offset + 1) }
    // 0x7F >> length keeps the payload bits of a lead byte: 5, 4 or 3 of them.
    var value = lead & (0x7F >> Int32(length))
    for i in offset + 1..<offset + length { value = value << 6 | Int32(text[i] & 0x3F) }
    return (value, offset + length)
  }
}

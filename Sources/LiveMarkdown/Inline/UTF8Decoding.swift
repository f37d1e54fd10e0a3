/// Single scalars out of bytes, without a string in between.
enum UTF8Decoding {
  /// The scalar that begins at an offset, nil at the end.
  static func scalar(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar? {
    guard offset < bytes.count else { return nil }
    let first = bytes[offset]
    if first < 0x80 { return Unicode.Scalar(first) }
    let width = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard offset + width <= bytes.count else { return "\u{FFFD}" }
    var value = UInt32(first) & (0x7F >> UInt32(width))
    for i in 1..<width { value = value << 6 | UInt32(bytes[offset + i] & 0x3F) }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// The scalar that ends at an offset, nil at the start.
  static func scalar(endingAt offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar?
  {
    var start = offset - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start < 0 ? nil : scalar(at: start, in: bytes)
  }
}

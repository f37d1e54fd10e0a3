/// What typing and pasting let into a text.
package enum InputFilter {
  /// Returns the text of bytes from outside: CRLF and CR become newlines, invalid UTF-8 becomes
  /// U+FFFD, control characters but newline and tab are dropped.
  ///
  /// Control characters are those of general category Cc: C0, U+007F and C1. Private-use characters
  /// and the separators U+2028 and U+2029 stay as they are. O(n).
  package static func clean(_ bytes: some Sequence<UInt8>) -> String {
    clean(String(decoding: Array(bytes), as: UTF8.self))
  }
  /// Returns a text from outside with its line ends made newlines and its control characters
  /// dropped.
  ///
  /// O(n); what is clean already is not copied.
  package static func clean(_ string: String) -> String {
    var string = string
    let clean: String? = string.withUTF8 { bytes in
      if isClean(bytes) { return nil }
      return String(unsafeUninitializedCapacity: bytes.count) { filter(bytes, into: $0) }
    }
    return clean ?? string
  }

  /// Decides without a branch within a block, so that many bytes are looked at at once.
  private static func isClean(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = 0
    while start < bytes.count {
      let end = min(start + 4096, bytes.count)
      var dirt: UInt8 = 0
      for i in start..<end {
        let byte = bytes[i]
        let isDirty: UInt8 = isControl(byte) ? 1 : 0
        dirt |= isDirty & (byte == newline ? 0 : 1) & (byte == tab ? 0 : 1)
      }
      // C1 in UTF-8 is C2 80 to C2 9F.
      for i in max(1, start)..<max(1, end) {
        dirt |= (bytes[i - 1] == 0xC2 ? 1 : 0) & (bytes[i] < 0xA0 ? 1 : 0)
      }
      if dirt != 0 { return false }
      start = end
    }
    return true
  }
  private static func filter(
    _ bytes: UnsafeBufferPointer<UInt8>, into result: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var count = 0
    var i = 0
    while i < bytes.count {
      let byte = bytes[i]
      // C1 in UTF-8 is C2 80 to C2 9F.
      if byte == 0xC2 && bytes[i + 1] < 0xA0 {
        i += 2
        continue
      }
      if byte == carriageReturn {
        result[count] = newline
        count += 1
        if i + 1 < bytes.count, bytes[i + 1] == newline { i += 1 }
      } else if !isControl(byte) || byte == newline || byte == tab {
        result[count] = byte
        count += 1
      }
      i += 1
    }
    return count
  }
  @inline(__always)
  private static func isControl(_ byte: UInt8) -> Bool { byte < 32 || byte == 127 }

  private static let newline = UInt8(ascii: "\n")
  private static let tab = UInt8(ascii: "\t")
  private static let carriageReturn = UInt8(ascii: "\r")
}

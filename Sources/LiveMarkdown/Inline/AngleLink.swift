/// Reads links in angle brackets (CommonMark 0.31.2, section 6.5).
enum AngleLink {
  /// The end of the link that begins with `<` at an offset, and what it leads to.
  static func read(
    at start: Int, in source: UnsafeBufferPointer<UInt8>
  ) -> (end: Int, address: String)? {
    var end = start + 1
    while end < source.count, source[end] > ASCII.space, source[end] != 0x7F,
      source[end] != UInt8(ascii: "<"), source[end] != UInt8(ascii: ">")
    {
      end += 1
    }
    guard end < source.count, source[end] == UInt8(ascii: ">") else { return nil }
    let content = source[start + 1..<end]
    if hasScheme(content) {
      return (end + 1, String(decoding: content, as: UTF8.self))
    }
    return isMail(content) ? (end + 1, "mailto:" + String(decoding: content, as: UTF8.self)) : nil
  }

  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  /// A letter and 1 to 31 of letters, digits, `+`, `.` and `-` before a colon.
  private static func hasScheme(_ bytes: Bytes) -> Bool {
    guard let first = bytes.first, ASCII.isLetter(first) else { return false }
    let scheme = bytes.prefix { ASCII.isLetterOrDigit($0) || "+.-".utf8.contains($0) }
    return 2...32 ~= scheme.count && scheme.endIndex < bytes.endIndex
      && bytes[scheme.endIndex] == UInt8(ascii: ":")
  }

  /// The mail addresses of HTML 5 input fields.
  private static func isMail(_ bytes: Bytes) -> Bool {
    let name = bytes.prefix {
      ASCII.isLetterOrDigit($0) || ".!#$%&'*+/=?^_`{|}~-".utf8.contains($0)
    }
    guard !name.isEmpty, name.endIndex < bytes.endIndex, bytes[name.endIndex] == UInt8(ascii: "@")
    else { return false }
    let domain = bytes[(name.endIndex + 1)...]
    return domain.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .allSatisfy(isLabel)
  }

  private static func isLabel(_ label: Bytes) -> Bool {
    guard let first = label.first, let last = label.last, label.count <= 63 else { return false }
    return ASCII.isLetterOrDigit(first) && ASCII.isLetterOrDigit(last)
      && label.allSatisfy { ASCII.isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }
  }
}

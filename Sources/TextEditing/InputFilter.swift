/// What typing and pasting let into a text.
package enum InputFilter {
  /// Turns CRLF and CR into newlines, invalid UTF-8 into U+FFFD, and drops control characters but
  /// newline and tab. (Stand-in.)
  package static func clean(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: Array(bytes), as: UTF8.self)
  }
}

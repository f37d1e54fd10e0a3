/// Line breaking (UAX #14), by ICU with its dictionaries.
package enum LineBreaks {
  /// Returns the byte offsets at which a row may end, ascending; the last is `text.count`.
  ///
  /// `text` is UTF-8 of one line, without its newline. (Stand-in: after spaces.)
  package static func opportunities(in text: [UInt8]) -> [Int] {
    var result: [Int] = []
    for i in text.indices where i > 0 && text[i - 1] == 32 && text[i] != 32 { result.append(i) }
    if !text.isEmpty { result.append(text.count) }
    return result
  }
}

internal import CICU

/// Line breaking (UAX #14), by ICU with its dictionaries for Thai, Lao, Khmer and Burmese.
package enum LineBreaks {
  /// Returns the byte offsets at which a row may end, ascending; the last is `text.count`.
  ///
  /// A row that ends at an opportunity keeps the spaces before it; they hang. Not for a word that
  /// is wider than the row: that one breaks between graphemes.
  ///
  /// - Complexity: O(*n*), *n* the bytes of `text`.
  /// - Parameter text: UTF-8 of one line, without its newline.
  /// - Returns: No offset for an empty text, and only the end where ICU's data is missing.
  package static func opportunities(in text: [UInt8]) -> [Int] {
    guard !text.isEmpty else { return [] }
    let boundaries = BreakIteration.boundaries(CICULineBreaks, of: text)
    return boundaries?.map(\.end) ?? [text.count]
  }
}

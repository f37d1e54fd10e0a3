internal import CICU

/// One walk of an ICU break iterator over UTF-8.
///
/// The iterator is opened for the walk and closed after it: warm, opening costs 5 µs, and so
/// nothing of ICU is loaded before the first call nor shared between threads.
enum BreakIteration {
  /// Calls `body` for each boundary after the start, in order.
  ///
  /// - Complexity: O(*n*), *n* the bytes of `text`.
  /// - Returns: False where ICU could not open its rules; `body` was then not called.
  static func walk(
    _ kind: CICUBreakKind, over text: [UInt8], _ body: (_ end: Int, _ isWord: Bool) -> Void
  ) -> Bool {
    // ICU reads the buffer at each step: it must stay in place until the walk is closed.
    text.withUnsafeBytes { bytes in
      guard let breaks = cicu_breaks_open(kind, bytes.baseAddress, Int64(bytes.count)) else {
        return false
      }
      defer { cicu_breaks_close(breaks) }
      while true {
        let end = cicu_breaks_next(breaks)
        guard end >= 0 else { return true }
        body(Int(end), cicu_breaks_ends_word(breaks))
      }
    }
  }
}

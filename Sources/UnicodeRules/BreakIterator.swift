internal import CICU

/// One of ICU's break iterators; it holds a text during a walk only.
final class BreakIterator {
  private let breaks: OpaquePointer

  /// Reads the rules; nil where ICU cannot.
  init?(_ kind: CICUBreakKind) {
    guard let breaks = cicu_breaks_open(kind) else { return nil }
    self.breaks = breaks
  }

  deinit { cicu_breaks_close(breaks) }

  /// The boundaries after the start, in order; nil where memory is short.
  ///
  /// - Complexity: O(*n*), *n* the bytes of `text`.
  func boundaries(of text: [UInt8]) -> [BreakIteration.Boundary]? {
    // ICU reads the buffer at each step: it must stay in place until the walk is stopped.
    text.withUnsafeBytes { bytes in
      defer { cicu_breaks_stop(breaks) }
      guard cicu_breaks_start(breaks, bytes.baseAddress, Int64(bytes.count)) else { return nil }
      var result: [BreakIteration.Boundary] = []
      result.reserveCapacity(bytes.count / 5 + 1)
      while case let end = cicu_breaks_next(breaks), end >= 0 {
        result.append(
          BreakIteration.Boundary(end: Int(end), isWord: cicu_breaks_ends_word(breaks)))
      }
      return result
    }
  }
}

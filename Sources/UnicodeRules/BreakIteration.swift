internal import CICU
internal import Synchronization

/// Walks of ICU's break iterators over UTF-8.
///
///     text ──► the kept iterator ──► boundaries          lent by a `Mutex`, to one walk at a time;
///                                                        a walk beside it opens one of its own
///
/// Opening an iterator reads its rules: 5 µs, half of what a line takes to be laid out. The one that
/// is kept remembers nothing of a text, and nothing of ICU is loaded before the first walk.
enum BreakIteration {
  struct Boundary: Sendable {
    /// Byte offset.
    var end: Int
    /// True where a word ends: letters, numbers, kana, ideographs.
    var isWord: Bool
  }

  /// The boundaries after the start, in order.
  ///
  /// - Complexity: O(*n*), *n* the bytes of `text`.
  /// - Returns: nil where ICU could not open its rules.
  static func boundaries(_ kind: CICUBreakKind, of text: [UInt8]) -> [Boundary]? {
    let answer =
      kind == CICULineBreaks
      ? lineBreaks.withLockIfAvailable { boundaries(kind, of: text, by: &$0) }
      : wordBreaks.withLockIfAvailable { boundaries(kind, of: text, by: &$0) }
    if let answer { return answer }
    var own: BreakIterator?
    return boundaries(kind, of: text, by: &own)
  }

  private static let lineBreaks = Mutex<BreakIterator?>(nil)
  private static let wordBreaks = Mutex<BreakIterator?>(nil)

  private static func boundaries(
    _ kind: CICUBreakKind, of text: [UInt8], by iterator: inout BreakIterator?
  ) -> [Boundary]? {
    if iterator == nil { iterator = BreakIterator(kind) }
    return iterator?.boundaries(of: text)
  }
}

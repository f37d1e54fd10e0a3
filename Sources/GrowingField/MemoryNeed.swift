internal import TextEditing
internal import TextRope

/// What a change takes of memory at its peak, at most.
///
///     clean copy ──► rope ──► the delegate's copy ──► Markdown's blocks and the rows' heights
///          1          1.1            1                   up to 1 a byte and 24 a line
///
/// Measured with prose, logs, one line, one word, newlines alone, fences alone, marks alone and
/// Chinese (`Benchmarks`, "peak memory of a paste"): 1.9 to 4.1 bytes a byte and up to 22 a line.
/// Swift ends the process where memory cannot be had, so it has to be asked before.
enum MemoryNeed {
  /// A change of fewer bytes is made unasked: it takes no more than a picture of a large window.
  ///
  /// In debug builds, whose trees have nodes of four, a text takes a hundred times its bytes.
  static var leastBytes: Int {
    #if DEBUG
      32 << 10
    #else
      1 << 20
    #endif
  }
  private static let copies = 4
  private static let perStyledByte = 256
  private static var perLine: Int {
    #if DEBUG
      1_000
    #else
      24
    #endif
  }
  /// What the program needs to go on.
  private static let reserve = 16 << 20

  /// nil where the change need not be asked about.
  static func of(bytes: Int, lines: Int = 0) -> Int? {
    if bytes < leastBytes { return nil }
    return Rope.heapBytes(ofUTF8: bytes) + bytes * copies + lines * perLine + reserve
  }

  /// Of text that is still outside.
  ///
  /// O(n) where it is large.
  static func of(_ text: some Collection<UInt8>) -> Int? {
    if text.count < leastBytes { return nil }
    return of(
      bytes: text.count, lines: text.withContiguousStorageIfAvailable(newlines) ?? text.count)
  }

  /// Of a style on a selection, which lists the characters of a paragraph, and what stands between
  /// them, once or twice over: 50 to 250 bytes for each.
  static func ofStyling(bytes: Int) -> Int? { of(bytes: bytes).map { $0 + bytes * perStyledByte } }

  /// Of what comes into the text; what goes out of it is in memory already.
  static func of(_ proposal: EditProposal) -> Int? {
    let added = proposal.edits.reduce(TextSummary.zero) { $0 + $1.replacement.summary }
    return of(bytes: added.utf8, lines: added.newlines)
  }

  private static func newlines(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 0
    for byte in bytes { count += byte == UInt8(ascii: "\n") ? 1 : 0 }
    return count
  }
}

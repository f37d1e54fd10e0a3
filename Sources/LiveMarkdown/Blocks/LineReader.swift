internal import TextRope

/// Reads a rope line by line, forward, a stretch of bytes at a time.
struct LineReader {
  private let text: Rope
  private var buffer: [UInt8] = []
  /// Where the buffer's first byte lies in the text.
  private var bufferStart: Int
  /// Where the next line begins.
  private(set) var position: Int

  /// Lines longer than this are shown to the caller only by their beginning.
  static let longLine = 64 * 1024
  private static let firstStretch = 512
  /// So many bytes of a line are searched for its end; the rope knows that of a longer one.
  private static let searchLimit = 8 * 1024

  init(_ text: Rope, from start: ByteOffset) {
    self.text = text
    position = start.utf8
    bufferStart = start.utf8
  }

  /// Hands the next line, with its newline, to `body`, and moves on; nil at the end of the text.
  ///
  /// Of a line longer than `longLine` the body sees the beginning only.
  mutating func next<T>(_ body: (_ line: Slice<UnsafeBufferPointer<UInt8>>, _ end: Int) -> T) -> T?
  {
    let end = text.utf8Count
    guard position < end else { return nil }
    var searched = position
    while true {
      let found = buffer.withUnsafeBufferPointer { bytes -> T? in
        var i = searched - bufferStart
        while i < bytes.count, bytes[i] != ASCII.newline { i += 1 }
        guard i < bytes.count || bufferStart + i == end else { return nil }
        let lineEnd = min(i + 1, bytes.count)
        let line = bytes[position - bufferStart..<lineEnd].prefix(Self.longLine)
        position = bufferStart + lineEnd
        return body(line, position)
      }
      if let found { return found }
      searched = bufferStart + buffer.count
      if searched - position > Self.searchLimit { return readLongLine(body) }
      fill(atLeast: max(Self.firstStretch, buffer.count * 2))
    }
  }

  /// Goes on at another line's start.
  mutating func move(to lineStart: Int) {
    position = lineStart
    if !(bufferStart...bufferStart + buffer.count).contains(lineStart) {
      bufferStart = lineStart
      buffer = []
    }
  }

  /// The rope knows where the line ends without its bytes being looked at.
  private mutating func readLongLine<T>(
    _ body: (_ line: Slice<UnsafeBufferPointer<UInt8>>, _ end: Int) -> T
  ) -> T {
    let line = text.lineRange(text.line(containing: ByteOffset(position))).upperBound.utf8
    let end = min(line + 1, text.utf8Count)
    fill(atLeast: min(end - position, Self.longLine))
    let result = buffer.withUnsafeBufferPointer {
      body($0[...].prefix(min(end - position, Self.longLine)), end)
    }
    position = end
    bufferStart = end
    buffer = []
    return result
  }

  /// Reads on from the start of the next line.
  private mutating func fill(atLeast size: Int) {
    let wanted = min(size, Self.longLine + Self.firstStretch)
    let stretch = max(wanted, bufferStart + buffer.count - position + Self.firstStretch)
    let end = text.scalarBoundary(
      atOrBefore: ByteOffset(min(position + stretch, text.utf8Count)))
    buffer = text.bytes(in: ByteOffset(position)..<end)
    bufferStart = position
  }
}

internal import TextRope

/// Runs of spaces, tabs and newlines, which belong to no word: crossed by looking at bytes, since
/// word breaking is some hundred times dearer.
enum Blanks {
  static func contains(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 10 }

  /// The first offset from `offset` on at which no blank stands.
  static func end(after offset: ByteOffset, in text: Rope) -> ByteOffset {
    var count = 0
    text.forEachChunk(in: offset..<text.end) { bytes in
      let run = bytes.firstIndex { !contains($0) }
      count += run ?? bytes.count
      return run == nil
    }
    return offset.advanced(by: count)
  }
  /// The start of the blanks that end at an offset.
  static func start(before offset: ByteOffset, in text: Rope) -> ByteOffset {
    var end = offset
    while end > .zero {
      let chunk = text.chunkRange(at: end.advanced(by: -1))
      let bytes = text.bytes(in: chunk.lowerBound..<end)
      if let last = bytes.lastIndex(where: { !contains($0) }) {
        return chunk.lowerBound.advanced(by: last + 1)
      }
      end = chunk.lowerBound
    }
    return end
  }
}

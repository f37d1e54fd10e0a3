extension Rope {
  /// The whole text.
  ///
  /// O(n).
  package var string: String { string(in: bounds) }
  /// O(log n + m).
  package func string(in range: Range<ByteOffset>) -> String {
    String(unsafeUninitializedCapacity: range.count) { copy(range, to: $0) }
  }
  /// O(log n + m).
  package func bytes(in range: Range<ByteOffset>) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: range.count) { $1 = copy(range, to: $0) }
  }
  private func copy(
    _ range: Range<ByteOffset>, to buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var count = 0
    forEachChunk(in: range) { bytes in
      count = buffer[count...].update(fromContentsOf: bytes)
      return true
    }
    return count
  }

  /// Calls `body` with each chunk of the range in order, cut to it, until it returns false.
  ///
  /// O(log n) plus the chunks visited. The buffer is valid inside `body` only.
  ///
  /// - Precondition: The range lies in the text.
  package func forEachChunk(
    in range: Range<ByteOffset>, _ body: (UnsafeBufferPointer<UInt8>) -> Bool
  ) {
    precondition(
      range.lowerBound >= .zero && range.upperBound <= end,
      "range \(range.lowerBound.utf8)..<\(range.upperBound.utf8) in \(utf8Count) bytes of text")
    if range.isEmpty { return }
    let first = place(of: range.lowerBound).index
    tree.forEach(in: first..<tree.count) { _, before, chunk in
      let start = max(0, range.lowerBound.utf8 - before.utf8)
      let end = min(chunk.bytes.count, range.upperBound.utf8 - before.utf8)
      if end <= 0 { return false }
      if start >= end { return true }
      return chunk.bytes.withUnsafeBufferPointer {
        body(UnsafeBufferPointer(rebasing: $0[start..<end]))
      }
    }
  }
  /// Where the chunk lies that holds the byte at an offset (the last chunk for the text's end): for
  /// reading backwards or outwards from a place.
  ///
  /// O(log n).
  ///
  /// - Precondition: The text is not empty and holds the offset.
  package func chunkRange(at offset: ByteOffset) -> Range<ByteOffset> {
    guard let found = found(at: min(offset, end.advanced(by: -1))) else {
      preconditionFailure("offset \(offset.utf8) in \(utf8Count) bytes of text")
    }
    return ByteOffset(found.before.utf8)..<ByteOffset(found.before.utf8 + found.bytes.count)
  }
  /// The byte at an offset; for single looks, not for loops.
  ///
  /// O(log n).
  ///
  /// - Precondition: The offset lies before the text's end.
  package func byte(at offset: ByteOffset) -> UInt8 {
    guard let found = found(at: offset) else {
      preconditionFailure("offset \(offset.utf8) in \(utf8Count) bytes of text")
    }
    return found.bytes[offset.utf8 - found.before.utf8]
  }
  private func found(at offset: ByteOffset) -> (before: TextSummary, bytes: [UInt8])? {
    guard offset >= .zero, let found = tree.first(where: { $0.utf8 > offset.utf8 }) else {
      return nil
    }
    return (found.before, found.element.bytes)
  }
}

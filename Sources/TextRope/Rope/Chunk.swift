/// A piece of a rope's text: UTF-8 that is cut on scalar boundaries only.
struct Chunk: Summarized {
  let bytes: [UInt8]
  let summary: TextSummary

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    summary = bytes.withUnsafeBufferPointer { TextSummary($0) }
    assert(!bytes.isEmpty && bytes.count <= Self.capacity, "a chunk of \(bytes.count) bytes")
    assert(!Self.isContinuation(bytes[0]), "a chunk that begins inside a scalar")
  }
  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.init(Array(bytes)) }

  /// The most bytes of a chunk: at least the four of one scalar.
  static var capacity: Int {
    #if DEBUG
      4
    #else
      1024
    #endif
  }
  static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  // MARK: Cutting

  /// Cuts UTF-8 into chunks, of which no two neighbours would fit into one.
  ///
  /// What fits into two is cut in the middle, so that the next letters typed there find room;
  /// longer text fills each chunk.
  static func cut(_ bytes: UnsafeBufferPointer<UInt8>) -> [Chunk] {
    if bytes.isEmpty { return [] }
    if bytes.count > capacity && bytes.count <= 2 * capacity - 4 {
      let middle = boundary(atOrBefore: bytes.count / 2, in: bytes)
      return [
        Chunk(UnsafeBufferPointer(rebasing: bytes[..<middle])),
        Chunk(UnsafeBufferPointer(rebasing: bytes[middle...])),
      ]
    }
    var chunks: [Chunk] = []
    chunks.reserveCapacity(bytes.count / (capacity - 3) + 1)
    var start = 0
    while start < bytes.count {
      let end = boundary(atOrBefore: min(start + capacity, bytes.count), in: bytes)
      precondition(end > start, "text that is not UTF-8")
      chunks.append(Chunk(UnsafeBufferPointer(rebasing: bytes[start..<end])))
      start = end
    }
    return chunks
  }
  static func boundary(atOrBefore index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var index = index
    while index > 0, index < bytes.count, isContinuation(bytes[index]) { index -= 1 }
    return index
  }

  // MARK: Coordinates inside

  /// Sums up the bytes before an index.
  func summary(upTo index: Int) -> TextSummary {
    bytes.withUnsafeBufferPointer { TextSummary($0[..<index]) }
  }
  /// The index of the scalar that holds a UTF-16 unit, or the end.
  func index(ofUTF16 unit: Int) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var units = 0
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
        units += length == 4 ? 2 : 1
        if units > unit { break }
        index += length
      }
      return index
    }
  }
  /// The index after the nth newline, counted from 1.
  func index(afterNewline number: Int) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var left = number
      var index = 0
      while left > 0 {
        if bytes[index] == UInt8(ascii: "\n") { left -= 1 }
        index += 1
      }
      return index
    }
  }
}

/// A text as a persistent tree of UTF-8 chunks.
///
///                       ┌───── 5.2 KB, 5,100 units, 80 newlines ─────┐
///               ┌── 2.9 KB … ──┐                             ┌── 2.3 KB … ──┐
///        "# Notes⏎…"  "… the"  " end⏎…"                  "…"   "…"   "… 😀"
///
/// A chunk is at most 1,024 bytes (4 in debug builds) and cut on scalar boundaries only. No two
/// neighbours would fit into one, so chunks are more than half full on average and typing in one
/// place leaves no trail of small ones. A copy shares everything; an edit copies one path of the
/// tree and the chunks that it cuts. Sums of bytes, UTF-16 units and newlines at each node convert
/// between these coordinates in O(log n).
///
/// Not for reading byte by byte: take chunks (`forEachChunk`) or a `String` of a short range.
package struct Rope: Sendable {
  var tree: SumTree<Chunk>

  package init() { tree = SumTree() }
  init(tree: SumTree<Chunk>) { self.tree = tree }
  /// A part of a chunk as a text.
  init(bytes: ArraySlice<UInt8>) {
    tree = bytes.isEmpty ? SumTree() : SumTree(CollectionOfOne(Chunk(Array(bytes))))
  }

  /// O(n).
  package init(_ string: String) {
    var string = string
    self = string.withUTF8 { Rope(utf8: $0) }
  }
  package init(_ string: Substring) {
    var string = string
    self = string.withUTF8 { Rope(utf8: $0) }
  }
  /// Takes bytes as they are.
  ///
  /// O(n).
  ///
  /// - Precondition: `bytes` is valid UTF-8 (checked in debug builds only).
  package init(utf8 bytes: UnsafeBufferPointer<UInt8>) {
    assert(String(validating: bytes, as: UTF8.self) != nil, "text that is not UTF-8")
    tree = SumTree(Chunk.cut(bytes))
  }
  package init(utf8 bytes: some Collection<UInt8>) {
    let whole = bytes.withContiguousStorageIfAvailable { Rope(utf8: $0) }
    self = whole ?? Array(bytes).withUnsafeBufferPointer { Rope(utf8: $0) }
  }

  package var summary: TextSummary { tree.summary }
  package var utf8Count: Int { summary.utf8 }
  package var utf16Count: Int { summary.utf16 }
  package var isEmpty: Bool { tree.isEmpty }
  /// The offset after the last byte.
  package var end: ByteOffset { ByteOffset(utf8Count) }
  package var bounds: Range<ByteOffset> { .zero..<end }
  /// Newlines + 1.
  package var lineCount: Int { summary.newlines + 1 }

  /// Stops where the rope breaks its rules.
  ///
  /// O(n): for tests.
  package func checkInvariants() {
    tree.checkInvariants()
    var before = Chunk.capacity + 1
    tree.forEach(in: 0..<tree.count) { _, _, chunk in
      let count = chunk.bytes.count
      precondition(count > 0 && count <= Chunk.capacity, "a chunk of \(count) bytes")
      precondition(before + count > Chunk.capacity, "two chunks that would fit into one")
      precondition(
        String(validating: chunk.bytes, as: UTF8.self) != nil, "a chunk that is not UTF-8")
      precondition(chunk.summary == TextSummary(chunk.bytes), "a chunk's sum")
      before = count
      return true
    }
  }
}

extension Rope: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self.init(value) }
}

extension Rope: CustomDebugStringConvertible {
  package var debugDescription: String { string.debugDescription }
}

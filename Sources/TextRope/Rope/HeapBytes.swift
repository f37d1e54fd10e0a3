/// What values really hold of the heap, for whoever bounds it: an allocation's content is often the
/// smaller part of it.
package enum HeapBytes {
  /// The header of a Swift array's storage (32 bytes), that of the allocation in glibc's heap (8),
  /// and the mean of what rounding up to 16 bytes wastes.
  package static let ofArray = 48
  /// The header of an object (16 bytes) in place of an array's.
  package static let ofObject = 32
}

extension Array {
  /// What the storage holds of the heap, its spare room too; what the elements refer to is not in
  /// it.
  package var heapBytes: Int {
    capacity == 0 ? 0 : capacity * MemoryLayout<Element>.stride + HeapBytes.ofArray
  }
}

extension SumTree {
  /// What the nodes hold of the heap, at most, with the elements in them.
  ///
  /// O(1): from the number of elements, by the least that a node may hold.
  package var heapBytes: Int { Self.heapBytes(ofElements: count) }

  static func heapBytes(ofElements count: Int) -> Int {
    if count == 0 { return 0 }
    let nodes = 1 + count / max(1, SumNode<Element>.fanOut / 2 - 1)
    let node =
      HeapBytes.ofObject + HeapBytes.ofArray + MemoryLayout<SumNode<Element>.Content>.stride
      + MemoryLayout<Element.Summary>.stride + 2 * MemoryLayout<Int>.stride
      + MemoryLayout<SumNode<Element>>.stride
    return nodes * node + count * MemoryLayout<Element>.stride
  }
}

extension Rope {
  /// What the text holds of the heap, at most: its bytes, and what chunks and nodes cost.
  ///
  /// Chunks that it shares with other texts count in each. O(1).
  package var heapBytes: Int { utf8Count + tree.count * HeapBytes.ofArray + tree.heapBytes }

  /// What a text of so many bytes will hold, its chunks three quarters full: a tenth more than the
  /// bytes, and a hundred times as much in a debug build, whose chunks are of four bytes.
  package static func heapBytes(ofUTF8 count: Int) -> Int {
    let chunks = count / (Chunk.capacity * 3 / 4) + 1
    return count + chunks * HeapBytes.ofArray + SumTree<Chunk>.heapBytes(ofElements: chunks)
  }
}

extension Rope: Equatable {
  /// Compares bytes.
  ///
  /// What both share is not read, so that comparing a text with an edited copy of it is O(log n).
  package static func == (a: Rope, b: Rope) -> Bool {
    switch (a.tree.root, b.tree.root) {
    case (nil, nil): true
    case (let left?, let right?): areEqual(left, right)
    default: false
    }
  }

  /// True where both share all chunks, so that they are equal for sure.
  ///
  /// O(1).
  package func isIdentical(to other: Rope) -> Bool { tree.isIdentical(to: other.tree) }

  private static func areEqual(_ a: SumNode<Chunk>, _ b: SumNode<Chunk>) -> Bool {
    if a === b { return true }
    if a.summary != b.summary { return false }
    if case .inner(let left) = a.content, case .inner(let right) = b.content,
      left.count == right.count, zip(left, right).allSatisfy({ $0.summary == $1.summary })
    {
      return zip(left, right).allSatisfy { areEqual($0, $1) }
    }
    return haveEqualBytes(SumTree(root: a), SumTree(root: b))
  }

  private static func haveEqualBytes(_ a: SumTree<Chunk>, _ b: SumTree<Chunk>) -> Bool {
    let other = Rope(tree: b)
    var isEqual = true
    a.forEach(in: 0..<a.count) { _, before, chunk in
      var index = 0
      let start = ByteOffset(before.utf8)
      other.forEachChunk(in: start..<start.advanced(by: chunk.bytes.count)) { bytes in
        isEqual = chunk.bytes[index..<index + bytes.count].elementsEqual(bytes)
        index += bytes.count
        return isEqual
      }
      return isEqual
    }
    return isEqual
  }
}

extension Rope {
  /// Replaces a range and returns the edit that takes it back, which shares the chunks that it
  /// brings back with the text before.
  ///
  /// - Complexity: O(log *n* + *m*), *m* the bytes of the replacement where it is shorter than a
  ///   chunk; a longer one is shared, which is O(log *m*).
  /// - Precondition: Both ends of the range lie in the text, on scalar boundaries.
  @discardableResult
  package mutating func apply(_ edit: RopeEdit) -> RopeEdit {
    check(edit.range)
    let inverse = RopeEdit(range: edit.rangeAfter, replacement: slice(edit.range))
    if edit.replacement.utf8Count <= Chunk.capacity {
      splice(edit.range, edit.replacement)
    } else {
      let tail = slice(edit.range.upperBound..<end)
      self = slice(.zero..<edit.range.lowerBound)
      append(edit.replacement)
      append(tail)
    }
    return inverse
  }
  /// Puts another text behind this one; shares its chunks.
  ///
  /// O(log n).
  package mutating func append(_ other: Rope) {
    guard let left = tree.last, let right = other.tree.first else {
      if isEmpty { self = other }
      return
    }
    if left.bytes.count + right.bytes.count > Chunk.capacity {
      tree.append(other.tree)
    } else {
      tree.update(at: tree.count - 1, with: Chunk(left.bytes + right.bytes))
      tree.append(other.tree[1..<other.tree.count])
    }
  }
  package mutating func append(_ string: String) { append(Rope(string)) }

  package static func + (a: Rope, b: Rope) -> Rope {
    var sum = a
    sum.append(b)
    return sum
  }

  /// A part of the text; shares its chunks.
  ///
  /// O(log n).
  ///
  /// - Precondition: Both ends lie in the text, on scalar boundaries.
  package func slice(_ range: Range<ByteOffset>) -> Rope {
    check(range)
    if range.isEmpty { return Rope() }
    if range.count == utf8Count { return self }
    let (lower, upper) = places(of: range)
    if lower.index == upper.index {
      return Rope(bytes: lower.chunk.bytes[lower.offset..<upper.offset])
    }
    var part = Rope(bytes: lower.chunk.bytes[lower.offset...])
    part.append(Rope(tree: tree[lower.index + 1..<upper.index]))
    part.append(Rope(bytes: upper.chunk.bytes[..<upper.offset]))
    return part
  }

  // MARK: Parts

  /// Stops where a range is not one that text may be cut at.
  func check(_ range: Range<ByteOffset>) {
    precondition(
      range.lowerBound >= .zero && range.upperBound <= end,
      "range \(range.lowerBound.utf8)..<\(range.upperBound.utf8) in \(utf8Count) bytes of text")
    precondition(
      isScalarBoundary(range.lowerBound) && isScalarBoundary(range.upperBound),
      "range \(range.lowerBound.utf8)..<\(range.upperBound.utf8) cuts a scalar")
  }

  /// Replaces a range by short text: rebuilds the chunks that hold the ends of the range, together
  /// with a neighbour that would fit into one with them.
  private mutating func splice(_ range: Range<ByteOffset>, _ text: Rope) {
    guard !isEmpty else {
      self = text
      return
    }
    let (lower, upper) = places(of: range)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(
      lower.offset + text.utf8Count + upper.chunk.bytes.count - upper.offset)
    bytes += lower.chunk.bytes[..<lower.offset]
    text.forEachChunk(in: text.bounds) {
      bytes += $0
      return true
    }
    bytes += upper.chunk.bytes[upper.offset...]
    var chunks = bytes.withUnsafeBufferPointer { Chunk.cut($0) }
    var replaced = lower.index..<upper.index + 1
    merge(&chunks, &replaced)
    tree.replaceSubrange(replaced, with: chunks)
  }
  /// Joins the neighbours of a replaced range of chunks with the new chunks where they fit into
  /// one: once on either side, since their own neighbours did not fit with them alone.
  private func merge(_ chunks: inout [Chunk], _ replaced: inout Range<Int>) {
    if replaced.lowerBound > 0 {
      let before = tree[replaced.lowerBound - 1].bytes
      if before.count + (chunks.first?.bytes.count ?? 0) <= Chunk.capacity {
        let joined = Chunk(before + (chunks.first?.bytes ?? []))
        chunks.replaceSubrange(0..<min(1, chunks.count), with: CollectionOfOne(joined))
        replaced = replaced.lowerBound - 1..<replaced.upperBound
      }
    }
    if replaced.upperBound < tree.count, let last = chunks.last {
      let after = tree[replaced.upperBound].bytes
      if last.bytes.count + after.count <= Chunk.capacity {
        chunks[chunks.count - 1] = Chunk(last.bytes + after)
        replaced = replaced.lowerBound..<replaced.upperBound + 1
      }
    }
  }
}

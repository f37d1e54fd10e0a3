/// Conversions: each O(log n) down the tree, then one look at a chunk.
extension Rope {
  /// A place in the tree: a chunk, and a byte in it.
  struct Place {
    var index: Int
    var before: TextSummary
    var chunk: Chunk
    var offset: Int
  }

  /// The chunk that holds the byte before an offset (the first one for 0), and the offset in it.
  ///
  /// - Precondition: The text is not empty and holds the offset.
  func place(of offset: ByteOffset) -> Place {
    guard let found = tree.first(where: { $0.utf8 >= offset.utf8 }), offset >= .zero else {
      preconditionFailure("offset \(offset.utf8) in \(utf8Count) bytes of text")
    }
    return Place(
      index: found.index, before: found.before, chunk: found.element,
      offset: offset.utf8 - found.before.utf8)
  }
  func places(of range: Range<ByteOffset>) -> (lower: Place, upper: Place) {
    let lower = place(of: range.lowerBound)
    var upper = lower
    upper.offset += range.count
    if upper.offset > upper.chunk.bytes.count { upper = place(of: range.upperBound) }
    return (lower, upper)
  }

  // MARK: UTF-16

  /// Sums up the text before an offset.
  package func summary(upTo offset: ByteOffset) -> TextSummary {
    if offset == .zero { return .zero }
    if offset == end { return summary }
    let place = place(of: offset)
    return place.before + place.chunk.summary(upTo: place.offset)
  }
  package func utf16Offset(of offset: ByteOffset) -> Int { summary(upTo: offset).utf16 }
  /// The offset of a UTF-16 position; inside a surrogate pair, the start of its scalar.
  ///
  /// Clamped.
  package func offset(ofUTF16 utf16: Int) -> ByteOffset {
    if utf16 <= 0 { return .zero }
    guard utf16 < utf16Count, let found = tree.first(where: { $0.utf16 >= utf16 }) else {
      return end
    }
    let inside = found.element.index(ofUTF16: utf16 - found.before.utf16)
    return ByteOffset(found.before.utf8 + inside)
  }

  // MARK: Lines

  /// The index of the line (stretch between newlines) that holds an offset; a newline belongs to
  /// the line that it ends.
  package func line(containing offset: ByteOffset) -> Int { summary(upTo: offset).newlines }
  /// The offset at which a line starts; the text's end for a line after the last.
  package func lineStart(_ line: Int) -> ByteOffset {
    if line <= 0 { return .zero }
    guard let found = tree.first(where: { $0.newlines >= line }) else { return end }
    let inside = found.element.index(afterNewline: line - found.before.newlines)
    return ByteOffset(found.before.utf8 + inside)
  }
  /// The line's bytes without its newline.
  package func lineRange(_ line: Int) -> Range<ByteOffset> {
    let start = lineStart(line)
    let isEnded = line < summary.newlines
    return start..<(isEnded ? lineStart(line + 1).advanced(by: -1) : end)
  }

  // MARK: Scalars

  /// The start of the scalar that an offset lies in; clamped to the text.
  package func scalarBoundary(atOrBefore offset: ByteOffset) -> ByteOffset {
    var offset = min(max(.zero, offset), end)
    while !isScalarBoundary(offset) { offset = offset.advanced(by: -1) }
    return offset
  }
  /// True also for the text's ends.
  ///
  /// O(log n).
  package func isScalarBoundary(_ offset: ByteOffset) -> Bool {
    if offset == .zero || offset == end { return true }
    return !Chunk.isContinuation(byte(at: offset))
  }
}

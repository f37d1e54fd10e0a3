/// What a rope knows of a stretch of text without reading it.
@usableFromInline
package struct TextSummary: TreeSummary {
  @usableFromInline package var utf8 = 0
  @usableFromInline package var utf16 = 0
  @usableFromInline package var newlines = 0

  @inlinable package init() {}

  @inlinable package static var zero: TextSummary { TextSummary() }

  @inlinable package static func + (a: TextSummary, b: TextSummary) -> TextSummary {
    var sum = a
    sum.utf8 += b.utf8
    sum.utf16 += b.utf16
    sum.newlines += b.newlines
    return sum
  }
}

extension TextSummary {
  /// Adds up UTF-8 that begins at a scalar boundary.
  ///
  /// A scalar counts at its first byte: one UTF-16 unit, two from U+10000 on, which are the scalars
  /// of four bytes.
  package init(_ bytes: some Sequence<UInt8>) {
    self =
      bytes.withContiguousStorageIfAvailable { TextSummary(contiguous: $0) }
      ?? ContiguousArray(bytes).withUnsafeBufferPointer { TextSummary(contiguous: $0) }
  }

  private init(contiguous bytes: UnsafeBufferPointer<UInt8>) {
    self = .zero
    utf8 = bytes.count
    var start = 0
    while start < bytes.count {
      // Sixteen bits hold the counts of a block, and many of them are added up at once.
      let end = min(start + 1 << 15, bytes.count)
      var (units, newlines): (UInt16, UInt16) = (0, 0)
      for i in start..<end {
        let byte = bytes[i]
        units &+= (byte & 0xC0 == 0x80 ? 0 : 1) &+ (byte >= 0xF0 ? 1 : 0)
        newlines &+= byte == UInt8(ascii: "\n") ? 1 : 0
      }
      utf16 += Int(units)
      self.newlines += Int(newlines)
      start = end
    }
  }
}

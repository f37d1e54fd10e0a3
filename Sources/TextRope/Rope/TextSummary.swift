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
    var units = 0
    var fourByteScalars = 0
    var newlines = 0
    var count = 0
    for byte in bytes {
      count += 1
      units += byte & 0xC0 == 0x80 ? 0 : 1
      fourByteScalars += byte >= 0xF0 ? 1 : 0
      newlines += byte == UInt8(ascii: "\n") ? 1 : 0
    }
    utf8 = count
    utf16 = units + fourByteScalars
    self.newlines = newlines
  }
}

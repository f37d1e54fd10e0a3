/// A position in a text, counted in UTF-8 bytes from its start.
///
/// A type of its own, so that a byte offset is never taken for a UTF-16 one. Every offset that the
/// modules hand to each other lies on a scalar boundary.
@usableFromInline
package struct ByteOffset: Hashable, Sendable {
  @usableFromInline package var utf8: Int

  @inlinable package init(_ utf8: Int) { self.utf8 = utf8 }

  @inlinable package static var zero: ByteOffset { ByteOffset(0) }
}

extension ByteOffset: Comparable {
  @inlinable package static func == (a: ByteOffset, b: ByteOffset) -> Bool { a.utf8 == b.utf8 }
  @inlinable package static func < (a: ByteOffset, b: ByteOffset) -> Bool { a.utf8 < b.utf8 }
}

extension ByteOffset: Strideable {
  @inlinable package func advanced(by n: Int) -> ByteOffset { ByteOffset(utf8 + n) }
  @inlinable package func distance(to other: ByteOffset) -> Int { other.utf8 - utf8 }
}

/// A position in a text, counted in UTF-8 bytes from its start.
///
/// A type of its own, so that a byte offset is never taken for a UTF-16 one. Every offset that the
/// modules hand to each other lies on a scalar boundary.
package struct ByteOffset: Hashable, Sendable {
  package var utf8: Int

  package init(_ utf8: Int) { self.utf8 = utf8 }

  package static let zero = ByteOffset(0)
}

extension ByteOffset: Comparable {
  package static func < (a: ByteOffset, b: ByteOffset) -> Bool { a.utf8 < b.utf8 }
}

extension ByteOffset: Strideable {
  package func advanced(by n: Int) -> ByteOffset { ByteOffset(utf8 + n) }
  package func distance(to other: ByteOffset) -> Int { other.utf8 - utf8 }
}

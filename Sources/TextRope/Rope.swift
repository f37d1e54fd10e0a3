/// What a rope knows of a stretch of text without reading it.
package struct TextSummary: Sendable, Equatable {
  package var utf8 = 0
  package var utf16 = 0
  package var newlines = 0

  package init() {}
}

/// An immutable-by-sharing text: UTF-8 in chunks. (First, flat stand-in: same interface.)
package struct Rope: Sendable {
  private var bytes: [UInt8] = []

  package init() {}
  package init(_ string: String) { bytes = Array(string.utf8) }

  package var summary: TextSummary {
    var s = TextSummary()
    s.utf8 = bytes.count
    s.utf16 = String(decoding: bytes, as: UTF8.self).utf16.count
    s.newlines = bytes.reduce(0) { $0 + ($1 == 10 ? 1 : 0) }
    return s
  }
  package var utf8Count: Int { bytes.count }
  package var utf16Count: Int { summary.utf16 }
  package var isEmpty: Bool { bytes.isEmpty }
  /// The offset after the last byte.
  package var end: ByteOffset { ByteOffset(bytes.count) }
  package var bounds: Range<ByteOffset> { .zero..<end }
  /// Newlines + 1.
  package var lineCount: Int { summary.newlines + 1 }

  // MARK: Edits

  /// Replaces a range and returns the edit that takes it back. O(log n + m).
  @discardableResult
  package mutating func apply(_ edit: RopeEdit) -> RopeEdit {
    let old = slice(edit.range)
    bytes.replaceSubrange(
      edit.range.lowerBound.utf8..<edit.range.upperBound.utf8,
      with: edit.replacement.bytes)
    return RopeEdit(range: edit.rangeAfter, replacement: old)
  }
  /// A part of the text; shares its chunks. O(log n).
  package func slice(_ range: Range<ByteOffset>) -> Rope {
    var r = Rope()
    r.bytes = Array(bytes[range.lowerBound.utf8..<range.upperBound.utf8])
    return r
  }

  // MARK: Reading

  package func string(in range: Range<ByteOffset>) -> String {
    String(decoding: bytes[range.lowerBound.utf8..<range.upperBound.utf8], as: UTF8.self)
  }
  package var string: String { string(in: bounds) }
  package func bytes(in range: Range<ByteOffset>) -> [UInt8] {
    Array(bytes[range.lowerBound.utf8..<range.upperBound.utf8])
  }
  /// Calls `body` with each chunk of the range in order, until it returns false.
  package func forEachChunk(
    in range: Range<ByteOffset>, _ body: (UnsafeBufferPointer<UInt8>) -> Bool
  ) {
    bytes[range.lowerBound.utf8..<range.upperBound.utf8].withUnsafeBufferPointer { _ = body($0) }
  }
  /// The byte at an offset; for single looks, not for loops.
  package func byte(at offset: ByteOffset) -> UInt8 { bytes[offset.utf8] }

  // MARK: Coordinates, each O(log n)

  package func utf16Offset(of offset: ByteOffset) -> Int {
    String(decoding: bytes[..<offset.utf8], as: UTF8.self).utf16.count
  }
  /// The offset of a UTF-16 position; inside a surrogate pair, the start of its scalar. Clamped.
  package func offset(ofUTF16 utf16: Int) -> ByteOffset {
    var units = 0
    var i = 0
    for s in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      let w = s.value > 0xFFFF ? 2 : 1
      if units + w > utf16 { break }
      units += w
      i += UTF8.width(s)
    }
    return ByteOffset(i)
  }
  /// The index of the line (stretch between newlines) that holds an offset; a newline belongs to
  /// the line that it ends.
  package func line(containing offset: ByteOffset) -> Int {
    bytes[..<offset.utf8].reduce(0) { $0 + ($1 == 10 ? 1 : 0) }
  }
  package func lineStart(_ line: Int) -> ByteOffset {
    var n = 0
    if line == 0 { return .zero }
    for (i, b) in bytes.enumerated() where b == 10 {
      n += 1
      if n == line { return ByteOffset(i + 1) }
    }
    return end
  }
  /// The line's bytes without its newline.
  package func lineRange(_ line: Int) -> Range<ByteOffset> {
    let start = lineStart(line)
    var i = start.utf8
    while i < bytes.count, bytes[i] != 10 { i += 1 }
    return start..<ByteOffset(i)
  }
  /// The start of the scalar that an offset lies in; clamped to the text.
  package func scalarBoundary(atOrBefore offset: ByteOffset) -> ByteOffset {
    var i = min(max(0, offset.utf8), bytes.count)
    while i > 0, i < bytes.count, bytes[i] & 0xC0 == 0x80 { i -= 1 }
    return ByteOffset(i)
  }
}

extension Rope: Equatable {
  package static func == (a: Rope, b: Rope) -> Bool { a.bytes == b.bytes }
}

extension Rope: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self.init(value) }
}

import Testing
import TextRope

struct RopeCoordinateTests {
  /// Compares every coordinate of a rope with what reading from the start gives.
  static func check(_ rope: Rope, _ flat: FlatText, _ comment: Comment) {
    let stops = flat.stops
    for stop in stops {
      let offset = ByteOffset(stop.utf8)
      #expect(rope.utf16Offset(of: offset) == stop.utf16, comment)
      #expect(rope.offset(ofUTF16: stop.utf16) == offset, comment)
      #expect(rope.line(containing: offset) == stop.line, comment)
      #expect(rope.isScalarBoundary(offset), comment)
    }
    for (stop, next) in zip(stops, stops.dropFirst()) {
      if next.utf16 - stop.utf16 == 2 {
        #expect(rope.offset(ofUTF16: stop.utf16 + 1) == ByteOffset(stop.utf8), comment)
      }
      for inside in stop.utf8..<next.utf8 {
        #expect(rope.byte(at: ByteOffset(inside)) == flat.bytes[inside], comment)
        let boundary = rope.scalarBoundary(atOrBefore: ByteOffset(inside))
        #expect(boundary == ByteOffset(stop.utf8), comment)
      }
    }
    let lines = flat.bytes.split(separator: 10, omittingEmptySubsequences: false)
    #expect(rope.lineCount == lines.count, comment)
    for (line, bytes) in lines.enumerated() {
      #expect(rope.lineStart(line) == ByteOffset(bytes.startIndex), comment)
      #expect(
        rope.lineRange(line) == ByteOffset(bytes.startIndex)..<ByteOffset(bytes.endIndex), comment)
    }
  }

  @Test(arguments: RopeTests.samples) func coordinatesAreThoseOfAPlainText(sample: String) {
    // Long samples repeat themselves; a part of them is enough here.
    let text = String(sample.prefix(200))
    Self.check(Rope(text), FlatText(bytes: Array(text.utf8)), "\(text.debugDescription)")
  }

  @Test func coordinatesOutsideTheTextAreClamped() {
    let rope: Rope = "a😀\nb"
    #expect(rope.offset(ofUTF16: -3) == .zero)
    #expect(rope.offset(ofUTF16: 99) == rope.end)
    #expect(rope.lineStart(-1) == .zero)
    #expect(rope.lineStart(7) == rope.end)
    #expect(rope.lineRange(7) == rope.end..<rope.end)
    #expect(rope.scalarBoundary(atOrBefore: ByteOffset(-1)) == .zero)
    #expect(rope.scalarBoundary(atOrBefore: ByteOffset(99)) == rope.end)
    #expect(Rope().offset(ofUTF16: 0) == .zero)
    #expect(Rope().lineRange(0) == .zero ..< .zero)
  }
}

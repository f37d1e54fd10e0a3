import Testing
import TextRope

struct RopeTests {
  static let samples = [
    "", "a", "\n", "Hello, world\n", "\n\n\n", "naïve café\nЖук\n", "日本語テキスト\r\nend",
    "👨‍👩‍👧‍👦🇯🇵\n😀 mixed é\u{301} text\r\n\r\n", String(repeating: "abc\n", count: 500),
    String(repeating: "😀", count: 300), String(repeating: "é\n", count: 1000),
  ]

  @Test(arguments: samples) func aRopeHoldsItsText(sample: String) {
    for rope in [Rope(sample), Rope(utf8: Array(sample.utf8)), .typed(sample)] {
      rope.checkInvariants()
      #expect(rope.string == sample)
      #expect(rope.bytes(in: rope.bounds) == Array(sample.utf8))
      #expect(rope.utf8Count == sample.utf8.count)
      #expect(rope.utf16Count == sample.utf16.count)
      #expect(rope.lineCount == sample.utf8.count { $0 == 10 } + 1)
      #expect(rope.isEmpty == sample.isEmpty)
    }
  }

  @Test func chunksComeInOrderUntilTheBodyStops() {
    let text = String(repeating: "0123456789", count: 500)
    let rope = Rope(text)
    var read: [UInt8] = []
    rope.forEachChunk(in: ByteOffset(3)..<ByteOffset(4_998)) {
      read += $0
      return true
    }
    #expect(read == Array(Array(text.utf8)[3..<4_998]))
    var chunks = 0
    rope.forEachChunk(in: rope.bounds) { _ in
      chunks += 1
      return chunks < 2
    }
    #expect(chunks == 2)
  }

  @Test func chunkRangesCoverTheText() {
    let rope = Rope(Self.samples[7])
    var offset = ByteOffset.zero
    while offset < rope.end {
      let range = rope.chunkRange(at: offset)
      #expect(range.lowerBound == offset && !range.isEmpty)
      #expect(rope.chunkRange(at: range.upperBound.advanced(by: -1)) == range)
      offset = range.upperBound
    }
    #expect(rope.chunkRange(at: rope.end).upperBound == rope.end)
  }

  @Test func appendingAndSlicingAreInverse() {
    let text = Self.samples[7]
    let rope = Rope(text)
    let flat = FlatText(bytes: Array(text.utf8))
    for stop in flat.stops {
      let cut = ByteOffset(stop.utf8)
      let head = rope.slice(.zero..<cut)
      let tail = rope.slice(cut..<rope.end)
      head.checkInvariants()
      tail.checkInvariants()
      #expect(head.string + tail.string == text)
      let whole = head + tail
      whole.checkInvariants()
      #expect(whole == rope)
    }
  }

  @Test func equalityDependsOnTextOnly() {
    for sample in Self.samples {
      #expect(Rope(sample) == .typed(sample))
      #expect(Rope(sample) != Rope(sample + "x"))
    }
    #expect(Rope("abcdefghijklmnop") != Rope("abcdefghijklmnoq"))
    #expect(Rope("é") != Rope("e\u{301}"))
  }

  @Test func aCopyKeepsItsText() {
    var rope = Rope(Self.samples[8])
    let copy = rope
    rope.apply(RopeEdit(range: ByteOffset(4)..<ByteOffset(1_000), replacement: "x"))
    #expect(copy.string == Self.samples[8])
    #expect(rope != copy)
  }

  @Test func typingInOnePlaceLeavesNoTrailOfSmallChunks() {
    var rope = Rope(String(repeating: "x", count: 3_000))
    for i in 0..<3_000 {
      let caret = ByteOffset(1_500 + i)
      rope.apply(RopeEdit(range: caret..<caret, replacement: "y"))
    }
    var sizes: [Int] = []
    rope.forEachChunk(in: rope.bounds) {
      sizes.append($0.count)
      return true
    }
    rope.checkInvariants()
    let largest = sizes.max() ?? 0
    #expect(sizes.count <= 2 * 6_000 / largest + 1)
  }

  @Test func anOffsetIsCarriedOverAnEdit() {
    let edit = RopeEdit(range: ByteOffset(2)..<ByteOffset(5), replacement: "xy")
    let carried = (0...7).map { edit.carry(ByteOffset($0), forward: true).utf8 }
    #expect(carried == [0, 1, 2, 4, 4, 4, 5, 6])
    let backward = (0...7).map { edit.carry(ByteOffset($0), forward: false).utf8 }
    #expect(backward == [0, 1, 2, 2, 2, 4, 5, 6])
  }
}

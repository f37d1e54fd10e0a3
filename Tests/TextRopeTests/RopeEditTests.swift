import TestRandom
import Testing
import TextRope

struct RopeEditTests {
  static let pieces = [
    "", "a", "b", " ", "\n", "\r\n", "é", "日本", "😀", "👨‍👩‍👧‍👦", "🇯🇵", "e\u{301}", "word ", "**bold**",
    String(repeating: "line\n", count: 30), String(repeating: "😀é", count: 40),
  ]

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func randomEditsGiveWhatAPlainTextGives(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var flat = FlatText()
    var rope = Rope()
    for step in 0..<150 {
      let before = rope
      let edit = Self.edit(in: flat, &random)
      let inverse = rope.apply(edit)
      flat.apply(edit.range, edit.replacement.string)
      rope.checkInvariants()
      try #require(rope.string == flat.string, "seed \(seed), step \(step)")
      if step % 10 == 0 { RopeCoordinateTests.check(rope, flat, "seed \(seed), step \(step)") }

      var back = rope
      let again = back.apply(inverse)
      back.checkInvariants()
      #expect(back == before, "seed \(seed), step \(step)")
      #expect(again == edit, "seed \(seed), step \(step)")
    }
  }

  /// Mostly small edits, sometimes a long deletion, so that the text stays at some hundred bytes.
  static func edit(in flat: FlatText, _ random: inout SeededGenerator) -> RopeEdit {
    let stops = flat.stops
    let from = Int.random(in: 0..<stops.count, using: &random)
    let isLong = flat.bytes.count > 600 || Int.random(in: 0..<10, using: &random) == 0
    let most = isLong ? stops.count : 3
    let to = min(from + Int.random(in: 0..<max(1, most), using: &random), stops.count - 1)
    let piece = pieces[Int.random(in: 0..<pieces.count, using: &random)]
    return RopeEdit(
      range: ByteOffset(stops[from].utf8)..<ByteOffset(stops[to].utf8), replacement: Rope(piece))
  }

  @Test func deletingAllAndTakingItBackSharesTheChunks() {
    let text = Rope(String(repeating: "All work and no play\n", count: 2_000))
    var rope = text
    let inverse = rope.apply(RopeEdit(range: rope.bounds, replacement: ""))
    #expect(rope.isEmpty)
    #expect(inverse.replacement.isIdentical(to: text))
    rope.apply(inverse)
    #expect(rope.isIdentical(to: text))
  }

  @Test func anEditAtEitherEndOfTheTextWorks() {
    var rope: Rope = "middle"
    rope.apply(RopeEdit(range: .zero ..< .zero, replacement: "start "))
    rope.apply(RopeEdit(range: rope.end..<rope.end, replacement: " end"))
    #expect(rope.string == "start middle end")
    rope.append(" more")
    #expect(rope.string == "start middle end more")
  }

  @Test func aRangeThatCutsAScalarStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      var rope: Rope = "a😀b"
      rope.apply(RopeEdit(range: ByteOffset(2)..<ByteOffset(5), replacement: ""))
    }
  }

  @Test func aRangeOutsideTheTextStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      _ = Rope("abc").slice(ByteOffset(1)..<ByteOffset(4))
    }
  }
}

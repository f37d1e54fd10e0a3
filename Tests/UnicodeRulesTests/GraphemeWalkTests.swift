import TestRandom
import Testing

@testable import UnicodeRules

@Suite struct GraphemeWalkTests {
  private func ends(_ text: [UInt8]) -> [Int] {
    var walk = GraphemeWalk(text, in: 0..<text.count)
    var ends: [Int] = []
    while let cluster = walk.next() { ends.append(cluster.end) }
    return ends
  }

  private func endsOfCharacters(_ text: [UInt8]) -> [Int] {
    var end = 0
    return String(decoding: text, as: UTF8.self).map {
      end += $0.utf8.count
      return end
    }
  }

  /// Marks, joiners, jamo, flags, a sequence's parts and letters that combine with none of them.
  private static let characters = Array(
    """
    ab .é字語ךقحиλあアーん가힣、「」A…\r\t\u{301}\u{5B7}\u{64B}\u{3099}\u{FF9E}\u{200D}\u{FE0F}👩👧🏽🇩🇪\
    \u{1100}\u{1161}\u{11A8}क\u{94D}ष\u{93F}\u{600}\u{AD}\u{200B}\u{302A}〰
    """.unicodeScalars)

  @Test func theWalkAgreesWithStringWhateverStandsBesideWhat() {
    var random = SeededGenerator(seed: 0x6A27)
    for _ in 0..<20_000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        text.append(Self.characters.randomElement(using: &random) ?? "a")
      }
      let bytes = Array(String(text).utf8)
      #expect(
        ends(bytes) == endsOfCharacters(bytes),
        "seed \(random.seed): \(text.map { $0.value })")
    }
  }

  /// Every character that the walk takes without asking: beside itself, and beside its neighbours.
  @Test func whatCombinesWithNothingIsAClusterBesideAnother() {
    let alone = (UInt32(0)...0x10FFFF).filter { GraphemeWalk.combinesWithNothing(Int32($0)) }
      .compactMap(Unicode.Scalar.init)
    #expect(alone.count > 30_000)
    for text in [alone, alone.reversed(), alone.flatMap { [$0, $0] }] {
      #expect(String(String.UnicodeScalarView(text)).count == text.count)
    }
  }

  @Test func aClusterOfOneCodePointTellsIt() {
    let bytes = Array("aé字e\u{301}👩🏽".utf8)
    var walk = GraphemeWalk(bytes, in: 1..<bytes.count)
    var scalars: [Unicode.Scalar?] = []
    while let cluster = walk.next() { scalars.append(cluster.scalar) }
    #expect(scalars == ["é", "字", nil, nil])
  }
}

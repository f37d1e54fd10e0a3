import Testing
import UnicodeRules

/// UAX #9 as the whole of its test files sees it, without an exception.
///
/// A text that runs one way throughout may have the paragraph's level in place of its embedding
/// level: both show the same, and ICU does not tell them apart.
@Suite(.enabled(if: UnicodeCorpus.isPresent, Comment(rawValue: UnicodeCorpus.absence)))
nonisolated struct BidiSuiteTests {
  @Test func charactersRunAsBidiCharacterTestSays() throws {
    let lines = try UnicodeCorpus.lines(of: "BidiCharacterTest")
    #expect(lines.count == 91_707)
    var failed = 0
    for line in lines where !BidiTestCase.characterTestHolds(line) {
      failed += 1
      if failed < 10 { Issue.record("\(String(decoding: line, as: UTF8.self))") }
    }
    #expect(failed == 0)
  }

  @Test func classesRunAsBidiTestSays() throws {
    var levels: [UInt8?] = []
    var order: [Int] = []
    var (tested, failed) = (0, 0)
    for line in try UnicodeCorpus.lines(of: "BidiTest") {
      switch line.first {
      case UInt8(ascii: "@"):
        let words = BidiTestCase.words(line)
        if line.starts(with: "@Levels".utf8) { levels = words.dropFirst().map(BidiTestCase.level) }
        if line.starts(with: "@Reorder".utf8) { order = words.dropFirst().map(BidiTestCase.number) }
      default:
        tested += 1
        if BidiTestCase.classTestHolds(line, levels: levels, order: order) { continue }
        failed += 1
        if failed < 10 { Issue.record("\(String(decoding: line, as: UTF8.self))") }
      }
    }
    #expect(tested == 490_846)
    #expect(failed == 0)
  }
}

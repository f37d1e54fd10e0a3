import Testing
import TextEditing
import TextRope
import UnicodeRules

/// UAX #29 and UAX #14 as the whole of their test files sees them.
///
/// A case may differ only where `BreakExceptions` lists it with what comes out instead.
@Suite(.enabled(if: UnicodeCorpus.isPresent, Comment(rawValue: UnicodeCorpus.absence)))
nonisolated struct BreakSuiteTests {
  private func cases(_ file: String, count: Int) throws -> [BreakTestCase] {
    let cases = try UnicodeCorpus.lines(of: file).map { BreakTestCase($0) }
    #expect(cases.count == count, "\(file) is not the one of Unicode 15.0")
    return cases
  }

  private func check(
    _ cases: [BreakTestCase], exceptions: [String: String], _ breaks: (BreakTestCase) -> [Int]
  ) {
    var differing: [String: String] = [:]
    for test in cases {
      let found = breaks(test)
      if found != test.breaks { differing[test.description] = test.drawn(with: found) }
    }
    for (test, found) in differing {
      #expect(exceptions[test] == found, "expected \(test)")
    }
    for test in exceptions.keys {
      #expect(differing[test] != nil, "no exception any more: \(test)")
    }
  }

  @Test func charactersAreGraphemeClusters() throws {
    let cases = try cases("GraphemeBreakTest", count: 602)
    check(cases, exceptions: BreakExceptions.grapheme) { test in
      var end = 0
      return String(decoding: test.text, as: UTF8.self).map { character in
        end += character.utf8.count
        return end
      }
    }
  }

  @Test func caretStopsAreGraphemeClusters() throws {
    let cases = try cases("GraphemeBreakTest", count: 602)
    check(cases, exceptions: BreakExceptions.grapheme) { test in
      let text = Rope(String(decoding: test.text, as: UTF8.self))
      var stops: [Int] = []
      var stop = ByteOffset.zero
      while stop < text.end {
        stop = Motion.grapheme(after: stop, in: text)
        stops.append(stop.utf8)
      }
      return stops
    }
    // Backwards they are the same.
    for test in cases {
      let text = Rope(String(decoding: test.text, as: UTF8.self))
      var stop = text.end
      while stop > .zero {
        let before = Motion.grapheme(before: stop, in: text)
        #expect(Motion.grapheme(after: before, in: text) == stop, "\(test)")
        stop = before
      }
    }
  }

  @Test func wordsAreThoseOfTheAnnex() throws {
    check(try cases("WordBreakTest", count: 1823), exceptions: BreakExceptions.word) { test in
      WordBreaks.segments(in: test.text).map(\.end)
    }
  }

  @Test func rowsMayEndWhereTheAnnexSays() throws {
    check(try cases("LineBreakTest", count: 7654), exceptions: BreakExceptions.line) { test in
      LineBreaks.opportunities(in: test.text)
    }
  }
}

import LiveMarkdown
import TestRandom
import Testing
import TextRope

/// Lines beyond the watermark are guessed, and every wrong guess is reported in time.
@Suite struct WatermarkTests {
  /// Limits so small that short texts meet them.
  static let tight: ScanLimits = {
    var limits = ScanLimits()
    limits.patience = 12
    limits.nearness = 20
    limits.guessing = 10
    limits.guesses = 3
    limits.restyling = 2
    return limits
  }()

  @Test(arguments: [UInt64(41), 42, 43, 44, 45, 46])
  func whatWasToldAndNotTakenBackIsRight(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for round in 0..<60 {
      var text = Rope("")
      for _ in 0..<Int.random(in: 5...60, using: &random) {
        text.apply(IncrementalTests.randomEdit(of: text, &random))
      }
      var document = MarkdownDocument(text, dialect: .commonMark, limits: Self.tight)
      var told = [Look?](repeating: nil, count: text.utf8Count)
      for _ in 0..<20 {
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          let edit = IncrementalTests.randomEdit(of: text, &random)
          text.apply(edit)
          let new = [Look?](repeating: nil, count: edit.replacement.utf8Count)
          told.replaceSubrange(edit.range.lowerBound.utf8..<edit.range.upperBound.utf8, with: new)
          Self.forget(document.apply(edit, text: text), in: &told)
        case 1: Self.forget(document.advance(budget: 64, text: text), in: &told)
        default:
          let lines = IncrementalTests.randomLines(of: text, &random)
          for run in document.runs(in: lines, of: text) {
            for i in run.range.lowerBound.utf8..<run.range.upperBound.utf8 { told[i] = Look(run) }
          }
        }
      }
      while !document.isComplete {
        Self.forget(document.advance(budget: 128, text: text), in: &told)
      }
      var fresh = MarkdownDocument(text, dialect: .commonMark)
      let truth = fresh.runs(in: text.bounds, of: text).flatMap {
        Array(repeating: Look($0), count: $0.range.count)
      }
      let wrong = told.indices.first { told[$0] != nil && told[$0] != truth[$0] }
      #expect(wrong == nil, "seed \(seed), round \(round): \(text.debugDescription)")
    }
  }

  private static func forget(_ ranges: [Range<ByteOffset>], in told: inout [Look?]) {
    for range in ranges {
      for i in range.lowerBound.utf8..<range.upperBound.utf8 { told[i] = nil }
    }
  }
}

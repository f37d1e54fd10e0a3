import Testing
import UnicodeRules

@Suite struct JoiningTests {
  /// The text before and after the offset, and whether its letters join there.
  @Test(arguments: [
    ("س", "لام", true), ("سل", "ام", true), ("سلا", "م", false), ("بِ", "ت", true),
    ("ب", "ِت", true), ("ب", " ت", false), ("", "ب", false), ("ب", "", false), ("a", "b", false),
    ("ש", "ל", false), ("ب\u{200D}", "x", false), ("ـ", "ب", true),
  ])
  func lettersJoinWhereBothSidesDo(before: String, after: String, joins: Bool) {
    #expect(Joining.joins(at: before.utf8.count, in: Array((before + after).utf8)) == joins)
  }

  @Test(arguments: [(30, true), (31, false)])
  func marksBetweenLettersCountOnlyBeyondTheStreamSafeFormat(marks: Int, joins: Bool) {
    let marks = String(repeating: "\u{650}", count: marks)
    #expect(Joining.joins(at: 2, in: Array("ب\(marks)ت".utf8)) == joins)
    #expect(Joining.joins(at: 2 + marks.utf8.count, in: Array("ب\(marks)ت".utf8)) == joins)
  }
}

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
}

import TestFonts
import TextRope
import Testing

@testable import TextLayout

/// A slice of spare time is short whatever the text: by the work in it, not by a clock.
struct RefiningTests {
  /// What a slice may take: its budget, and one line or window more, at the most of what one is.
  private static let budget = 16 * 1024
  private static let shapingWork = 16
  private static let longest = 2048

  private static let texts = [
    "the quick brown fox jumps over the lazy dog\n",
    "人口の多い都市では、毎日の通勤が「大変」だという。\n",
    "السلام عليكم ورحمة الله وبركاته (12) كيف حالك؟\n",
    "a\tb\tccc\t\t\td\te 12\t\n", "\n", "```\nlet x = 1\n```\n",
    "ภาษาไทยเขียนติดกันไม่เว้นวรรค\n", "👩‍👩‍👧👍🏽🇩🇪😀\n",
    // Long lines, laid out in windows.
    String(repeating: "the quick brown fox ", count: 2000) + "\n",
    String(repeating: "人口の多い都市では、", count: 2000) + "\n",
    String(repeating: "m", count: 40_000) + "\n",
    String(repeating: "word ", count: 200) + "\n",
  ]

  @Test(arguments: texts) func aSliceKeepsToItsBudgetByOneLine(_ piece: String) {
    var page = LongPage(String(repeating: piece, count: 100_000 / piece.utf8.count + 1))
    var isUnfinished = true
    var slices = 0
    while isUnfinished {
      let (bytes, lines) = (page.fonts.bytesShaped, page.layout.counters.linesLaidOut)
      isUnfinished = page.refine(budget: Self.budget)
      let shaped = page.fonts.bytesShaped - bytes
      #expect(shaped <= Self.budget / Self.shapingWork + Self.longest, "slice \(slices)")
      #expect(page.layout.counters.linesLaidOut - lines <= Self.budget / 256 + 1)
      slices += 1
    }
    #expect(slices > 3)
    #expect(page.layout.isExact)
  }
}

/// Where the break suites and this package differ: the case as it stands in the file, and what comes
/// out instead.
nonisolated enum BreakExceptions {
  /// Swift's `Character` knows the rule as newer versions of Unicode have it: a joiner joins only what
  /// is Extended_Pictographic, which U+2701 is no more.
  static let grapheme = ["÷ 2701 × 200D × 2701 ÷": "÷ 2701 × 200D ÷ 2701 ÷"]

  /// ICU's root locale takes the colon out of MidLetter (Swedish and Finnish alone write it inside
  /// words), and this package ends words at `:` and `.` between letters by policy.
  static let word = [
    "÷ 0061 × 003A × 0041 ÷": "÷ 0061 ÷ 003A ÷ 0041 ÷",
    "÷ 0061 × 003A × 0308 × 0041 ÷": "÷ 0061 ÷ 003A × 0308 ÷ 0041 ÷",
    "÷ 0061 × 003A × 05D0 ÷": "÷ 0061 ÷ 003A ÷ 05D0 ÷",
    "÷ 0061 × 003A × 0308 × 05D0 ÷": "÷ 0061 ÷ 003A × 0308 ÷ 05D0 ÷",
    "÷ 0061 × 003A × 0061 × 2060 ÷": "÷ 0061 ÷ 003A ÷ 0061 × 2060 ÷",
    "÷ 0061 × 003A × 0308 × 0061 × 2060 ÷": "÷ 0061 ÷ 003A × 0308 ÷ 0061 × 2060 ÷",
    "÷ 0061 × 003A × 0061 ÷ 003A ÷": "÷ 0061 ÷ 003A ÷ 0061 ÷ 003A ÷",
    "÷ 0061 × 003A × 0308 × 0061 ÷ 003A ÷": "÷ 0061 ÷ 003A × 0308 ÷ 0061 ÷ 003A ÷",
    "÷ 0061 × 003A × 0061 ÷ 0027 ÷": "÷ 0061 ÷ 003A ÷ 0061 ÷ 0027 ÷",
    "÷ 0061 × 003A × 0308 × 0061 ÷ 0027 ÷": "÷ 0061 ÷ 003A × 0308 ÷ 0061 ÷ 0027 ÷",
    "÷ 0061 × 003A × 0061 ÷ 0027 × 2060 ÷": "÷ 0061 ÷ 003A ÷ 0061 ÷ 0027 × 2060 ÷",
    "÷ 0061 × 003A × 0308 × 0061 ÷ 0027 × 2060 ÷": "÷ 0061 ÷ 003A × 0308 ÷ 0061 ÷ 0027 × 2060 ÷",
    "÷ 0061 × 003A × 0061 ÷ 002C ÷": "÷ 0061 ÷ 003A ÷ 0061 ÷ 002C ÷",
    "÷ 0061 × 003A × 0308 × 0061 ÷ 002C ÷": "÷ 0061 ÷ 003A × 0308 ÷ 0061 ÷ 002C ÷",
    "÷ 0041 × 003A × 0041 ÷": "÷ 0041 ÷ 003A ÷ 0041 ÷",
  ]

  static let line = hyphenBeforeLetter.merging(separatorBeforeDigit) { first, _ in first }
    .merging(spaceBeforeDecimal) { first, _ in first }

  /// A hyphen that begins a text, or follows a space, stays with the letter after it: ICU's rule
  /// 20.09, the later LB20a.
  private static let hyphenBeforeLetter = [
    "× 002D ÷ 0023 ÷":
      "× 002D × 0023 ÷",
    "× 002D × 0308 ÷ 0023 ÷":
      "× 002D × 0308 × 0023 ÷",
    "× 002D ÷ 00A7 ÷":
      "× 002D × 00A7 ÷",
    "× 002D × 0308 ÷ 00A7 ÷":
      "× 002D × 0308 × 00A7 ÷",
    "× 002D ÷ 50005 ÷":
      "× 002D × 50005 ÷",
    "× 002D × 0308 ÷ 50005 ÷":
      "× 002D × 0308 × 50005 ÷",
    "× 002D ÷ 0E01 ÷":
      "× 002D × 0E01 ÷",
    "× 002D × 0308 ÷ 0E01 ÷":
      "× 002D × 0308 × 0E01 ÷",
  ]

  /// A comma or full stop stays with the digit after it, whatever is before: ICU takes numbers by
  /// the regular expression of section 8.2, example 7, in place of LB25.
  private static let separatorBeforeDigit = [
    "× 002C ÷ 0030 ÷":
      "× 002C × 0030 ÷",
    "× 002C × 0308 ÷ 0030 ÷":
      "× 002C × 0308 × 0030 ÷",
    "× 0061 × 002E ÷ 0032 × 0020 ÷":
      "× 0061 × 002E × 0032 × 0020 ÷",
    "× 0061 × 002E ÷ 0032 × 0020 ÷ 0915 ÷":
      "× 0061 × 002E × 0032 × 0020 ÷ 0915 ÷",
    "× 0061 × 002E ÷ 0032 × 0020 ÷ 672C ÷":
      "× 0061 × 002E × 0032 × 0020 ÷ 672C ÷",
    "× 0061 × 002E ÷ 0032 × 3000 ÷ 672C ÷":
      "× 0061 × 002E × 0032 × 3000 ÷ 672C ÷",
    "× 0061 × 002E ÷ 0032 × 3000 ÷ 307E ÷":
      "× 0061 × 002E × 0032 × 3000 ÷ 307E ÷",
    "× 0061 × 002E ÷ 0032 × 3000 ÷ 0033 ÷":
      "× 0061 × 002E × 0032 × 3000 ÷ 0033 ÷",
    "× 0041 × 002E ÷ 0031 × 0020 ÷ BABB ÷":
      "× 0041 × 002E × 0031 × 0020 ÷ BABB ÷",
    "× BD24 ÷ C5B4 × 002E × 0020 ÷ 0041 × 002E ÷ 0032 × 0020 ÷ BCFC ÷":
      "× BD24 ÷ C5B4 × 002E × 0020 ÷ 0041 × 002E × 0032 × 0020 ÷ BCFC ÷",
    "× BD10 ÷ C694 × 002E × 0020 ÷ 0041 × 002E ÷ 0033 × 0020 ÷ BABB ÷":
      "× BD10 ÷ C694 × 002E × 0020 ÷ 0041 × 002E × 0033 × 0020 ÷ BABB ÷",
    "× C694 × 002E × 0020 ÷ 0041 × 002E ÷ 0034 × 0020 ÷ BABB ÷":
      "× C694 × 002E × 0020 ÷ 0041 × 002E × 0034 × 0020 ÷ BABB ÷",
    "× 0061 × 002E ÷ 0032 × 3000 ÷ 300C ÷":
      "× 0061 × 002E × 0032 × 3000 ÷ 300C ÷",
  ]

  /// By the same expression a number may begin with its decimal point, so that a row may end
  /// after the space before it.
  private static let spaceBeforeDecimal = [
    "× 0065 × 0071 × 0075 × 0061 × 006C × 0073 × 0020 × 002E "
      + "÷ 0033 × 0035 × 0020 ÷ 0063 × 0065 × 006E × 0074 × 0073 ÷":
      "× 0065 × 0071 × 0075 × 0061 × 006C × 0073 × 0020 ÷ 002E "
      + "× 0033 × 0035 × 0020 ÷ 0063 × 0065 × 006E × 0074 × 0073 ÷"
  ]
}

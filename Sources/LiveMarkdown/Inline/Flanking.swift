internal import UnicodeRules

/// What the characters at both sides of a delimiter run allow it to do (CommonMark 0.31.2, section
/// 6.2), with an amendment for East Asian text.
///
/// Chinese, Japanese and Korean put no space between words, so the rule that a mark between a
/// letter and punctuation is none breaks emphasis there: in the relaxed form CJK punctuation does
/// not count as punctuation, and a CJK character on the far side does what punctuation does. The
/// extra conditions for marks that do not work inside words keep CommonMark's own punctuation.
struct Flanking {
  private let isLeft: Bool
  private let isRight: Bool
  private let followsPunctuation: Bool
  private let precedesPunctuation: Bool

  /// Judges a run by its neighbours; nil, the edge of the paragraph, counts as white space.
  init(before: Unicode.Scalar?, after: Unicode.Scalar?, relaxedForCJK: Bool) {
    let spaceBefore = before.map(CharacterClasses.isWhitespace) ?? true
    let spaceAfter = after.map(CharacterClasses.isWhitespace) ?? true
    let cjkBefore = relaxedForCJK && (before.map(CharacterClasses.isCJK) ?? false)
    let cjkAfter = relaxedForCJK && (after.map(CharacterClasses.isCJK) ?? false)
    followsPunctuation = before.map(CharacterClasses.isPunctuation) ?? false
    precedesPunctuation = after.map(CharacterClasses.isPunctuation) ?? false
    isLeft =
      !spaceAfter
      && (!precedesPunctuation || cjkAfter || spaceBefore || followsPunctuation || cjkBefore)
    isRight =
      !spaceBefore
      && (!followsPunctuation || cjkBefore || spaceAfter || precedesPunctuation || cjkAfter)
  }

  func canOpen(intraword: Bool) -> Bool {
    isLeft && (intraword || !isRight || followsPunctuation)
  }

  func canClose(intraword: Bool) -> Bool {
    isRight && (intraword || !isLeft || precedesPunctuation)
  }
}

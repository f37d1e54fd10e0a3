internal import UnicodeRules

/// The direction of paragraphs, as UIKit's `NSWritingDirection` names it.
///
/// It decides at which side a paragraph starts and how runs of both directions stand in a row, not
/// the direction of the letters themselves (UAX #9, rule HL1).
public enum WritingDirection: Hashable, Sendable, CaseIterable {
  /// Each paragraph's first strong character decides: the default.
  case natural
  /// Every paragraph starts at the left.
  case leftToRight
  /// Every paragraph starts at the right.
  case rightToLeft
}

extension WritingDirection {
  init(_ direction: BaseDirection) {
    self =
      switch direction {
      case .natural: .natural
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      }
  }

  var baseDirection: BaseDirection {
    switch self {
    case .natural: .natural
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}

public import Foundation
internal import GrowingField

/// How large a person wants text to be, from the smallest to the largest.
///
/// The default is `large`. A font that a program gave grows and shrinks in proportion.
public enum ContentSizeCategory: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// Body text of 14 points.
  case extraSmall
  /// Body text of 15 points.
  case small
  /// Body text of 16 points.
  case medium
  /// Body text of 17 points, the default.
  case large
  /// Body text of 19 points.
  case extraLarge
  /// Body text of 21 points.
  case extraExtraLarge
  /// Body text of 23 points.
  case extraExtraExtraLarge
  /// Body text of 28 points.
  case accessibilityMedium
  /// Body text of 33 points.
  case accessibilityLarge
  /// Body text of 40 points.
  case accessibilityExtraLarge
  /// Body text of 47 points.
  case accessibilityExtraExtraLarge
  /// Body text of 53 points.
  case accessibilityExtraExtraExtraLarge

  /// True for the sizes above `extraExtraExtraLarge`.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// The size of body text in points: 14 to 23, and 28 to 53 for accessibility.
  public var bodySize: CGFloat { textSize.bodySize }

  /// Smaller text comes first.
  public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool {
    a.rawValue < b.rawValue
  }
}

extension ContentSizeCategory {
  init(_ size: TextSize) {
    self = Self.allCases[TextSize.allCases.firstIndex(of: size) ?? 3]
  }

  /// Both lists go from the smallest to the largest.
  var textSize: TextSize { TextSize.allCases[rawValue] }
}

public import Foundation
internal import GrowingField

/// How large a person wants text to be, from the smallest to the largest.
///
/// The default is `large`. A font that a program gave grows and shrinks in proportion.
public enum ContentSizeCategory: Int, Hashable, Sendable, CaseIterable, Comparable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

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

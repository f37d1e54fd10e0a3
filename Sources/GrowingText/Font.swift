public import Foundation
internal import GrowingField
internal import TextLayout

/// A font as a view asks for it: a family, a size in points, and the faces for bold and italic.
///
/// A family that is not among the opened fonts is drawn with the default one, Inter.
public struct Font: Hashable, Sendable {
  /// What a text is for; each has its size.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    /// A title of a whole screen, 34 points at the size `large`.
    case largeTitle
    /// A title of the first rank, 28 points at the size `large`.
    case title1
    /// A title of the second rank, 22 points at the size `large`.
    case title2
    /// A title of the third rank, 20 points at the size `large`.
    case title3
    /// A heading in bold, 17 points at the size `large`.
    case headline
    /// Running text, 17 points at the size `large`.
    case body
    /// A remark that stands out, 16 points at the size `large`.
    case callout
    /// A heading below another, 15 points at the size `large`.
    case subheadline
    /// A footnote, 13 points at the size `large`.
    case footnote
    /// A caption, 12 points at the size `large`.
    case caption1
    /// A second caption, 11 points at the size `large`.
    case caption2
  }

  /// The name of the font's family, such as `Inter` or `JetBrains Mono`.
  public var familyName: String
  /// The size of the em, in points; a view takes one that is not a positive number as 17.
  public var pointSize: CGFloat
  /// True for the bold face.
  public var isBold = false
  /// True for the italic face.
  public var isItalic = false
  /// Set where the size is the text style's: it then follows the view's text size.
  private(set) var textStyle: TextStyle?

  /// Creates a font; a size that is not a positive number is 17.
  public init(family: String, size: CGFloat) {
    familyName = family
    pointSize = Self.size(size)
  }

  private static func size(_ size: CGFloat) -> CGFloat { size.isFinite && size > 0 ? size : 17 }

  /// Returns the default family at a size in points.
  public static func systemFont(ofSize size: CGFloat) -> Font { Font(family: "Inter", size: size) }

  /// Returns the bold face of the default family at a size in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> Font {
    var font = systemFont(ofSize: size)
    font.isBold = true
    return font
  }

  /// Returns the italic face of the default family at a size in points.
  public static func italicSystemFont(ofSize size: CGFloat) -> Font {
    var font = systemFont(ofSize: size)
    font.isItalic = true
    return font
  }

  /// Returns the fixed-width family at a size in points.
  public static func monospacedSystemFont(ofSize size: CGFloat) -> Font {
    Font(family: "JetBrains Mono", size: size)
  }

  /// Returns the font of a text style.
  ///
  /// `pointSize` is the style's at text size L. A view that is given the font draws it at the size
  /// that its own text size asks for.
  public static func preferredFont(forTextStyle style: TextStyle) -> Font {
    var font = systemFont(ofSize: style.pointSize)
    font.isBold = style == .headline
    font.textStyle = style
    return font
  }

  init(_ spec: FontSpec) {
    self.init(family: spec.family, size: spec.size)
    isBold = spec.isBold
    isItalic = spec.isItalic
  }

  /// The machine's font at a text size; nil, its own default, for the body style.
  func spec(at textSize: TextSize) -> FontSpec? {
    guard self != .preferredFont(forTextStyle: .body) else { return nil }
    let factor = textStyle == nil ? 1 : textSize.bodySize / TextSize.l.bodySize
    return FontSpec(
      family: familyName, size: Self.size(pointSize) * factor, isBold: isBold, isItalic: isItalic)
  }
}

extension Font.TextStyle {
  /// Apple's sizes at text size L.
  fileprivate var pointSize: CGFloat {
    switch self {
    case .largeTitle: 34
    case .title1: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption1: 12
    case .caption2: 11
    }
  }
}

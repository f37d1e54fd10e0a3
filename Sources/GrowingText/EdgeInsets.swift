internal import Drawing
public import Foundation

/// Distances from the four edges of a rectangle inwards, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// From the top edge downwards.
  public var top: CGFloat
  /// From the left edge to the right.
  public var left: CGFloat
  /// From the bottom edge upwards.
  public var bottom: CGFloat
  /// From the right edge to the left.
  public var right: CGFloat

  /// No distance on any side.
  public static let zero = EdgeInsets()

  /// Creates insets; a side that is left out is 0.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  init(_ insets: Insets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  /// As the machine takes them: what is not a finite number counts as 0.
  var insets: Insets {
    func finite(_ side: CGFloat) -> Double { side.isFinite ? Double(side) : 0 }
    return Insets(
      top: finite(top), left: finite(left), bottom: finite(bottom), right: finite(right))
  }
}

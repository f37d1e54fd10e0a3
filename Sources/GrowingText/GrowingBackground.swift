internal import Drawing
public import Foundation

/// A ground behind a view that seems to grow with its text, up to what can be seen.
///
///     ┌ insets.top ───────┐
///     │ Hello             │   follows the height of the view, frame by frame
///     │ world             │
///     └ insets.bottom ────┘
///     ─────────────────────   visibleBottom, or the window's edge: the ground is cut here, and
///                             the text scrolls
///
/// Lengths are in points. Give it to `GrowingTextView.growingBackground`.
public struct GrowingBackground: Hashable, Sendable {
  /// The colour of the ground.
  public var color: Color
  /// The radius of its corners; those at a cut edge stay round.
  public var cornerRadius: CGFloat
  /// How far it reaches beyond the view.
  public var insets: EdgeInsets
  /// Where what can be seen ends, such as the top of an on-screen keyboard; nil is the window's
  /// edge.
  public var visibleBottom: CGFloat?

  /// Creates a ground; a visible edge that is not a number is none.
  public init(
    color: Color, cornerRadius: CGFloat = 0, insets: EdgeInsets = .zero,
    visibleBottom: CGFloat? = nil
  ) {
    self.color = color
    self.cornerRadius = cornerRadius.isFinite ? max(0, cornerRadius) : 0
    self.insets = insets
    self.visibleBottom = visibleBottom.flatMap { $0.isNaN ? nil : $0 }
  }

  /// Returns the frame of the ground behind a view.
  ///
  /// - Parameters:
  ///   - view: The view's frame.
  ///   - bottom: Where what can be seen ends; nil is nowhere.
  /// - Returns: The view's frame with the insets, cut at `bottom`; never of negative height.
  public func frame(behind view: CGRect, above bottom: CGFloat? = nil) -> CGRect {
    let top = view.minY - insets.top
    let end = min(view.maxY + insets.bottom, bottom ?? .infinity, visibleBottom ?? .infinity)
    return CGRect(
      x: view.minX - insets.left, y: top, width: view.width + insets.left + insets.right,
      height: max(0, end - top))
  }

  /// How high the view may be that begins at `top`; nil is no limit.
  func room(below top: Double, above bottom: Double) -> Double? {
    bottom.isFinite ? max(0, bottom - top - insets.bottom) : nil
  }

  func draw(behind view: Rect, above bottom: Double, into canvas: inout Canvas) {
    let frame = frame(
      behind: CGRect(x: view.x, y: view.y, width: view.width, height: view.height), above: bottom)
    let rect = Rect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
    canvas.rounded(rect, radius: min(cornerRadius, frame.height / 2), color.rgba)
  }
}

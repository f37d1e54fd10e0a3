public import Foundation
internal import GrowingField

/// The scrolling text inside a `GrowingTextView`, for what the view does not proxy.
///
/// It is a window on the view: it keeps the view alive, holds nothing itself, and two of them of
/// one view are the same.
public struct InternalTextView {
  private let view: GrowingTextView

  init(of view: GrowingTextView) { self.view = view }

  /// The text, as `GrowingTextView.text`.
  public var text: String {
    get { view.text }
    nonmutating set { view.text = newValue }
  }

  /// How far the text is scrolled, in points; `x` is always 0.
  public var contentOffset: CGPoint {
    CGPoint(x: 0, y: view.machine.contentOffset(at: view.now))
  }

  /// The size of the whole text with its insets, in points, exact.
  ///
  /// - Complexity: O(*n*) after the text or its width changed, *n* the rows that were never shown.
  public var contentSize: CGSize {
    CGSize(width: view.machine.configuration.width, height: view.measuredContent().height)
  }

  /// The space around the text, as `GrowingTextView.textContainerInset`.
  public var textContainerInset: EdgeInsets {
    get { view.textContainerInset }
    nonmutating set { view.textContainerInset = newValue }
  }

  /// True only where the text is taller than the view.
  public var isScrollEnabled: Bool { view.machine.isScrollEnabled }
}

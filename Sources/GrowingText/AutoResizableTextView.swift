public import Foundation
internal import GrowingField

/// A text view whose intrinsic height follows its text up to a maximum, from where on it scrolls.
///
/// It is a `GrowingTextView` seen as a layout sees a view: `textView` is what a host shows and
/// what has all other properties. Lengths are in points.
///
///     content      ▁▂▃▄▅▆▇█     intrinsicContentSize = min(content, maxHeight)
///     intrinsic    ▁▂▃▄▄▄▄▄     isScrollEnabled where the content is higher
///
public final class AutoResizableTextView {
  /// The view that is shown.
  public let textView: GrowingTextView
  /// Called when the intrinsic size has changed, where UIKit would lay out anew.
  public var didInvalidateIntrinsicContentSize: (() -> Void)?

  /// Creates a view that grows to a height; nil is without end.
  public convenience init(maxHeight: CGFloat?) {
    self.init(GrowingTextView(), maxHeight: maxHeight)
  }

  package init(_ textView: GrowingTextView, maxHeight: CGFloat?) {
    self.textView = textView
    textView.maxNumberOfLines = 0
    self.maxHeight = maxHeight
    textView.onHeightChange = { [weak self] in self?.didInvalidateIntrinsicContentSize?() }
  }

  /// The height from which on the text scrolls; nil, and what is not a positive number, is none.
  ///
  /// A view is never less high than one row.
  public var maxHeight: CGFloat? {
    get { textView.maxHeight > 0 ? textView.maxHeight : nil }
    set { textView.maxHeight = newValue ?? 0 }
  }

  /// The text, Markdown markers included.
  public var text: String {
    get { textView.text }
    set { textView.text = newValue }
  }

  /// The size of the whole text with its insets.
  ///
  /// - Complexity: That of `InternalTextView.contentSize`.
  public var contentSize: CGSize { textView.internalTextView.contentSize }

  /// The size that the view wants: as wide as it is, and as high as its text up to `maxHeight`.
  ///
  /// Where the height is animated this is where it ends; `textView.frame` is where it is.
  public var intrinsicContentSize: CGSize {
    CGSize(width: textView.frame.width, height: textView.machine.targetHeight)
  }

  /// True where the text is higher than `maxHeight`.
  public var isScrollEnabled: Bool { textView.machine.isScrollEnabled }
}

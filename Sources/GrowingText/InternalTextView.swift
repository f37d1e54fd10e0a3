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

  /// How far the text is scrolled, in points.
  ///
  /// `x` is always 0. An offset that is set is cut to the text; one that is not a number changes
  /// nothing.
  public var contentOffset: CGPoint {
    get { CGPoint(x: 0, y: view.machine.contentOffset(at: view.now)) }
    nonmutating set {
      if newValue.y.isFinite { view.perform(.contentOffset(newValue.y)) }
    }
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

  /// True only where the text is taller than the view, and false was not set.
  ///
  /// Set to false, it keeps the user from scrolling with the wheel; the caret is followed all the
  /// same. True, when set, is as the text has it.
  public var isScrollEnabled: Bool {
    get { view.machine.configuration.allowsScrolling && view.machine.isScrollEnabled }
    nonmutating set { view.configure { $0.allowsScrolling = newValue } }
  }

  /// Whether words are corrected as they are typed.
  ///
  /// A desktop has no use for it: nothing here corrects words.
  public var autocorrectionType: TextAutocorrectionType {
    get {
      TextAutocorrectionType(rawValue: view.machine.configuration.traits.autocorrection.rawValue)
        ?? .default
    }
    nonmutating set {
      view.configure {
        $0.traits.autocorrection = Autocorrection(rawValue: newValue.rawValue) ?? .default
      }
    }
  }

  /// The selected range, as `GrowingTextView.selectedRange`.
  public var selectedRange: NSRange {
    get { view.selectedRange }
    nonmutating set { view.selectedRange = newValue }
  }
}

internal import Foundation
internal import GrowingText

/// Notes the calls of a view to its delegate, and hands them on to the delegate that it had.
final class DelegateRecorder: GrowingTextViewDelegate {
  private(set) var calls: [DelegateCall] = []
  private(set) var pastedImages = 0
  private weak var next: (any GrowingTextViewDelegate)?

  init(passingOnTo next: (any GrowingTextViewDelegate)?) { self.next = next }

  /// Forgets the calls, not the count of images.
  func startAnew() { calls = [] }

  func growingTextViewShouldBeginEditing(_ view: GrowingTextView) -> Bool {
    calls.append(.shouldBeginEditing)
    return next?.growingTextViewShouldBeginEditing(view) ?? true
  }

  func growingTextViewShouldEndEditing(_ view: GrowingTextView) -> Bool {
    calls.append(.shouldEndEditing)
    return next?.growingTextViewShouldEndEditing(view) ?? true
  }

  func growingTextViewDidBeginEditing(_ view: GrowingTextView) {
    calls.append(.didBeginEditing)
    next?.growingTextViewDidBeginEditing(view)
  }

  func growingTextViewDidEndEditing(_ view: GrowingTextView) {
    calls.append(.didEndEditing)
    next?.growingTextViewDidEndEditing(view)
  }

  func growingTextView(
    _ view: GrowingTextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    calls.append(.shouldChangeText)
    return next?.growingTextView(view, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  func growingTextViewDidChange(_ view: GrowingTextView) {
    calls.append(.didChange)
    next?.growingTextViewDidChange(view)
  }

  func growingTextView(_ view: GrowingTextView, willChangeHeight height: CGFloat) {
    calls.append(.willChangeHeight)
    next?.growingTextView(view, willChangeHeight: height)
  }

  func growingTextView(
    _ view: GrowingTextView, changeHeightWith diff: CGFloat, animationContext: AnimationContext
  ) {
    calls.append(.changeHeight)
    next?.growingTextView(view, changeHeightWith: diff, animationContext: animationContext)
  }

  func growingTextView(_ view: GrowingTextView, didChangeHeight height: CGFloat) {
    calls.append(.didChangeHeight)
    next?.growingTextView(view, didChangeHeight: height)
  }

  func growingTextViewDidChangeSelection(_ view: GrowingTextView) {
    calls.append(.didChangeSelection)
    next?.growingTextViewDidChangeSelection(view)
  }

  func growingTextViewShouldReturn(_ view: GrowingTextView) -> Bool {
    calls.append(.shouldReturn)
    return next?.growingTextViewShouldReturn(view) ?? false
  }

  func userDidPaste(images: [Image]) {
    calls.append(.didPasteImages)
    pastedImages += images.count
    next?.userDidPaste(images: images)
  }
}

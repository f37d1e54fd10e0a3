public import Foundation

/// What a growing text view asks and tells.
///
/// Every call may be left out. One edit calls, animated or not, in this order:
///
///     shouldChangeTextIn                     asked, before anything has changed
///     didChangeSelection
///     changeHeightWith, willChangeHeight     where the height changes
///     didChange
///     ⋮                                      the frames of the animation
///     didChangeHeight                        once, when the height has arrived
///
/// Setting `text` calls `didChange` and the height calls. A property that is set inside a call takes
/// effect at once, and the calls it leads to follow after those that were due already; the focus,
/// asked for inside a question, moves when that is answered. Setting `text` inside
/// `shouldChangeTextIn` replaces the change that was asked about, whatever the answer. A `text` set inside `growingTextViewDidChange` does not
/// lead to another `growingTextViewDidChange`, and calls that lead to each other end after eight
/// rounds, so a delegate that answers each change with a change comes to rest.
public protocol GrowingTextViewDelegate: AnyObject {
  /// Asks whether editing should begin; true unless implemented.
  func growingTextViewShouldBeginEditing(_ growingTextView: GrowingTextView) -> Bool
  /// Asks whether editing should end; true unless implemented.
  func growingTextViewShouldEndEditing(_ growingTextView: GrowingTextView) -> Bool
  /// Tells that the view has the keyboard focus.
  func growingTextViewDidBeginEditing(_ growingTextView: GrowingTextView)
  /// Tells that the view gave up the keyboard focus.
  func growingTextViewDidEndEditing(_ growingTextView: GrowingTextView)

  /// Asks whether a text may replace a range; true unless implemented.
  ///
  /// Not asked where `text` is set by the program.
  ///
  /// - Parameters:
  ///   - growingTextView: The view, still with its old text.
  ///   - range: In UTF-16 units of the old text.
  ///   - text: What replaces it; empty where it is deleted.
  /// - Returns: False to leave everything as it is.
  func growingTextView(
    _ growingTextView: GrowingTextView, shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  /// Tells that the text has changed.
  func growingTextViewDidChange(_ growingTextView: GrowingTextView)

  /// Tells that the height goes to `height` points.
  func growingTextView(_ growingTextView: GrowingTextView, willChangeHeight height: CGFloat)
  /// Tells by how many points the height changes, so that what stands around can move along.
  ///
  /// - Parameters:
  ///   - growingTextView: The view.
  ///   - diff: From the last height that was announced to the new one, so that the differences of
  ///     a row of changes add up also when one interrupts the other.
  ///   - animationContext: Moves other things in the frames of the height; valid also after the
  ///     call.
  func growingTextView(
    _ growingTextView: GrowingTextView, changeHeightWith diff: CGFloat,
    animationContext: AnimationContext)
  /// Tells that the height has arrived at `height` points.
  func growingTextView(_ growingTextView: GrowingTextView, didChangeHeight height: CGFloat)

  /// Tells that the caret or the selection has moved.
  func growingTextViewDidChangeSelection(_ growingTextView: GrowingTextView)

  /// Asks what the Return key does: true resigns the focus and inserts nothing; false, which
  /// holds unless implemented, inserts a newline. Shift+Return inserts one unasked.
  func growingTextViewShouldReturn(_ growingTextView: GrowingTextView) -> Bool

  /// Tells that pictures, and no text beside them, were pasted.
  func userDidPaste(images: [Image])
}

/// What holds for a call that is left out.
extension GrowingTextViewDelegate {
  /// Editing may begin.
  public func growingTextViewShouldBeginEditing(_ growingTextView: GrowingTextView) -> Bool {
    true
  }
  /// Editing may end.
  public func growingTextViewShouldEndEditing(_ growingTextView: GrowingTextView) -> Bool { true }
  /// Does nothing.
  public func growingTextViewDidBeginEditing(_ growingTextView: GrowingTextView) {}
  /// Does nothing.
  public func growingTextViewDidEndEditing(_ growingTextView: GrowingTextView) {}
  /// Every change may happen.
  public func growingTextView(
    _ growingTextView: GrowingTextView, shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func growingTextViewDidChange(_ growingTextView: GrowingTextView) {}
  /// Does nothing.
  public func growingTextView(
    _ growingTextView: GrowingTextView, willChangeHeight height: CGFloat
  ) {}
  /// Does nothing.
  public func growingTextView(
    _ growingTextView: GrowingTextView, changeHeightWith diff: CGFloat,
    animationContext: AnimationContext
  ) {}
  /// Does nothing.
  public func growingTextView(
    _ growingTextView: GrowingTextView, didChangeHeight height: CGFloat
  ) {}
  /// Does nothing.
  public func growingTextViewDidChangeSelection(_ growingTextView: GrowingTextView) {}
  /// The Return key inserts a newline.
  public func growingTextViewShouldReturn(_ growingTextView: GrowingTextView) -> Bool { false }
  /// Does nothing.
  public func userDidPaste(images: [Image]) {}
}

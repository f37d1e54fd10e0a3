import Foundation
import GrowingText

/// Notes the calls that a view makes, by the names of scenes, and does what a test wants inside
/// them.
final class CallRecorder: GrowingTextViewDelegate {
  var calls: [String] = []
  var diffs: [Double] = []
  var contexts: [AnimationContext] = []
  /// Runs inside the call of a name, after it was noted.
  var during: [String: () -> Void] = [:]
  /// What a question is answered; otherwise as if there were no delegate.
  var answers: [String: Bool] = [:]

  /// Returns the calls since the last time.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  private func note(_ name: String) {
    calls.append(name)
    during[name]?()
  }

  private func ask(_ name: String, unless other: Bool = true) -> Bool {
    note(name)
    return answers[name] ?? other
  }

  func growingTextViewShouldBeginEditing(_ growingTextView: GrowingTextView) -> Bool {
    ask("shouldBeginEditing")
  }
  func growingTextViewShouldEndEditing(_ growingTextView: GrowingTextView) -> Bool {
    ask("shouldEndEditing")
  }
  func growingTextViewDidBeginEditing(_ growingTextView: GrowingTextView) {
    note("didBeginEditing")
  }
  func growingTextViewDidEndEditing(_ growingTextView: GrowingTextView) { note("didEndEditing") }
  func growingTextView(
    _ growingTextView: GrowingTextView, shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { ask("shouldChangeText") }
  func growingTextViewDidChange(_ growingTextView: GrowingTextView) { note("didChange") }
  func growingTextView(
    _ growingTextView: GrowingTextView, willChangeHeight height: CGFloat
  ) { note("willChangeHeight") }
  func growingTextView(
    _ growingTextView: GrowingTextView, changeHeightWith diff: CGFloat,
    animationContext: AnimationContext
  ) {
    diffs.append(diff)
    contexts.append(animationContext)
    note("changeHeight")
  }
  func growingTextView(
    _ growingTextView: GrowingTextView, didChangeHeight height: CGFloat
  ) { note("didChangeHeight") }
  func growingTextViewDidChangeSelection(_ growingTextView: GrowingTextView) {
    note("didChangeSelection")
  }
  func growingTextViewShouldReturn(_ growingTextView: GrowingTextView) -> Bool {
    ask("shouldReturn", unless: false)
  }
}

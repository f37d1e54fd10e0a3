internal import Foundation
internal import GrowingField
internal import SDLBackend

/// What the view asks and tells its delegate, its screen and its host.
extension GrowingTextView {
  func reply(to question: FieldQuestion, isSilent: Bool) -> FieldInput {
    if case .hasMemory(let bytes) = question { return .answer(hasMemory(bytes)) }
    var answer = ask(question, isSilent: isSilent) ?? (question != .shouldReturn)
    switch question {
    case .shouldBeginEditing where answer: answer = host?.yieldFocus(to: self) ?? true
    case .shouldEndEditing where !answer: answer = host?.hasFocusElsewhere(than: self) ?? false
    default: break
    }
    if question == .shouldReturn, !answer, onReturn?() == true { return .withdraw }
    return .answer(answer)
  }

  /// The delegate's answer; nil where there is nobody to ask.
  private func ask(_ question: FieldQuestion, isSilent: Bool) -> Bool? {
    guard !isSilent, let delegate else { return nil }
    switch question {
    case .shouldBeginEditing: return delegate.growingTextViewShouldBeginEditing(self)
    case .shouldEndEditing: return delegate.growingTextViewShouldEndEditing(self)
    case .shouldChangeText(let range, let replacement):
      return delegate.growingTextView(
        self, shouldChangeTextIn: NSRange(range), replacementText: replacement)
    case .shouldReturn: return delegate.growingTextViewShouldReturn(self)
    case .hasMemory: return nil
    }
  }

  /// True where so much can be had; where not, says so.
  func hasMemory(_ bytes: Int) -> Bool {
    guard let refusal = environment.memory.refusal(of: bytes) else { return true }
    if let onRefusal { onRefusal(refusal.description) } else { environment.onRefusal(refusal) }
    return false
  }

  func resetInputMethod() {
    onResetInputMethod?()
    host?.resetInputMethod()
  }

  func tell(_ event: FieldEvent, isSilent: Bool) {
    let delegate = isSilent ? nil : delegate
    switch event {
    case .didBeginEditing: delegate?.growingTextViewDidBeginEditing(self)
    case .didEndEditing: delegate?.growingTextViewDidEndEditing(self)
    case .didChangeSelection: delegate?.growingTextViewDidChangeSelection(self)
    case .didChange: delegate?.growingTextViewDidChange(self)
    case .changeHeight(let diff, let law): tellHeightChange(by: diff, law, to: delegate)
    case .willChangeHeight(let height): delegate?.growingTextView(self, willChangeHeight: height)
    case .didChangeHeight(let height): delegate?.growingTextView(self, didChangeHeight: height)
    }
  }

  /// Ends what the change before was moving and starts this one's animation.
  private func tellHeightChange(
    by diff: Double, _ law: HeightAnimation, to delegate: (any GrowingTextViewDelegate)?
  ) {
    let context = AnimationContext(law, diff: diff, at: lastTime)
    let interrupted = animation
    animation = context
    interrupted?.finish()
    delegate?.growingTextView(self, changeHeightWith: diff, animationContext: context)
    context.advance(to: lastTime)
    onHeightChange?()
  }

  func changeTextSize(_ step: TextSizeStep) {
    if let onTextSize {
      onTextSize(step)
    } else if let host {
      host.changeTextSize(step)
    } else {
      configure { $0.textSize = $0.textSize.stepped(step) }
    }
  }
}

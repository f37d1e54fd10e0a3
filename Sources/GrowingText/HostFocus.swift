internal import GrowingField

/// Which view of a host gets what: the pointer's events from a press to its release, and the focus
/// when the window gets it back.
struct HostFocus {
  private weak var pressed: GrowingTextView?
  private weak var paused: GrowingTextView?

  /// The view that a pointer event is for; `view` is the one under the pointer.
  mutating func target(of event: PointerEvent, over view: GrowingTextView?) -> GrowingTextView? {
    switch event.phase {
    case .down:
      if pressed == nil { pressed = view }
      return pressed
    case .moved: return pressed ?? view
    case .up:
      defer { pressed = nil }
      return pressed
    }
  }

  /// The view with the focus loses it with the window, and gets it back with it.
  mutating func windowFocus(_ hasFocus: Bool, responder: GrowingTextView?) {
    if hasFocus {
      if responder == nil { paused?.becomeFirstResponder() }
    } else {
      paused = responder
      responder?.resignFirstResponder()
    }
  }

  mutating func forget(_ view: GrowingTextView) {
    if pressed === view { pressed = nil }
    if paused === view { paused = nil }
  }
}

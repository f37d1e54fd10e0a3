internal import GrowingField

/// Which view of a host gets what: the pointer's events from a press to its release, and the focus
/// when the window gets it back.
struct HostFocus {
  private weak var pressed: GrowingTextView?
  /// The button that was pressed first: others change nothing until it is let go.
  private var heldButton: PointerButton?
  private weak var paused: GrowingTextView?

  /// The view that a pointer event is for; `view` is the one under the pointer.
  mutating func target(of event: PointerEvent, over view: GrowingTextView?) -> GrowingTextView? {
    if case .down = event.phase, heldButton == nil {
      heldButton = event.button
      pressed = view
    }
    if event.phase == .moved { return heldButton == nil ? view : pressed }
    guard event.button == heldButton else { return nil }
    defer {
      if event.phase == .up {
        heldButton = nil
        pressed = nil
      }
    }
    return pressed
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

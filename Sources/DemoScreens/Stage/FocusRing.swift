internal import Drawing
internal import GrowingField

/// Which control of a stage the keyboard's focus is on.
///
///     ┌─► field ─► Send ─► screen ─► text size ─► dialect ─► markers ─► moon ─► keyboard ─┐
///     └───────────────────────────────────────────────────────────────────────────────────┘
///
/// Tab goes on, Shift+Tab back; what a screen or a narrow window lacks is passed over.
struct FocusRing {
  enum Control: Hashable {
    case field, send
    case item(Toolbar.Item)
  }

  var current = Control.field
  /// The window has the focus, so that an outline may show.
  var isInWindow = false

  /// The control that a step leads to; from one that is there no more, as from the field.
  func neighbour(_ step: FocusStep, among controls: [Control]) -> Control {
    guard !controls.isEmpty else { return .field }
    let place = controls.firstIndex(of: current) ?? 0
    let offset = step == .forward ? 1 : controls.count - 1
    return controls[(place + offset) % controls.count]
  }
}

extension Canvas {
  /// Draws the outline of a control that has the focus: 2 points wide, inside `frame`.
  mutating func focusOutline(_ frame: Rect, radius: Double, _ color: RGBA) {
    border(frame, radius: radius, width: 2, color)
  }
}

internal import Drawing
internal import GrowingField
internal import GrowingText

/// The keyboard's focus: round the controls with Tab, and what keys do on them.
extension Stage {
  /// Does what Tab asked of the field, takes note of a field that has got the focus otherwise, as
  /// by a click, and gives it the focus of a control that is there no more.
  func followFocus(at time: Double) {
    let step = wantedStep
    wantedStep = nil
    if let step { moveFocus(step, at: time) }
    if ring.current == .field { return }
    if field.isFirstResponder {
      ring.current = .field
    } else if !controls(at: time).contains(ring.current) {
      content.handle(.focus(true), at: time)
      ring.current = .field
    }
  }

  /// Moves the focus; a field that does not let go of it, or does not take it, stops it.
  private func moveFocus(_ step: FocusStep, at time: Double) {
    let next = ring.neighbour(step, among: controls(at: time))
    if next == ring.current { return }
    if ring.current == .field || next == .field {
      content.handle(.focus(next == .field), at: time)
      if field.isFirstResponder != (next == .field) { return }
    }
    ring.current = next
  }

  private func controls(at time: Double) -> [FocusRing.Control] {
    let items = toolbar?.items(toolbarState(at: time), fonts: &environment.fonts) ?? []
    return [.field] + (content.sendFrame(at: time) == nil ? [] : [.send])
      + items.map(FocusRing.Control.item)
  }

  /// Takes a key for the control that has the focus.
  func pressControl(_ press: KeyPress, at time: Double) {
    isSpaceSpent = press.key == .space
    switch (press.key, press.modifiers.subtracting(.capsLock), ring.current) {
    case (.tab, [], _): moveFocus(.forward, at: time)
    case (.tab, .shift, _): moveFocus(.backward, at: time)
    case (.space, [], .send), (.return, [], .send): content.send(at: time)
    case (.space, [], .item(let item)), (.return, [], .item(let item)):
      let state = toolbarState(at: time)
      perform(toolbar?.activate(item, state, fonts: &environment.fonts), at: time)
    default: break
    }
  }

  func drawFocus(into canvas: inout Canvas, at time: Double) {
    guard ring.isInWindow else { return }
    let color = current.tintColor ?? Palette.of(current.appearance).accent
    switch ring.current {
    case .field: break
    case .send:
      guard let frame = content.sendFrame(at: time) else { return }
      let outline = Rect(
        x: frame.x - 3, y: frame.y - 3, width: frame.width + 6, height: frame.height + 6)
      canvas.focusOutline(outline, radius: outline.height / 2, color)
    case .item(let item):
      toolbar?.drawFocus(
        on: item, into: &canvas, toolbarState(at: time), color, fonts: &environment.fonts)
    }
  }
}

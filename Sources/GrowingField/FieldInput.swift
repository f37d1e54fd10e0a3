package import Drawing

package enum PointerButton: Sendable, Hashable { case left, middle, right }

package struct PointerEvent: Sendable, Hashable {
  package enum Phase: Sendable, Hashable {
    /// `count` is 1 for a single, 2 for a double, 3 for a triple click.
    case down(count: Int)
    case moved
    case up
  }
  package var phase: Phase
  package var location: Point
  package var button: PointerButton
  package var modifiers: Modifiers

  package init(
    _ phase: Phase, at location: Point, button: PointerButton = .left, modifiers: Modifiers = []
  ) {
    self.phase = phase
    self.location = location
    self.button = button
    self.modifiers = modifiers
  }
}

/// Data of one MIME type on a clipboard.
package typealias Flavours = [String: [UInt8]]

package struct ClipboardRequestID: Hashable, Sendable {
  package var rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }
}

/// Everything that can happen to a field, as a value.
///
/// Places are in points; a screen gets them in the window's coordinates and hands them on in the
/// field's.
package enum FieldInput: Sendable {
  /// Committed text: a key's character, or what an input method commits, in one event.
  case text(String)
  /// Input-method preedit, empty to end it; `selection` in UTF-16 units of it.
  case preedit(String, selection: Range<Int>?)
  case key(KeyPress)
  case pointer(PointerEvent)
  /// In rows: positive `dy` scrolls towards the end, positive `dx` to the right.
  case wheel(dx: Double, dy: Double, at: Point)
  /// Another text size is wanted, by the wheel.
  case textSize(TextSizeStep)
  /// The keyboard focus came (true) or went.
  case focus(Bool)
  /// What a `clipboardRead` asked for; nil where it could not be had.
  case clipboard(ClipboardRequestID, Flavours?)
  /// The answer to the open `FieldQuestion`.
  case answer(Bool)
  /// Drops what the open question was about: whoever was asked has dealt with it.
  case withdraw
  /// Picks the entry of a label from the open menu; one that is greyed or not there stays unpicked.
  case pick(String)
  /// Nothing but the time.
  case tick
  /// Spare time: about so many bytes of text may be measured; a line counts for 256 more.
  case idle(budget: Int)
}

package import Drawing
package import GrowingField
package import GrowingText

/// One thing that happens in a scene.
nonisolated package struct Step: Sendable {
  package enum Action: Sendable {
    /// A text input for each grapheme cluster; a newline is the Return key.
    case type(String)
    /// One text input.
    case insert(String)
    case compose(String, selection: Range<Int>?)
    case key(KeyName, times: Int)
    /// Sets the clipboard, then presses Ctrl+V.
    case paste(Flavours)
    case clipboard(Flavours)
    case click(Place, count: Int, button: PointerButton, modifiers: Modifiers)
    case drag(from: Place, to: Place)
    /// In rows; nil is the middle of the field. With Control it changes the text size.
    case wheel(dx: Double, dy: Double, at: Place?, modifiers: Modifiers)
    /// Opens the context menu and picks the entry of a label.
    case menu(String)
    case set(FieldSettings)
    case resize(Size)
    case keyboard(KeyboardName)
    case focus(Bool)
    /// In seconds.
    case wait(Double)
    case settle
    case snapshot(String, region: Region)
    case expect([Expectation])
  }

  /// Where a pointer acts.
  package enum Place: Sendable, Hashable {
    /// In the window's points.
    case point(Point)
    /// At the caret of an offset of the text, in UTF-16 units.
    case offset(Int)
  }

  package enum Region: String, Sendable, Hashable, CaseIterable { case window, field }

  package var action: Action
  /// `$.steps[3]`.
  package var path: String
}

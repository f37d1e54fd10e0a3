package import Drawing
package import GrowingField

/// What a window tells its loop.
package enum WindowEvent: Sendable {
  /// For the screen; places in points of the window.
  case input(FieldInput)
  /// The window's new size in points.
  case resized(Size)
  /// What the window shows is lost: all of it is to be presented again.
  case exposed
  /// The user closed the window, or the program is to end.
  case closed
}

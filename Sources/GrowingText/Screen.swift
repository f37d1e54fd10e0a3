package import Drawing
package import GrowingField

/// What a window shows: a field and what stands around it.
///
/// The window loop and the scene player drive the same screens.
///
/// Times are in seconds and never run backwards. Places are in the window's points.
package protocol Screen: AnyObject {
  var field: GrowingTextView { get }
  var size: Size { get }
  func resize(to size: Size, at time: Double)
  /// Hands an input to what it is for: the field, a button, the list.
  func handle(_ input: FieldInput, at time: Double)
  /// Appearance, text size, dialect, markers, motion: of the screen and its field.
  func configure(_ change: @escaping (inout FieldConfiguration) -> Void, at time: Double)
  /// Moves what is animated to a time: one frame.
  func advance(to time: Double)
  /// True while something other than the blink moves.
  func isMoving(at time: Double) -> Bool
  /// When the picture next changes by itself.
  func nextChange(after time: Double) -> Double?
  func draw(into canvas: inout Canvas, at time: Double)
  /// The texts that were sent: the Messages screen's; empty elsewhere.
  var messages: [String] { get }
  /// What the pointer looks like at a place.
  func pointerShape(at point: Point) -> PointerShape
  /// Shows an on-screen keyboard or hides it; it moves where `isAnimated`, else it is there at
  /// once.
  func show(_ keyboard: KeyboardName, isAnimated: Bool, at time: Double)
  /// Where the on-screen keyboard is: of no height at the window's bottom while it is hidden.
  func keyboardFrame(at time: Double) -> Rect
}

package enum PointerShape: Sendable, Hashable { case arrow, iBeam, hand }

/// The on-screen keyboards that scenes can name.
nonisolated package enum KeyboardName: String, Sendable, Hashable, CaseIterable {
  case hidden, english, japanese
}

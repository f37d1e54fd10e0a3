internal import Drawing
internal import Foundation
internal import GrowingField
internal import GrowingText

/// A screen as a stage shows it: between the stage's toolbar and its on-screen keyboard.
///
/// It lays itself out by its surroundings, as functions of time: in each frame it stands beside the
/// keyboard of that frame.
protocol StagedScreen: AnyObject {
  var field: GrowingTextView { get }
  func resize(to size: Size, at time: Double)
  func handle(_ input: FieldInput, at time: Double)
  func configure(_ change: @escaping (inout FieldConfiguration) -> Void, at time: Double)
  func advance(to time: Double)
  func isMoving(at time: Double) -> Bool
  func nextChange(after time: Double) -> Double?
  /// Draws the screen without its menu.
  func draw(into canvas: inout Canvas, at time: Double)
  var messages: [String] { get }
  /// Where the screen's Send button is; nil where it has none, or nothing to send.
  func sendFrame(at time: Double) -> Rect?
  /// Does what a click on Send does.
  func send(at time: Double)
  func pointerShape(at point: Point) -> PointerShape
}

/// A screen that is its field and nothing else that moves.
extension StagedScreen {
  func advance(to time: Double) { field.advance(to: time) }
  func isMoving(at time: Double) -> Bool { field.isMoving(at: time) }
  func nextChange(after time: Double) -> Double? { field.nextChange(after: time) }
  func pointerShape(at point: Point) -> PointerShape { field.shape(at: point) }
  var messages: [String] { [] }
  func sendFrame(at time: Double) -> Rect? { nil }
  func send(at time: Double) {}
}

/// What stands round a screen in its window.
final class Surroundings {
  /// Where the stage's toolbar ends.
  let top: Double
  let keyboard: OnScreenKeyboard

  init(top: Double, keyboard: OnScreenKeyboard) {
    self.top = top
    self.keyboard = keyboard
  }

  /// Where the keyboard begins, or the window ends.
  func bottom(at time: Double) -> Double {
    min(keyboard.windowSize.height, keyboard.frame(at: time).minY)
  }
}

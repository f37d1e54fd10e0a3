internal import Drawing
internal import Foundation
internal import GrowingField
internal import GrowingText

/// What a screen is made with.
struct ScreenSetting {
  var environment: Environment
  var configuration: FieldConfiguration
  var size: Size
  var surroundings: Surroundings
  /// The field's width where a screen leaves it to its user; nil follows the window.
  var fieldWidth: Double?

  /// The field of a screen: the configuration with what the screen makes of it, a placeholder where
  /// none was given, and no place yet.
  func makeField(
    placeholder: String, _ change: (inout FieldConfiguration) -> Void = { _ in }
  ) -> GrowingTextView {
    var configuration = configuration
    if configuration.placeholder.isEmpty { configuration.placeholder = placeholder }
    change(&configuration)
    return GrowingTextView(
      environment: environment, configuration: configuration,
      frame: Rect(x: 0, y: 0, width: configuration.width, height: 0))
  }
}

/// Where the text of a screen stands from left to right: in the middle of its window, and no wider
/// than a line should be.
struct TextColumn {
  let x: Double
  let width: Double

  init(in size: Size, margin: Double, widest: Double) {
    width = max(0, min(size.width - 2 * margin, widest))
    x = ((size.width - width) / 2).rounded()
  }
}

extension Surroundings {
  /// The keyboard as it is or will be, taken at once.
  func keyboardNow(at time: Double) -> KeyboardTransition {
    let frame = keyboard.transition.endFrame
    return KeyboardTransition(from: frame, to: frame, duration: 0, start: time)
  }
}

import Drawing
import Foundation
import GrowingText

@testable import DemoScreens

extension Surroundings {
  /// A whole window of a size, without a toolbar, its keyboard hidden.
  convenience init(window size: Size) {
    self.init(
      top: 0,
      keyboard: OnScreenKeyboard(windowSize: CGSize(width: size.width, height: size.height)))
  }
}

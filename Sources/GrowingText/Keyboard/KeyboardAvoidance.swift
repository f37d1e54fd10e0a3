public import Foundation

/// Keeps a frame above an on-screen keyboard, and gives back the original when it goes.
///
///     original        keyboard half-way      shown
///     ┌────────┐      ┌────────┐             ┌────────┐
///     │ text   │      │ text   │             └────────┘  gap
///     │        │      └────────┘  gap        ┌────────┐
///     └────────┘      ┌────────┐             │ keys   │
///
/// A function of the original frame and of where the keyboard is, not of what happened before: a
/// keyboard that changes its height while shown, one that is interrupted half-way and a window that
/// is resized meanwhile (set `originalFrame`) all come out right, and the frame moves in the frames
/// of the keyboard, by its curve.
public struct KeyboardAvoidance: Hashable, Sendable {
  /// What gives way.
  public enum Manner: Hashable, Sendable {
    /// The frame gets less high: a text that fills a window.
    case resize
    /// The frame moves up: the field of a chat.
    case move
  }

  /// Where the view is while no keyboard shows.
  public var originalFrame: CGRect
  /// Points between the frame and the keyboard.
  public var gap: CGFloat
  /// What gives way; `resize` unless told.
  public var manner: Manner

  /// Creates an avoidance; a gap that is not a number is 10.
  public init(originalFrame: CGRect, gap: CGFloat = 10, manner: Manner = .resize) {
    self.originalFrame = originalFrame
    self.gap = gap.isFinite ? gap : 10
    self.manner = manner
  }

  /// Returns the frame beside a keyboard.
  ///
  /// - Parameters:
  ///   - keyboard: The keyboard's frame, wherever it is; below the window's bottom it is hidden.
  ///   - windowHeight: The height of the window.
  /// - Returns: The original frame, with its bottom at least the gap above the keyboard; a keyboard
  ///   that is just coming up opens the gap point by point. The frame never leaves the top of the
  ///   window, and its height is never negative.
  public func frame(above keyboard: CGRect, windowHeight: CGFloat) -> CGRect {
    let visible = windowHeight - keyboard.minY
    guard visible > 0 else { return originalFrame }
    let bottom = keyboard.minY - min(gap, visible)
    guard bottom < originalFrame.maxY else { return originalFrame }
    var frame = originalFrame
    switch manner {
    case .resize: frame.size.height = max(0, bottom - frame.minY)
    case .move: frame.origin.y = max(min(0, frame.minY), bottom - frame.height)
    }
    return frame
  }

  /// Returns the frame at a time.
  public func frame(above keyboard: OnScreenKeyboard, at time: TimeInterval) -> CGRect {
    frame(above: keyboard.frame(at: time), windowHeight: keyboard.windowSize.height)
  }
}

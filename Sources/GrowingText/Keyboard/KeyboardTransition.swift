public import Foundation
internal import GrowingField

/// How an on-screen keyboard moves: between which frames, how long and by which curve.
///
/// A function of time: where the keyboard is at a moment depends on nothing else. Frames are in
/// points of the window; a hidden keyboard lies below it.
public struct KeyboardTransition: Hashable, Sendable {
  /// Where the keyboard is when it sets off; half-way, where it interrupted another transition.
  public var beginFrame: CGRect
  /// Where it will be: the only frame to lay out by, since keyboards differ in height.
  public var endFrame: CGRect
  /// In seconds; 0 is at once.
  public var duration: TimeInterval
  /// How it moves between the frames.
  public var curve: GrowingTextView.AnimationCurve
  /// When it sets off, in seconds of the host's clock.
  public var start: TimeInterval

  /// Creates a transition; a duration that is not a positive number is 0.
  public init(
    from beginFrame: CGRect, to endFrame: CGRect, duration: TimeInterval,
    curve: GrowingTextView.AnimationCurve = .easeInOut, start: TimeInterval
  ) {
    self.beginFrame = beginFrame
    self.endFrame = endFrame
    self.duration = duration.isFinite ? max(0, duration) : 0
    self.curve = curve
    self.start = start
  }

  /// When the keyboard has arrived.
  public var end: TimeInterval { start + duration }

  /// The part of the way that is done at a time, eased: 0 before the start, exactly 1 from the end
  /// on.
  public func progress(at time: TimeInterval) -> CGFloat {
    HeightAnimation(from: 0, to: 1, start: start, duration: duration, curve: curve.fieldCurve)
      .progress(at: time)
  }

  /// Where the keyboard is at a time.
  public func frame(at time: TimeInterval) -> CGRect {
    let progress = progress(at: time)
    if progress == 1 { return endFrame }
    func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * progress }
    return CGRect(
      x: between(beginFrame.minX, endFrame.minX), y: between(beginFrame.minY, endFrame.minY),
      width: between(beginFrame.width, endFrame.width),
      height: between(beginFrame.height, endFrame.height))
  }
}

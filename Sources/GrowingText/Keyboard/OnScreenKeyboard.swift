public import Foundation

/// Where a program's on-screen keyboard is, and who is told when it moves.
///
///     hidden ──show──► shown ──show: another frame──► shown ──hide──► hidden
///            willShow         willChangeFrame                willHide
///
/// The program draws the keyboard where `frame(at:)` says and calls `show` and `hide`. A transition
/// that interrupts another sets off from where the keyboard is, so nothing jumps. Times are in
/// seconds and never run backwards, lengths in points of the window.
public final class OnScreenKeyboard {
  /// The transition that runs, or ran last; its end frame is where the keyboard is or will be.
  public private(set) var transition: KeyboardTransition
  /// True from the call of `show` to that of `hide`.
  public private(set) var isShown = false

  private struct Registration { weak var observer: KeyboardObserver? }
  private var registrations: [Registration] = []

  /// The size of the window at whose bottom the keyboard lies.
  ///
  /// After a change a hidden keyboard stays hidden; one that is shown is to be shown anew, in its
  /// frame in the new window.
  public var windowSize: CGSize {
    didSet {
      if !isShown { transition = Self.hidden(in: windowSize) }
    }
  }

  /// Creates a hidden keyboard at the bottom of a window of a size.
  public init(windowSize: CGSize) {
    self.windowSize = windowSize
    transition = Self.hidden(in: windowSize)
  }

  private static func hidden(in window: CGSize) -> KeyboardTransition {
    let frame = CGRect(x: 0, y: window.height, width: window.width, height: 0)
    return KeyboardTransition(from: frame, to: frame, duration: 0, start: 0)
  }

  /// Where the keyboard is at a time.
  public func frame(at time: TimeInterval) -> CGRect { transition.frame(at: time) }

  /// True while the keyboard is on its way.
  public func isMoving(at time: TimeInterval) -> Bool {
    time < transition.end && transition.beginFrame != transition.endFrame
  }

  /// Brings the keyboard to a frame: shows it, changes its height, follows another window.
  public func show(
    _ frame: CGRect, duration: TimeInterval = 0.25,
    curve: GrowingTextView.AnimationCurve = .easeInOut, at time: TimeInterval
  ) {
    if isShown, frame == transition.endFrame { return }
    let wasShown = isShown
    isShown = true
    // A keyboard that comes rises from below; it is not stretched from the height of the last.
    let now = self.frame(at: time)
    let begin =
      !wasShown && !isMoving(at: time)
      ? CGRect(x: frame.minX, y: windowSize.height, width: frame.width, height: frame.height)
      : now
    move(from: begin, to: frame, duration, curve, time)
    tell { wasShown ? $0.willChangeFrame : $0.willShow }
  }

  /// Takes the keyboard down, out of the window.
  public func hide(
    duration: TimeInterval = 0.25, curve: GrowingTextView.AnimationCurve = .easeInOut,
    at time: TimeInterval
  ) {
    guard isShown else { return }
    isShown = false
    var end = transition.endFrame
    end.origin.y = windowSize.height
    move(from: frame(at: time), to: end, duration, curve, time)
    tell { $0.willHide }
  }

  private func move(
    from begin: CGRect, to end: CGRect, _ duration: TimeInterval,
    _ curve: GrowingTextView.AnimationCurve, _ time: TimeInterval
  ) {
    transition = KeyboardTransition(
      from: begin, to: end, duration: duration, curve: curve, start: time)
  }

  // MARK: Observers

  func add(_ observer: KeyboardObserver) {
    registrations.removeAll { $0.observer == nil }
    registrations.append(Registration(observer: observer))
  }

  /// An observer that a call registers is told of the next transition.
  private func tell(_ call: (KeyboardObserver) -> ((KeyboardTransition) -> Void)?) {
    let transition = transition
    for registration in registrations {
      if let observer = registration.observer { call(observer)?(transition) }
    }
  }
}

internal import Drawing
internal import GrowingField
internal import GrowingText

extension GrowingTextView {
  /// Sets properties so that a height which changes by it moves in the frames of a keyboard.
  func configure(
    along transition: KeyboardTransition, _ change: @escaping (inout FieldConfiguration) -> Void
  ) {
    let (duration, curve) = (animationDuration, animationCurve)
    animationDuration = transition.duration
    animationCurve = transition.curve
    configure(change, at: transition.start)
    animationDuration = duration
    animationCurve = curve
  }

  /// Hands a screen's input to the view, whose top left corner is at a place of the window.
  ///
  /// A press beside the view is not for it; what follows a press on it is, wherever it goes.
  func handle(_ input: FieldInput, from origin: Point, at time: Double) {
    if !isMenuOpen, case .pointer(let event) = input, case .down = event.phase,
      !frame(at: time).contains(event.location)
    {
      return
    }
    handle(input.moved(by: Point(x: -origin.x, y: -origin.y)), at: time)
  }

  /// The text's cursor over the view, else the arrow.
  func shape(at point: Point) -> PointerShape {
    !isMenuOpen && frame(at: now).contains(point) ? .iBeam : .arrow
  }
}

extension KeyboardObserver {
  /// Makes an observer that does the same for each of the three calls.
  convenience init(
    of keyboard: OnScreenKeyboard, _ follow: @escaping (KeyboardTransition) -> Void
  ) {
    self.init(of: keyboard)
    willShow = follow
    willChangeFrame = follow
    willHide = follow
  }
}

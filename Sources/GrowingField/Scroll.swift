/// How far the text is scrolled, and how long its scroll bar shows.
struct Scroll: Sendable {
  /// Points scrolled down, for a view at its target height.
  private(set) var offset = 0.0
  /// True while the view follows its caret: until the user scrolls elsewhere.
  var followsCaret = true
  /// The bar's; it starts when the text moves under the view.
  private(set) var bar = ScrollBarFade()
  /// How far what shows is behind `offset` after a turn of the wheel, and since when.
  private var glide: (behind: Double, since: Double)?

  /// How long a turn of the wheel takes to arrive on the screen.
  static let glideDuration = 0.12

  /// Moves to an offset, clamped to 0…`maximum`.
  mutating func move(to offset: Double, maximum: Double, at time: Double) {
    let clamped = min(max(0, offset), max(0, maximum))
    if clamped == self.offset { return }
    self.offset = clamped
    bar.restart(at: time)
  }

  /// Goes along with the text, which lies elsewhere: that is no scrolling.
  mutating func shift(by points: Double) { offset = max(0, offset + points) }

  /// Moves as little as shows the stretch from `top` to `bottom` in a view of `height`.
  mutating func reveal(
    top: Double, bottom: Double, height: Double, maximum: Double, at time: Double
  ) {
    var next = offset
    if bottom > next + height { next = bottom - height }
    if top < next { next = top }
    move(to: next, maximum: maximum, at: time)
  }

  /// Lets what shows follow `offset` from where it stood, `offset` having just moved by `points`;
  /// from at most `reach` points away, a view's height, however fast the wheel turns.
  mutating func glide(after points: Double, reach: Double, at time: Double) {
    glide = (min(max(lag(at: time) - points, -reach), reach), time)
  }

  /// How far what shows is from `offset`.
  func lag(at time: Double) -> Double {
    guard let glide else { return 0 }
    return glide.behind
      * (1 - AnimationCurve.easeOut.progress(at: (time - glide.since) / Self.glideDuration))
  }

  func isGliding(at time: Double) -> Bool { lag(at: time) != 0 }

  mutating func reset() { self = Scroll() }
}

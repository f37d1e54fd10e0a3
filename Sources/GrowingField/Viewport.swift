internal import Drawing

/// The window onto the text: how high it is, how much text there is, and which part shows.
///
///     ┌ insets.top ┐
///     │ row        │ ▲
///     │ row        │ │ content height (insets included)
///     │ row        │ │   view height = clamp(content)
///     └ bottom ────┘ ▼   scrolls only where content > view
struct Viewport: Sendable {
  private(set) var growth: Growth
  var scroll = Scroll()
  var limits: HeightLimits
  var insets: Insets
  /// Rows and both insets; an estimate while lines were never measured.
  private(set) var contentHeight: Double
  /// Bottom of the caret's row when the view last followed it, from the content's top.
  private var followed = 0.0

  init(contentHeight: Double, limits: HeightLimits, insets: Insets) {
    self.limits = limits
    self.insets = insets
    self.contentHeight = contentHeight
    growth = Growth(height: limits.clamp(contentHeight))
  }

  /// The view's height where no animation runs.
  var targetHeight: Double { growth.target }
  var isScrollEnabled: Bool { contentHeight > targetHeight }
  var maximumOffset: Double { max(0, contentHeight - targetHeight) }

  /// Takes the height of the content, and sets off for the height of the view that goes with it.
  mutating func setContentHeight(
    _ height: Double, at time: Double, duration: Double, curve: AnimationCurve
  ) -> HeightChange? {
    contentHeight = height
    let change = growth.retarget(
      limits.clamp(height), at: time, duration: duration, curve: curve)
    scroll.move(to: scroll.offset, maximum: maximumOffset, at: time)
    return change
  }

  /// Takes a better estimate of the content's height, and goes along with what shows, which lies
  /// `shift` points lower in it: nothing moves on the screen.
  mutating func refineContentHeight(_ height: Double, shift: Double) {
    contentHeight = height
    followed += shift
    scroll.shift(by: shift)
  }

  mutating func arrive(at time: Double) -> Bool { growth.arrive(at: time) }

  /// Scrolls as little as shows a stretch (from the content's top) with the insets round it.
  mutating func reveal(top: Double, bottom: Double, at time: Double) {
    followed = bottom
    scroll.followsCaret = true
    scroll.reveal(
      top: top - insets.top, bottom: bottom + insets.bottom, height: targetHeight,
      maximum: maximumOffset, at: time)
  }

  /// Scrolls from where the text stands; where it `glides`, what shows follows in the next frames.
  mutating func scroll(by points: Double, at time: Double, glides: Bool) {
    scroll.followsCaret = false
    // From where the text stands: a better estimate may have made it shorter than was scrolled.
    let offset = min(scroll.offset, maximumOffset)
    scroll.move(to: offset + points, maximum: maximumOffset, at: time)
    if glides { scroll.glide(after: scroll.offset - offset, reach: targetHeight, at: time) }
  }

  mutating func scroll(to offset: Double, at time: Double) {
    scroll.followsCaret = false
    scroll.move(to: offset, maximum: maximumOffset, at: time)
  }

  /// Scrolls without a change of who leads, the caret or the user.
  mutating func keep(_ offset: Double, at time: Double) {
    scroll.move(to: offset, maximum: maximumOffset, at: time)
  }

  mutating func finishGrowth() -> Bool { growth.finish() }

  /// Points scrolled down at a time: while the view is on its way to its height, the caret's row
  /// stays in it, and no band below the text opens that the height leaves free.
  func offset(at time: Double) -> Double {
    let height = growth.height(at: time)
    if height < targetHeight, scroll.followsCaret {
      return max(scroll.offset, followed + insets.bottom - height)
    }
    return min(scroll.offset, max(0, contentHeight - height))
  }

  /// Points scrolled down as they are drawn: a turn of the wheel takes a few frames to arrive.
  ///
  /// Everything else, a click too, goes by `offset(at:)`.
  func shownOffset(at time: Double) -> Double {
    max(0, offset(at: time) + scroll.lag(at: time))
  }

  mutating func resetScroll() { scroll.reset() }
}

internal import GrowingField

/// How far a list is scrolled up from its end, in points, and how long its scroll bar shows.
struct ListScroll {
  private var motion = HeightAnimation(from: 0, to: 0, start: 0, duration: 0, curve: .easeOut)
  private var bar = ScrollBarFade()
  private var fades = true

  /// What a notch of the wheel takes, in seconds.
  private static let duration = 0.12

  func offset(at time: Double) -> Double { motion.value(at: time) }

  /// Scrolls by points, positive towards the end, from where the list was to arrive.
  mutating func scroll(by points: Double, maximum: Double, at time: Double, animated: Bool) {
    let target = min(max(0, motion.to - points), max(0, maximum))
    if target == motion.to { return }
    motion = HeightAnimation(
      from: offset(at: time), to: target, start: time, duration: animated ? Self.duration : 0,
      curve: .easeOut)
    bar.restart(at: time)
    fades = animated
  }

  /// Goes to the end at once.
  mutating func reset() { self = ListScroll() }

  /// 1 while and after the list scrolls, 0 once the bar has gone.
  func barOpacity(at time: Double) -> Double { bar.opacity(at: time, fades: fades) }

  /// When the picture next changes by itself; nil where it never does.
  func nextChange(after time: Double) -> Double? {
    time < motion.end ? time + 1 / 60 : bar.nextChange(after: time, fades: fades)
  }
}

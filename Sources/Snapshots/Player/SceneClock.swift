/// The time of a scene: it moves only when a step says so, and runs a frame at each multiple of
/// 1/60 s on the way.
///
/// ```
/// 0        1/60       2/60       3/60
/// ├──────────┼──────────┼──────────┼────►
///       wait 0.04 ─┘ runs two frames: 1/60, 2/60; its own end is the player's frame
/// ```
///
/// It counts thirds of a nanosecond, of which a frame has a whole number, so that no sum drifts:
/// two waits of 0.05 s end at the very time of one of 0.1 s.
nonisolated struct SceneClock: Sendable {
  private static let ticksPerSecond = 3_000_000_000
  private static let ticksPerFrame = ticksPerSecond / 60

  private var ticks = 0

  /// In seconds since the start of the scene.
  var now: Double { Double(ticks) / Double(Self.ticksPerSecond) }

  /// Goes on by a time, rounded to a nanosecond.
  ///
  /// - Parameters:
  ///   - seconds: Not negative.
  ///   - frame: Told each frame's time, in order; the end is a frame only where it is a multiple.
  mutating func advance(by seconds: Double, frame: (Double) -> Void) {
    precondition(seconds >= 0, "time never runs backwards")
    let end = ticks + Int((seconds * 1e9).rounded()) * (Self.ticksPerSecond / 1_000_000_000)
    while true {
      let next = nextFrame
      if next > end { break }
      ticks = next
      frame(now)
    }
    ticks = end
  }

  /// Goes on to the next frame and returns its time.
  mutating func advanceToNextFrame() -> Double {
    ticks = nextFrame
    return now
  }

  private var nextFrame: Int { (ticks / Self.ticksPerFrame + 1) * Self.ticksPerFrame }
}

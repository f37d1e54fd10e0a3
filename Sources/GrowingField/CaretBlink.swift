/// The caret's blink: half a second on, half a second off, on after every input.
struct CaretBlink: Sendable {
  private(set) var since = 0.0

  static let phase = 0.5

  mutating func restart(at time: Double) { since = time }

  func isOn(at time: Double) -> Bool { phases(until: time) % 2 == 0 }

  func nextChange(after time: Double) -> Double {
    since + Double(phases(until: time) + 1) * Self.phase
  }

  /// Whole phases since the last input.
  private func phases(until time: Double) -> Int {
    Int(((time - since + HeightAnimation.clockTolerance) / Self.phase).rounded(.down))
  }
}

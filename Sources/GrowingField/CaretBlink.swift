/// The caret's blink: half a second on, half a second off, on after every input.
struct CaretBlink: Sendable {
  private(set) var since = 0.0

  static let phase = 0.5

  mutating func restart(at time: Double) { since = time }

  func isOn(at time: Double) -> Bool { Int(((time - since) / Self.phase).rounded(.down)) % 2 == 0 }

  func nextChange(after time: Double) -> Double {
    since + (((time - since) / Self.phase).rounded(.down) + 1) * Self.phase
  }
}

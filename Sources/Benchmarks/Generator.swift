/// A linear congruential generator (Knuth, MMIX), so that documents are the same bytes everywhere.
struct Generator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A number from 0 up to `bound`.
  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
  mutating func pick<T>(_ choices: [T]) -> T { choices[next(choices.count)] }
}

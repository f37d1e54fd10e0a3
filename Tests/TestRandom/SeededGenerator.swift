/// A generator whose seed makes the same test again, so that a failing one can print it.
///
/// SplitMix64 (Steele, Lea, Flood: "Fast Splittable Pseudorandom Number Generators", 2014).
package struct SeededGenerator: RandomNumberGenerator {
  package let seed: UInt64
  private var state: UInt64

  package init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  package mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// Returns one of `values`, which must not be empty.
  package mutating func pick<Value>(_ values: [Value]) -> Value {
    values[number(0...(values.count - 1))]
  }

  /// Returns a range within the bounds; it may be empty, and may end where they do.
  package mutating func range(in bounds: Range<Int>) -> Range<Int> {
    let a = number(bounds.lowerBound...bounds.upperBound)
    let b = number(bounds.lowerBound...bounds.upperBound)
    return min(a, b)..<max(a, b)
  }
}

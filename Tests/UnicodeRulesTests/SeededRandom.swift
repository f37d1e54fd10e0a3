/// A generator whose seed a failing test can print: SplitMix64.
struct SeededRandom: RandomNumberGenerator {
  let seed: UInt64
  private var state: UInt64

  init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }

  /// Returns up to 40 characters below `limit`, most of them ASCII, as UTF-8.
  mutating func text(below limit: UInt32) -> [UInt8] {
    var result = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...40, using: &self) {
      let bound = Bool.random(using: &self) ? min(limit, 0x80) : limit
      if let scalar = Unicode.Scalar(UInt32.random(in: 0..<bound, using: &self)) {
        result.append(scalar)
      }
    }
    return Array(String(result).utf8)
  }
}

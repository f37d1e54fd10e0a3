import TestRandom

extension SeededGenerator {
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

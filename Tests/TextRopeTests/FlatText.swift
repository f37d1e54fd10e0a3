import TextRope

/// The plain model that a rope is compared with: an array of bytes, read from the start each time.
struct FlatText {
  var bytes: [UInt8] = []

  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Scalar boundaries with the UTF-16 units and newlines before each.
  var stops: [(utf8: Int, utf16: Int, line: Int)] {
    var stops = [(utf8: 0, utf16: 0, line: 0)]
    for scalar in string.unicodeScalars {
      let last = stops[stops.count - 1]
      stops.append(
        (
          last.utf8 + UTF8.width(scalar), last.utf16 + UTF16.width(scalar),
          last.line + (scalar == "\n" ? 1 : 0)
        ))
    }
    return stops
  }

  mutating func apply(_ range: Range<ByteOffset>, _ replacement: String) {
    bytes.replaceSubrange(
      range.lowerBound.utf8..<range.upperBound.utf8, with: Array(replacement.utf8))
  }
}

extension Rope {
  /// The rope that holds a text after many small edits, so that it is not cut as a loaded one is.
  static func typed(_ string: String) -> Rope {
    var rope = Rope()
    for scalar in string.unicodeScalars.reversed() {
      rope.apply(RopeEdit(range: .zero ..< .zero, replacement: Rope(String(scalar))))
    }
    return rope
  }
}

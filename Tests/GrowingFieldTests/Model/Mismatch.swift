/// What a field holds and what it should hold, in words.
struct Mismatch: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }

  /// Throws where two lists differ, with the first place where they do.
  static func check<Element: Equatable>(
    _ what: String, _ found: [Element], _ expected: [Element]
  ) throws(Mismatch) {
    if found == expected { return }
    let i = zip(found, expected).prefix { $0 == $1 }.count
    let a = i < found.count ? "\(found[i])" : "nothing"
    let b = i < expected.count ? "\(expected[i])" : "nothing"
    throw Mismatch("\(what) \(i) of \(expected.count):\n  is        \(a)\n  should be \(b)")
  }

  static func check<Value: Equatable>(
    _ what: String, _ found: Value, _ expected: Value
  ) throws(Mismatch) {
    if found != expected { throw Mismatch("\(what) is \(found) and should be \(expected)") }
  }

  static func check(_ what: String, bytes found: [UInt8], _ expected: [UInt8]) throws(Mismatch) {
    if found == expected { return }
    let i = zip(found, expected).prefix { $0 == $1 }.count
    func near(_ bytes: [UInt8]) -> String {
      String(decoding: bytes[max(0, i - 20)..<min(bytes.count, i + 20)], as: UTF8.self)
        .debugDescription
    }
    throw Mismatch("\(what) at byte \(i): is \(near(found)) and should be \(near(expected))")
  }
}

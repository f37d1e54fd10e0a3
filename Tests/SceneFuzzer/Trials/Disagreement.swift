/// Two things that should be the same and are not, in words.
nonisolated struct Disagreement: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }

  static func check<Value: Equatable>(
    _ what: String, _ found: Value, _ expected: Value
  ) throws(Disagreement) {
    if found == expected { return }
    throw Disagreement("\(what): \(brief(found)) and should be \(brief(expected))")
  }

  /// Compares lists and tells the first place where they differ.
  static func check<Element: Equatable>(
    _ what: String, _ found: [Element], _ expected: [Element]
  ) throws(Disagreement) {
    if found == expected { return }
    let i = zip(found, expected).prefix { $0 == $1 }.count
    let a = i < found.count ? brief(found[i]) : "nothing"
    let b = i < expected.count ? brief(expected[i]) : "nothing"
    throw Disagreement(
      "\(what) \(i) (of \(found.count), \(expected.count)): \(a) and should be \(b)")
  }

  private static func brief(_ value: some Any) -> String {
    let text = "\(value)"
    let line = text.prefix(600).map { $0.isNewline ? "⏎" : String($0) }.joined()
    return line + (text.count > 600 ? "…" : "")
  }
}

/// Finds public declarations that no documentation comment stands above.
enum PublicDeclarations {
  private static let kinds: Set<Substring> = [
    "actor", "associatedtype", "case", "class", "enum", "func", "init", "let", "protocol",
    "static", "struct", "subscript", "typealias", "var",
  ]

  /// Returns the numbers, from 1, of the lines that declare something public without a `///` line
  /// above them; attributes may stand between.
  ///
  /// The cases of a public enum and what a public protocol asks for are public, too. Nothing is
  /// found in a declaration that takes over a documented one: `==`, `hash(into:)`, an `override`.
  static func undocumented(in lines: [Substring]) -> [Int] {
    /// The indentation of each open public enum's or protocol's members, and whether it is an enum.
    var bodies: [(indent: Int, isEnum: Bool)] = []
    var isDocumented = false
    var found: [Int] = []
    for (index, line) in lines.enumerated() {
      let indent = line.prefix { $0 == " " }.count
      let code = line.dropFirst(indent)
      if code.isEmpty { isDocumented = false }
      if code.isEmpty || code.hasPrefix("//") {
        if code.hasPrefix("///") { isDocumented = true }
        continue
      }
      if code.hasPrefix("@"), !code.contains("public ") { continue }
      while let body = bodies.last, indent < body.indent { bodies.removeLast() }
      let words = code.split(whereSeparator: { " (:<{".contains($0) })
      let isMember = bodies.last.map { $0.indent == indent && isPart(words, ofEnum: $0.isEnum) }
      if isPublic(words) || isMember == true, !isDocumented, !takesOver(words) {
        found.append(index + 1)
      }
      if isPublic(words), words.contains("enum") || words.contains("protocol"), code.hasSuffix("{")
      {
        bodies.append((indent + 2, words.contains("enum")))
      }
      isDocumented = false
    }
    return found
  }

  private static func isPublic(_ words: [Substring]) -> Bool {
    guard words.contains("public"), !words.contains("import"), !words.contains("extension") else {
      return false
    }
    return words.contains { kinds.contains($0) }
  }

  private static func isPart(_ words: [Substring], ofEnum: Bool) -> Bool {
    let kinds: [Substring?] =
      ofEnum ? ["case"] : ["func", "var", "init", "mutating", "associatedtype"]
    return kinds.contains(words.first)
  }

  private static func takesOver(_ words: [Substring]) -> Bool {
    words.contains("override") || words.contains("==") || words.contains("hash")
  }
}

import Testing

@Suite struct ForbiddenWordsTests {
  @Test(arguments: [
    ("let a = try! f()", ["try!"]), ("let b = c as! D", ["as!"]), ("print(x)", ["print("]),
    ("    debugDescription; fatalError()", ["fatalError("]),
    ("extension A: @unchecked Sendable {}", ["@unchecked Sendable"]),
    ("nonisolated(unsafe) static var a = 1", ["nonisolated(unsafe)"]),
    ("let u = \"https://x\"; print(u)", ["print("]),
    ("// TODO: later", ["TODO"]), ("let a = 1  // FIXME", ["FIXME"]),
  ])
  func aForbiddenWordIsFound(_ line: String, _ words: [String]) {
    #expect(ForbiddenWords.found(in: line[...], of: "TextRope") == words)
  }

  @Test(arguments: [
    "try f()", "footprint(x)", "/// print(view.text)", "let a = b as? C",
  ])
  func otherWordsAreNot(_ line: String) {
    #expect(ForbiddenWords.found(in: line[...], of: "TextRope") == [])
  }

  @Test func theExecutableMayPrint() {
    #expect(ForbiddenWords.found(in: "print(help)", of: "growing-text") == [])
  }

  @Test func noSourceContainsThem() throws {
    for source in try Repository.sources() {
      for (index, line) in source.lines.enumerated() {
        for word in ForbiddenWords.found(in: line, of: source.module) {
          Issue.record("\(source.path):\(index + 1): \(word)")
        }
      }
    }
  }
}

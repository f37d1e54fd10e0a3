import TestRandom
import Testing

@testable import UnicodeRules

@Suite struct ScriptsTests {
  /// Draws each run as its text and tag.
  private func drawn(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var start = 0
    return Scripts.runs(in: bytes).map { run in
      defer { start = run.end }
      let tag = withUnsafeBytes(of: run.script.rawValue.bigEndian) {
        String(decoding: $0, as: UTF8.self)
      }
      return "\(tag)⟨\(String(decoding: bytes[start..<run.end], as: UTF8.self))⟩"
    }.joined()
  }

  @Test func emptyTextHasNoRun() {
    #expect(Scripts.runs(in: []) == [])
  }

  @Test(arguments: [
    ("Hello, 12 worlds", "Latn⟨Hello, 12 worlds⟩"),
    ("12 + 3", "Zyyy⟨12 + 3⟩"),
    ("… ½ «", "Zyyy⟨… ½ «⟩"),
    ("abc שלום, 12 ok", "Latn⟨abc ⟩Hebr⟨שלום, 12 ⟩Latn⟨ok⟩"),
    ("12 नमस्ते", "Deva⟨12 नमस्ते⟩"),
    ("日本のカタカナ", "Hani⟨日本⟩Hira⟨の⟩Kana⟨カタカナ⟩"),
    ("e\u{301}א\u{5B7}\u{301}", "Latn⟨e\u{301}⟩Hebr⟨א\u{5B7}\u{301}⟩"),
    ("a👩‍👩‍👧😀", "Latn⟨a👩‍👩‍👧😀⟩"),
    ("и λ س ที่ ქ", "Cyrl⟨и ⟩Grek⟨λ ⟩Arab⟨س ⟩Thai⟨ที่ ⟩Geor⟨ქ⟩"),
  ])
  func commonCharactersTakeTheScriptBeforeThem(_ text: String, _ expected: String) {
    #expect(drawn(text) == expected)
  }

  @Test(arguments: [
    ("abc (日本) def", "Latn⟨abc (⟩Hani⟨日本⟩Latn⟨) def⟩"),
    ("(日本) def", "Hani⟨(日本) ⟩Latn⟨def⟩"),
    ("a [(日] 1", "Latn⟨a [(⟩Hani⟨日⟩Latn⟨] 1⟩"),
    ("日) a", "Hani⟨日) ⟩Latn⟨a⟩"),
  ])
  func aClosingBracketTakesTheScriptOfItsOpeningOne(_ text: String, _ expected: String) {
    #expect(drawn(text) == expected)
  }

  @Test func unassignedCharactersCutNoRun() {
    #expect(drawn("a\u{E000}\u{378}b") == "Latn⟨a\u{E000}\u{378}b⟩")
  }

  @Test func whatIsKnownOfCharactersAgreesWithICU() {
    let wrong = (Int32(0)...0x10FFFF).filter { Script(of: $0) != Script(byICU: $0) }
    #expect(wrong == [])
  }

  @Test func theFastPathAgreesWithICU() {
    var random = SeededGenerator(seed: 0x5C217)
    for _ in 0..<2000 {
      let text = random.text(below: 0x240)
      #expect(
        Scripts.runs(in: text) == Scripts.resolved(text),
        "seed \(random.seed): \(String(decoding: text, as: UTF8.self))")
    }
  }

  @Test func asciiNeedsNoLook() {
    #expect(Scripts.onlyScript(of: Array("Hello (12)".utf8)) == .latin)
    #expect(Scripts.onlyScript(of: Array("(12)".utf8)) == .common)
    #expect(Scripts.onlyScript(of: Array("é".utf8)) == nil)
  }
}

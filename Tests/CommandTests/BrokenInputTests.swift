import Foundation
import TestRandom
import Testing

/// What is no input, through the command as it is called: exit code 2 and one line, or an answer.
@Suite(.serialized) struct BrokenInputTests {
  private func run(_ arguments: [String]) throws -> CommandLineRun {
    try CommandLineRun(arguments, environment: ["SDL_VIDEODRIVER": "dummy"])
  }

  private func isRefusal(_ run: CommandLineRun, of file: String, at places: [String]) -> Bool {
    run.code == 2 && run.errors.hasSuffix("\n") && run.errors.count { $0.isNewline } == 1
      && places.contains { run.errors.hasPrefix("growing-text: \(file): \($0)") }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func aSpoiledSceneIsRefusedOrPlayed(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    var broken = BrokenBytes(seed: seed)
    let scene = #"""
      {"screen": "field", "window": {"width": 60, "height": 40}, "field": {"text": "a **b**"},
      "steps": [{"type": "c"}, {"click": [3, 4], "count": 2}, {"wait": 0.1}, {"snapshot": "s"}]}
      """#
    let file = folder.path + "/spoiled.scene.json"
    try Data(broken.spoiled(Array(scene.utf8))).write(to: URL(filePath: file))
    let run = try run(["render", file, "--output", folder.path + "/pictures"])
    if run.code == 0 {
      #expect(run.errors.isEmpty)
    } else {
      #expect(
        isRefusal(run, of: file, at: ["byte ", "$"]), "seed \(seed), \(run.code): \(run.errors)")
      #expect(folder.names(in: "pictures").isEmpty)
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func spoiledTextIsInspectedOrRefused(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    var broken = BrokenBytes(seed: seed)
    let deep = ["> ", "- ", "[", "**a_b", "`a``", "<a@", "|a"].map {
      String(repeating: $0, count: 300)
    }
    let file = folder.path + "/spoiled.md"
    let bytes = broken.spoiled(Array(broken.random.pick(deep).utf8))
    try Data(bytes).write(to: URL(filePath: file))
    let run = try run(["inspect", "--carets", file])
    if String(validating: bytes, as: UTF8.self) == nil {
      #expect(isRefusal(run, of: file, at: ["byte "]), "seed \(seed), \(run.code): \(run.errors)")
    } else {
      #expect(run.code == 0 && run.errors.isEmpty, "seed \(seed), \(run.code): \(run.errors)")
      _ = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    }
  }
}

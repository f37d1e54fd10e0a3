import Foundation
import Testing

/// Scenes in a process that may have little address space, as `ulimit -v` leaves it.
@Suite(.serialized) struct LittleMemoryTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Pastes a text again and again behind itself: twice as long each time, 4 MB in the end.
  private func scene(_ line: String) throws -> String {
    let text = String(repeating: line, count: (64 << 10) / line.utf8.count + 1)
    let double = ["ctrl+a", "ctrl+c", "ctrl+end", "ctrl+v"].map { ["key": $0] as [String: Any] }
    var steps: [[String: Any]] = [["insert": text], ["snapshot": "before"]]
    for _ in 0..<6 { steps += double }
    steps += [["snapshot": "after"]]
    steps += [["expect": ["selectedRange": [text.utf16.count * 64, 0], "canUndo": true]]]
    let json = try JSONSerialization.data(withJSONObject: ["steps": steps])
    return try folder.write(String(decoding: json, as: UTF8.self), to: "doubling.scene.json")
  }

  /// Kilobytes of address space that a scene of one letter takes.
  private func least() throws -> Int {
    let small = try folder.write(
      #"{"steps": [{"insert": "a"}, {"snapshot": "a"}]}"#, to: "small.scene.json")
    for kilobytes in stride(from: 100_000, through: 2_000_000, by: 25_000)
    where try run(small, kilobytes: kilobytes).code == 0 {
      return kilobytes
    }
    return 2_000_000
  }

  private func run(_ scene: String, kilobytes: Int?) throws -> CommandLineRun {
    try CommandLineRun(
      ["render", scene, "--output", folder.path + "/out"], kilobytesOfAddressSpace: kilobytes)
  }

  @Test func aPasteTooLargeForTheMemoryEndsTheSceneAndNotTheProcess() throws {
    let scene = try scene("A line of some words.\n")
    let least = try least()
    let run = try run(scene, kilobytes: least + 100_000)
    #expect(run.code == 3)
    #expect(run.errors.hasPrefix("growing-text: \(scene): $.steps["))
    #expect(run.errors.contains("]: not enough memory: "))
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(folder.names(in: "out") == ["doubling.before.png", "small.a.png"])
  }

  @Test func withEnoughMemoryTheSamePasteIsThere() throws {
    let run = try run(try scene("A line of some words.\n"), kilobytes: nil)
    #expect(run.code == 0, "\(run.errors)")
    #expect(folder.names(in: "out") == ["doubling.after.png", "doubling.before.png"])
  }

  /// Whatever the limit, the process comes to its own end.
  @Test(arguments: ["A line of some words.\n", "\n", "abcdefgh"])
  func noLimitBreaksAProcess(line: String) throws {
    let scene = try scene(line)
    let least = try least()
    for extra in [50_000, 200_000, 400_000] {
      let run = try run(scene, kilobytes: least + extra)
      #expect(
        [0, 3].contains(run.code), "\(least + extra) KB: \(run.code) \(run.errors.prefix(300))")
    }
  }
}

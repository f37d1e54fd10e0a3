import Foundation
import Testing

/// Scenes written at random, each played in every way that must come to the same.
///
/// `GROWINGTEXT_SCENES` asks for another number of them, `GROWINGTEXT_SCENES_SEED` for others. They
/// are played by a program of its own: a scene may stop a process. A debug build checks its trees
/// after each step and takes a second for a scene; built for release, `.ci/run` plays more.
@Suite struct RandomScenesTests {
  private nonisolated static let environment = ProcessInfo.processInfo.environment

  @Test func randomScenesPlayTheSameEachTime() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "random-scenes")
    let process = Process()
    // Beside the executable that runs the tests.
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "SceneFuzzer")
    process.arguments = [
      "--scenes", Self.environment["GROWINGTEXT_SCENES"] ?? "8",
      "--seed", Self.environment["GROWINGTEXT_SCENES_SEED"] ?? "1", "--output", folder.path,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    print(output, terminator: "")
    #expect(process.terminationStatus == 0, "\(output)")
  }
}

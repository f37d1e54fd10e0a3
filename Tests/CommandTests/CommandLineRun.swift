import Foundation

/// One run of the built command as a process of its own.
struct CommandLineRun {
  var code: Int32
  var output: String
  var errors: String

  /// The executable beside the one that runs the tests.
  private static var executable: URL {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "growing-text")
  }

  /// Runs until the process ends, with `input` on standard input, no display, and `environment`
  /// added to the present one; with a limit, no more address space than that can be had.
  init(
    _ arguments: [String], input: String = "", environment: [String: String] = [:],
    kilobytesOfAddressSpace limit: Int? = nil
  ) throws {
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    if let limit {
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments =
        ["-c", "ulimit -v \(limit) && exec \"$0\" \"$@\"", Self.executable.path] + arguments
    }
    process.environment = ProcessInfo.processInfo.environment
      .filter { !["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"].contains($0.key) }
      .merging(environment) { $1 }
    let (inputs, outputs, errors) = (Pipe(), Pipe(), Pipe())
    process.standardInput = inputs
    process.standardOutput = outputs
    process.standardError = errors
    try process.run()
    try inputs.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try inputs.fileHandleForWriting.close()
    output = String(decoding: outputs.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    self.errors = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    code = process.terminationStatus
  }
}

/// A folder that goes with the test.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  isolated deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws -> String {
    let file = path + "/" + name
    try Data(text.utf8).write(to: URL(filePath: file))
    return file
  }

  func contents(of name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: path + "/" + name))
  }

  func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path + "/" + folder)) ?? []).sorted()
  }
}

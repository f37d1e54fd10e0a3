internal import Foundation

/// A child that plays scenes: it may trap or hang, which this process outlives.
struct PlayingProcess {
  /// Why a scene failed, by its file; a scene that is not there went well.
  private(set) var failures: [String: String] = [:]
  /// The scenes that were not reached.
  private(set) var left: [String] = []

  private static let secondsForScene = 60.0

  init(playing files: [String]) throws {
    let output = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data().write(to: output)
    defer { try? FileManager.default.removeItem(at: output) }
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["play"] + files
    let handle = try FileHandle(forWritingTo: output)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    let isInTime = Self.wait(for: process, Self.secondsForScene * Double(files.count))
    let lines = try String(decoding: Data(contentsOf: output), as: UTF8.self)
      .split(separator: "\n").map(String.init)
    read(lines, of: files, isInTime ? Self.end(of: process) : "does not end")
  }

  private static func wait(for process: Process, _ seconds: Double) -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    while process.isRunning {
      if Date() > end {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        return false
      }
      usleep(5000)
    }
    return true
  }

  private static func end(of process: Process) -> String {
    process.terminationReason == .uncaughtSignal
      ? "signal \(process.terminationStatus)" : "exit \(process.terminationStatus)"
  }

  private mutating func read(_ lines: [String], of files: [String], _ end: String) {
    var played: Set<String> = []
    for line in lines {
      for file in files where !played.contains(file) {
        if line == "ok \(file)" {
          played.insert(file)
        } else if line.hasPrefix("failed \(file): ") {
          played.insert(file)
          failures[file] = String(line.dropFirst("failed \(file): ".count))
        }
      }
    }
    let others = files.filter { !played.contains($0) }
    guard let culprit = others.first else { return }
    let said = lines.last { $0.contains("Fatal error") || $0.contains("rror:") }
    failures[culprit] = [end, said].compactMap { $0 }.joined(separator: ", ")
    left = Array(others.dropFirst())
  }
}

internal import Foundation

/// A case in a process of its own.
enum Child {
  static func run(_ one: Case, at size: DocumentSize) -> [Measurement] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--child", "--json", "--sizes", size.label, "--only", one.sentence]
    let output = Pipe()
    process.standardOutput = output
    guard (try? process.run()) != nil else { return [] }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (try? JSONDecoder().decode([Measurement].self, from: data)) ?? []
  }
}

import Foundation
import Testing

@Suite struct DependentPackageTests {
  /// A package elsewhere, with the README's Swift in it, builds and runs with `import GrowingText` and nothing else, which a flag
  /// that SwiftPM calls unsafe, or a C module that only we can find, would break.
  @Test(
    .enabled(if: SlowTests.areAsked, Comment(rawValue: SlowTests.howToAsk)),
    .timeLimit(.minutes(15)))
  func aPackageElsewhereCanDependOnThisOne() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("growing-text-dependent-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(Self.manifest, to: "Package.swift", in: folder)
    try write(Self.program, to: "Sources/Dependent/main.swift", in: folder)
    for (name, page) in [("Readme", "README.md"), ("Migration", Readme.migration)] {
      try write(
        try functions(name, of: page), to: "Sources/Dependent/\(name).swift", in: folder)
    }
    let program = try #require(try Readme.blocks().first { $0.mark == "program" })
    try write(
      program.lines.joined(separator: "\n"), to: "Sources/Program/main.swift", in: folder)
    let (built, messages) = try run(
      "swift", "build", "--package-path", folder.path,
      "--scratch-path", folder.appendingPathComponent("build").path)
    #expect(built == 0, "\(messages)")
    let (status, output) = try run(
      "swift", "run", "--quiet", "--package-path", folder.path,
      "--scratch-path", folder.appendingPathComponent("build").path, "Dependent")
    #expect(status == 0, "\(output)")
    #expect(output.hasSuffix("GrowingTextView\n"), "\(output)")
  }

  /// A dependency by path is known by the name of its folder.
  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "Dependent",
      dependencies: [.package(path: "\(Repository.root.path)")],
      targets: [
        .executableTarget(
          name: "Dependent",
          dependencies: [
            .product(name: "GrowingText", package: "\(Repository.root.lastPathComponent)")
          ]),
        .executableTarget(
          name: "Program",
          dependencies: [
            .product(name: "GrowingText", package: "\(Repository.root.lastPathComponent)")
          ]),
      ]
    )
    """

  private static let program = """
    import GrowingText

    @MainActor final class Watcher: GrowingTextViewDelegate {
      func growingTextViewDidChange(_ growingTextView: GrowingTextView) {}
    }

    @MainActor func prepare(_ view: GrowingTextView, for watcher: Watcher) {
      view.maxNumberOfLines = 4
      view.text = "Hello **world**"
      view.delegate = watcher
      view.dialect = .areal
      view.dialect = MarkdownDialect.all[0]
      view.placeholder = view.dialect.name
    }

    print(GrowingTextView.self)
    """

  /// The Swift blocks of a page, each as the body of a function of a delegate.
  private func functions(_ name: String, of page: String) throws -> String {
    let blocks = try Readme.blocks(of: page).filter {
      $0.language == "swift" && $0.mark != "program"
    }
    #expect(!blocks.isEmpty)
    let lines = blocks.flatMap(\.lines)
    let functions = blocks.enumerated().map { index, block in
      let body = block.lines.filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
      return "  func block\(index)() throws {\n\(body)\n  }\n"
    }
    return """
      import Foundation
      import GrowingText
      \(lines.filter { $0.hasPrefix("import ") }.joined(separator: "\n"))

      @MainActor final class \(name): GrowingTextViewDelegate {
      \(functions.joined())}
      """
  }

  private func write(_ text: String, to path: String, in folder: URL) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func run(_ command: String...) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }
}

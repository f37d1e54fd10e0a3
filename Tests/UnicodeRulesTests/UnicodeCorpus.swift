import Foundation

/// The Unicode Character Database's test files, read where they lie: they are not part of the
/// package.
///
/// The folder is `GROWINGTEXT_CORPUS`, else `shared/corpus` beside a folder above this file.
enum UnicodeCorpus {
  static let folder: URL? = {
    let files = FileManager.default
    if let named = ProcessInfo.processInfo.environment["GROWINGTEXT_CORPUS"] {
      return URL(fileURLWithPath: named)
    }
    var folder = URL(fileURLWithPath: #filePath)
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let candidate = folder.appendingPathComponent("shared/corpus")
      if files.fileExists(atPath: candidate.path) { return candidate }
    }
    return nil
  }()

  static var isPresent: Bool { folder != nil }
  static let absence = "shared/corpus is absent; GROWINGTEXT_CORPUS can name it"

  /// Returns the lines of a gzipped file of Unicode 15.0, the version of ICU 72, without comments
  /// and empty lines, as bytes: parsing 90,000 lines as `String` takes a debug build too long.
  static func lines(of name: String) throws -> [ArraySlice<UInt8>] {
    guard let folder else { return [] }
    let gzip = Process()
    gzip.executableURL = URL(fileURLWithPath: "/usr/bin/gzip")
    gzip.arguments = ["-dc", folder.appendingPathComponent("unicode/ucd-15.0/\(name).txt.gz").path]
    let output = Pipe()
    gzip.standardOutput = output
    try gzip.run()
    let bytes = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
    gzip.waitUntilExit()
    return bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let content = line.prefix { $0 != UInt8(ascii: "#") }
      return content.isEmpty ? nil : content
    }
  }
}

import Foundation

/// The test files of the Unicode Character Database 15.0, the version of ICU 72, read where they
/// lie: they are not part of the package.
///
/// Looked for in `GROWINGTEXT_CORPUS`, then in `shared/corpus` beside a folder above this file, then
/// where Debian's package `unicode-data` puts them.
nonisolated enum UnicodeCorpus {
  static let absence =
    "no Unicode 15.0 test files: install unicode-data, or name a corpus with GROWINGTEXT_CORPUS"
  static let isPresent = file("GraphemeBreakTest") != nil

  /// The lines of a file without comments and empty lines, as bytes: half a million lines as
  /// `String` take a debug build too long.
  static func lines(of name: String) throws -> [ArraySlice<UInt8>] {
    guard let file = file(name) else { return [] }
    let bytes = try contents(of: file)
    var lines: [ArraySlice<UInt8>] = []
    bytes.withUnsafeBufferPointer { buffer in
      var start = 0
      var end: Int?
      for (i, byte) in buffer.enumerated() {
        if byte == UInt8(ascii: "#"), end == nil { end = i }
        guard byte == UInt8(ascii: "\n") else { continue }
        if start < end ?? i { lines.append(bytes[start..<(end ?? i)]) }
        start = i + 1
        end = nil
      }
    }
    return lines
  }

  private static let folders: [URL] = {
    var folders: [URL] = []
    if let named = ProcessInfo.processInfo.environment["GROWINGTEXT_CORPUS"] {
      folders.append(URL(filePath: named).appending(path: "unicode/ucd-15.0"))
    }
    var folder = URL(filePath: #filePath)
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      folders.append(folder.appending(path: "shared/corpus/unicode/ucd-15.0"))
    }
    return folders + ["", "auxiliary", "emoji"].map { URL(filePath: "/usr/share/unicode/" + $0) }
  }()

  private static func file(_ name: String) -> URL? {
    let files = folders.flatMap { folder in
      ["\(name).txt", "\(name).txt.gz"].map { folder.appending(path: $0) }
    }
    return files.first { FileManager.default.fileExists(atPath: $0.path) }
  }

  private static func contents(of file: URL) throws -> [UInt8] {
    guard file.pathExtension == "gz" else { return [UInt8](try Data(contentsOf: file)) }
    let gzip = Process()
    gzip.executableURL = URL(filePath: "/usr/bin/gzip")
    gzip.arguments = ["-dc", file.path]
    let output = Pipe()
    gzip.standardOutput = output
    try gzip.run()
    let bytes = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
    gzip.waitUntilExit()
    return bytes
  }
}

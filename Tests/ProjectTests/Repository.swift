import Foundation

/// The working copy that these tests were built from.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A source file of a module.
  struct Source {
    var module: String
    /// Relative to the root.
    var path: String
    var lines: [Substring]
  }

  /// Returns every Swift file below `Sources`, in the order of its path.
  static func sources() throws -> [Source] {
    let folder = root.appendingPathComponent("Sources")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return try (paths ?? []).filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      return Source(
        module: String(path.prefix { $0 != "/" }), path: "Sources/\(path)",
        lines: text.split(separator: "\n", omittingEmptySubsequences: false))
    }
  }
}

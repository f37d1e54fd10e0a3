import Foundation
import Testing

/// The README's table of the documents that the field comes from: it names nothing that is gone.
@Suite struct ReferenceRowsTests {
  private struct Row {
    var cells: [String]

    /// What stands in code quotes in a cell.
    func names(in cell: Int) -> [String] {
      cells[cell].split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
  }

  private static func rows() throws -> [Row] {
    let file = Repository.root.appendingPathComponent("README.md")
    let lines = try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { $0 != "<!-- rows -->" }.dropFirst(3).prefix { $0.hasPrefix("|") }.map {
      Row(
        cells: $0.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
          .map { $0.trimmingCharacters(in: .whitespaces) })
    }
  }

  @Test func everyDocumentHasRowsAndEveryRowIsShownOrSaysNotYet() throws {
    let rows = try Self.rows()
    #expect(rows.count > 40)
    #expect(Set(rows.map { $0.cells[0] }) == ["000", "001", "002", "003"])
    for row in rows {
      #expect(row.cells.count == 5, "\(row.cells)")
      #expect(row.cells[4] == "not yet" || !row.names(in: 4).isEmpty, "\(row.cells)")
    }
  }

  /// A scene of that name, or a suite or a test.
  @Test func whatShowsARowIsThere() throws {
    let folder = Repository.root.appendingPathComponent("Tests")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    let tests = try (paths ?? []).filter { $0.hasSuffix(".swift") }.map {
      try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
    }.joined()
    for name in try Self.rows().flatMap({ $0.names(in: 4) }) {
      let scene = Repository.root.appendingPathComponent("Assets/Scenes/\(name).scene.json")
      let isTest = tests.contains("struct \(name) {") || tests.contains("func \(name)(")
      #expect(FileManager.default.fileExists(atPath: scene.path) || isTest, "\(name)")
    }
  }

  @Test func everySymbolIsPublic() throws {
    let words = try Repository.sources().filter { $0.module == "GrowingText" }.flatMap(\.lines)
      .filter { $0.contains("public ") || $0.hasPrefix("  func growingText") }
      .flatMap { $0.split { !$0.isLetter } }
    let interface = Set(words)
    for name in try Self.rows().flatMap({ $0.names(in: 2) }) {
      #expect(interface.contains(name[...]), "\(name)")
    }
  }

  @Test func theScreensAreThoseOfTheDemo() throws {
    let screens = ["messages", "notes", "auto-resize", "background", "field"]
    let named = Set(try Self.rows().flatMap { $0.names(in: 3) })
    #expect(named == Set(screens))
  }
}

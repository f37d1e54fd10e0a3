import Foundation
import Testing

@Suite struct ReadmeTests {
  @Test func blocksAreReadWithTheirMarks() {
    let text = ["a", "<!-- run -->", "```sh", "one", "```", "```json", "{", "}", "```"]
    let blocks = Readme.blocks(of: text.map { $0[...] })
    #expect(blocks.map(\.mark) == ["run", nil])
    #expect(blocks.map(\.language) == ["sh", "json"])
    #expect(blocks.map(\.lines) == [["one"], ["{", "}"]])
  }

  @Test(arguments: [("run", "swift run -c release growing-text"), ("test", "swift test")])
  func oneLineDoesAllOfIt(_ mark: String, _ end: String) throws {
    let block = try #require(try Readme.blocks().first { $0.mark == mark })
    #expect(block.lines.count == 1)
    #expect(block.lines.first?.hasSuffix(" && \(end)") == true)
  }

  @Test func aWholeProgramIsShort() throws {
    let block = try #require(try Readme.blocks().first { $0.mark == "program" })
    #expect(block.lines.count <= 40)
    #expect(block.lines.contains("import GrowingText"))
  }

  /// The rows of the tables that users of the views on iOS know.
  @Test(arguments: [
    "maxNumberOfLines", "minNumberOfLines", "maxHeight", "minHeight", "animateHeightChange",
    "animationDuration", "internalTextView", "text", "font", "textColor", "textAlignment",
    "selectedRange", "editable", "dataDetectorTypes", "returnKeyType", "changeHeightWith",
    "userDidPaste(images:)",
  ]) func theMigrationPageHasEveryRow(name: String) throws {
    let file = Repository.root.appendingPathComponent(Readme.migration)
    #expect(try String(contentsOf: file, encoding: .utf8).contains(name))
  }

  @Test func bothLinesInstallTheSamePackages() throws {
    let packages = try Readme.blocks().filter { ["run", "test"].contains($0.mark) }.flatMap(\.lines)
      .map { line in
        line.split(separator: " ").filter { $0.hasPrefix("lib") }
      }
    #expect(packages.count == 2)
    #expect(packages.first == packages.last && packages.first?.isEmpty == false)
  }
}

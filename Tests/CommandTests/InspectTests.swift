import Foundation
import Testing

/// What `growing-text inspect` prints, as a program that reads it sees it.
@Suite(.serialized) struct InspectTests {
  private struct Document: Decodable, Equatable {
    struct Run: Decodable, Equatable {
      var range: [Int]
      var text: String
      var styles: [String]
      var link: String?
    }
    struct Block: Decodable, Equatable {
      var range: [Int]
      var kind: String
    }
    struct Fragment: Decodable, Equatable {
      var range: [Int]
      var x: Double
      var width: Double
      var direction: String
      var font: String?
    }
    struct Line: Decodable, Equatable {
      var range: [Int]
      var y: Double
      var height: Double
      var baseline: Double
      var width: Double
      var fragments: [Fragment]
    }
    struct Caret: Decodable, Equatable {
      var offset: Int
      var x: Double
      var y: Double
      var height: Double
    }
    var dialect: String
    var width: Double
    var height: Double
    var lineCount: Int
    var runs: [Run]
    var blocks: [Block]
    var lines: [Line]
    var carets: [Caret]?
  }

  private func inspect(_ text: String, _ arguments: String...) throws -> Document {
    let run = try CommandLineRun(["inspect"] + arguments, input: text)
    #expect(run.code == 0 && run.errors.isEmpty)
    #expect(run.output.hasSuffix("}\n"))
    return try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
  }

  @Test func aLinkTellsWhereItLeads() throws {
    let document = try inspect("[a](https://e.org \"t\") m@n.org")
    #expect(document.runs[0] == .init(range: [0, 1], text: "[", styles: ["marker"]))
    #expect(
      document.runs[1]
        == .init(range: [1, 1], text: "a", styles: ["link"], link: "https://e.org"))
    #expect(document.runs.last?.link == "mailto:m@n.org")
  }

  @Test func rangesCountUTF16AndRunsCoverTheText() throws {
    let document = try inspect("👋 **б** x\n`c`")
    #expect(document.dialect == "commonMark" && document.width == 358)
    #expect(document.runs.map(\.text).joined() == "👋 **б** x\n`c`")
    #expect(document.runs[0] == .init(range: [0, 3], text: "👋 ", styles: []))
    #expect(document.runs[1] == .init(range: [3, 2], text: "**", styles: ["marker"]))
    #expect(document.runs[2] == .init(range: [5, 1], text: "б", styles: ["bold"]))
    #expect(document.lines.map(\.range) == [[0, 10], [11, 3]])
    #expect(document.lines[0].fragments.first { $0.range == [5, 1] }?.font == "Inter Bold")
    #expect(document.lines[0].fragments[0].font == "Noto Color Emoji")
    #expect(document.carets == nil)
  }

  @Test func blocksAreWholeLines() throws {
    let document = try inspect("one\ntwo\n\n```swift\nlet x\n```\nthree\n")
    #expect(
      document.blocks == [
        .init(range: [0, 7], kind: "paragraph"), .init(range: [9, 18], kind: "codeBlock"),
        .init(range: [28, 5], kind: "paragraph"),
      ])
    #expect(
      document.lines.map(\.range) == [
        [0, 3], [4, 3], [8, 0], [9, 8], [18, 5], [24, 3], [28, 5], [34, 0],
      ])
  }

  @Test func linesAreRowsOfTheGivenWidth() throws {
    let document = try inspect("aaaa bbbb cccc dddd", "--width", "100", "--dialect", "areal")
    #expect(document.dialect == "areal" && document.width == 100)
    #expect(document.lineCount == 2 && document.lines.count == 2)
    #expect(document.lines.map(\.range) == [[0, 10], [10, 9]])
    #expect(document.lines.allSatisfy { $0.width <= 100 && $0.baseline < $0.height })
    #expect(document.height == document.lines.reduce(0) { $0 + $1.height })
    #expect(document.lines[1].y == document.lines[0].height)
  }

  @Test func directionsAndCaretsAreThoseOfTheScreen() throws {
    let document = try inspect("ab שלום", "--carets", "--text-size", "XL")
    #expect(document.lines[0].fragments.map(\.direction) == ["ltr", "rtl"])
    #expect(document.lines[0].fragments[1].font == "Noto Sans Hebrew")
    let carets = try #require(document.carets)
    #expect(carets.map(\.offset) == Array(0...7))
    let hebrew = carets[3...].map(\.x)
    #expect(zip(hebrew, hebrew.dropFirst()).allSatisfy { $0 > $1 })
  }

  @Test func whatNoFontHasIsNamedByNone() throws {
    let document = try inspect("a\u{1F9FF}\u{13000}")
    #expect(document.lines[0].fragments.last?.font == nil)
    #expect(document.lines[0].fragments.last?.width ?? 0 > 0)
  }

  @Test func theKeysStandInTheContractsOrder() throws {
    let output = try CommandLineRun(["inspect", "--carets", "-"], input: "\"\\\t\u{2028}é").output
    #expect(
      output.hasPrefix(
        """
        {
          "dialect": "commonMark",
          "width": 358,
          "height": 21,
          "lineCount": 1,
          "runs": [
            {"range": [0, 5], "text": "\\"\\\\\\t\u{2028}é", "styles": []}
          ],
          "blocks": [
            {"range": [0, 5], "kind": "paragraph"}
          ],
          "lines": [
            {"range": [0, 5], "y": 0, "height": 21, "baseline": 
        """.trimmingCharacters(in: .newlines)))
    let again = try CommandLineRun(["inspect", "--carets", "-"], input: "\"\\\t\u{2028}é").output
    #expect(output == again)
  }

  @Test func anEmptyTextHasOneLineAndOneCaret() throws {
    let document = try inspect("", "--carets")
    #expect(document.runs.isEmpty && document.blocks.isEmpty)
    #expect(document.lineCount == 1 && document.lines[0].range == [0, 0])
    #expect(document.carets?.map(\.offset) == [0])
  }

  @Test func unreadableInputExitsTwoAndNamesThePlace() throws {
    let folder = try TemporaryFolder()
    let file = folder.path + "/bad"
    try Data([0x61, 0x62, 0xFF, 0x63]).write(to: URL(filePath: file))
    let bad = try CommandLineRun(["inspect", file])
    #expect(bad.code == 2 && bad.output.isEmpty)
    #expect(bad.errors == "growing-text: \(file): byte 2: expected valid UTF-8\n")
    let missing = try CommandLineRun(["inspect", folder.path + "/none"])
    #expect(missing.code == 2)
    #expect(missing.errors.contains("/none: expected a file to read: No such file"))
    let noFonts = try CommandLineRun(["inspect", "--font-dir", folder.path], input: "a")
    #expect(noFonts.code == 3 && noFonts.output.isEmpty)
  }
}

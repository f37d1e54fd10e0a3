import Testing

@Suite struct FloorsTests {
  @Test(arguments: [
    ("import CSDL", "CSDL"), ("package import TextRope", "TextRope"),
    ("@preconcurrency internal import Glibc  // why", "Glibc"), ("  import A.B", "A"),
    ("public import struct Drawing.Rect", "Drawing"),
  ])
  func anImportIsReadWhateverItsAccess(_ line: String, _ module: String) {
    #expect(Floors.imported(by: line[...]) == module)
  }

  @Test(arguments: ["// import CSDL", "let x = 1", "func import_() {}", "", "/// import A"])
  func otherLinesImportNothing(_ line: String) {
    #expect(Floors.imported(by: line[...]) == nil)
  }

  @Test(arguments: [
    ("GrowingField", "TextRope"), ("LiveMarkdown", "UnicodeRules"), ("GrowingText", "CSDL"),
    ("SDLBackend", "Foundation"), ("UnicodeRules", "CICU"), ("TextLayout", "Synchronization"),
  ])
  func importsGoDown(_ module: String, _ imported: String) {
    #expect(Floors.objection(to: imported, by: module) == nil)
  }

  @Test(arguments: [
    ("TextRope", "TextEditing"), ("LiveMarkdown", "TextLayout"), ("Drawing", "TextRope"),
    ("Snapshots", "CSDL"), ("GrowingField", "Foundation"), ("TextLayout", "CICU"),
    ("GrowingField", "Dispatch"), ("TextRope", "SwiftUI"), ("Attic", "TextRope"),
  ])
  func importsGoNeitherUpNorSidewaysNorOutside(_ module: String, _ imported: String) {
    #expect(Floors.objection(to: imported, by: module) != nil)
  }

  @Test func everySourceKeepsToItsFloor() throws {
    let sources = try Repository.sources()
    #expect(sources.count > 50)
    for source in sources {
      for (index, line) in source.lines.enumerated() {
        guard let imported = Floors.imported(by: line),
          let objection = Floors.objection(to: imported, by: source.module)
        else { continue }
        Issue.record("\(source.path):\(index + 1): \(objection)")
      }
    }
  }
}

import Drawing
import TextLayout
import Testing
import UnicodeRules

@testable import SDLBackend

/// A view that is made where no fonts are found still edits: it shows boxes.
struct NoFontsTests {
  @Test func everyClusterIsABoxAndRowsHaveAHeight() throws {
    var fonts = SDLFonts.none
    let font = FontSpec(family: "Inter", size: 20)
    #expect(fonts.metrics(of: font).rowHeight == 25)
    let text = Array("a é日".utf8)
    let faces = fonts.faces(for: text, in: font)
    #expect(faces.last?.end == text.count)
    #expect(faces.allSatisfy { $0.face == .missing })
    let shaped = fonts.shape(
      ShapeRequest(
        text: "é日", face: .missing, size: 20, script: .latin, isRightToLeft: false))
    #expect(shaped.clusters.count == 2)
    #expect(shaped.width > 0)
  }
}

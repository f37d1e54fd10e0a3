internal import Drawing
internal import Testing
internal import TextLayout

@testable import SDLBackend

@Suite struct EmboldeningTests {
  private static let bold = FontSpec(family: "Inter", size: 17, isBold: true)
  private static let han = Sample(text: "日本語", font: Sample.inter, script: "Hani")
  private static let boldHan = Sample(text: "日本語", font: bold, script: "Hani")

  @Test func strokesGrowByWholeAndPartPixels() {
    let mask = GlyphMask(
      left: 3, top: -1, width: 3, height: 1, pixels: .coverage([200, 0, 100]))
    func widened(by width: Int) -> [UInt8] { Emboldening.apply(to: mask, width: width).alpha }
    #expect(widened(by: 0) == [200, 0, 100])
    #expect(widened(by: 32) == [200, 100, 100, 50])
    #expect(widened(by: 64) == [200, 200, 100, 100])
    #expect(widened(by: 96) == [200, 200, 200, 100, 50])
    let made = Emboldening.apply(to: mask, width: 96)
    #expect(made.left == 3 && made.top == -1 && made.height == 1)
  }

  @Test(arguments: [1.0, 1.5, 2, 3])
  func boldWithoutABoldFaceIsDarkerAndAsWide(scale: Double) throws {
    var fonts = try SDLFonts(directory: nil)
    let plain = Self.han.run(size: 17, fonts: &fonts)
    let bold = Self.boldHan.run(size: 17, fonts: &fonts)
    #expect(plain.run.face != bold.run.face)
    #expect(fonts.name(of: plain.run.face) == fonts.name(of: bold.run.face))
    #expect(plain.shaped.clusters == bold.shaped.clusters)
    let (plainMade, boldMade) = (
      fonts.mask(of: plain.run, scale: scale), fonts.mask(of: bold.run, scale: scale)
    )
    let (plainMask, boldMask) = (try #require(plainMade), try #require(boldMade))
    let ink = { (mask: GlyphMask) in mask.alpha.reduce(0) { $0 + Int($1) } }
    #expect(Double(ink(boldMask)) > 1.15 * Double(ink(plainMask)))
    #expect(Double(boldMask.left + boldMask.width) <= bold.shaped.ink.maxX * scale + 2)
  }

  @Test func aFamilyWithABoldFaceIsNeverMadeBold() throws {
    var fonts = try SDLFonts(directory: nil)
    for text in ["bold", "שלום", "سلام", "हिन्दी", "ไทย", "😀"] {
      for run in fonts.faces(for: Array(text.utf8), in: Self.bold) {
        #expect(FaceStyle(run.face)?.isEmboldened == false, "\(text)")
      }
    }
    let code = FontSpec(family: "JetBrains Mono", size: 17, isBold: true, isItalic: true)
    let run = fonts.faces(for: Array("code".utf8), in: code).first
    #expect(run.flatMap { FaceStyle($0.face) }?.isEmboldened == false)
  }
}

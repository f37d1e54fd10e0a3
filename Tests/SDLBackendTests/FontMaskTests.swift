internal import Drawing
internal import Glibc
internal import SDLBackend
internal import Testing
internal import TextLayout
internal import UnicodeRules

@Suite struct FontMaskTests {
  @Test(arguments: [1.0, 1.25, 2, 3.5])
  func inkLiesWhereShapingSaysItLies(scale: Double) throws {
    var fonts = try SDLFonts(directory: nil)
    for sample in Sample.all {
      for size in [13.0, 17, 24] {
        let (run, shaped) = sample.run(size: size, fonts: &fonts)
        let made = fonts.mask(of: run, scale: scale)
        let mask = try #require(made, "\(sample)")
        let ink = shaped.ink
        #expect(Double(mask.left) >= ink.minX * scale - 2, "\(sample) \(size)")
        #expect(Double(mask.left + mask.width) <= ink.maxX * scale + 2, "\(sample) \(size)")
        #expect(Double(mask.top) >= ink.minY * scale - 2, "\(sample) \(size)")
        #expect(Double(mask.top + mask.height) <= ink.maxY * scale + 2, "\(sample) \(size)")
        // And it is not smaller either: both ends of the run are drawn. (A box has a least size.)
        if size < 16 { continue }
        #expect(Double(mask.width) >= ink.width * scale - 4, "\(sample) \(size)")
        #expect(Double(mask.height) >= ink.height * scale - 4, "\(sample) \(size)")
      }
    }
  }

  @Test func sameRunGivesSameMaskFromFreshFonts() throws {
    var first = try SDLFonts(directory: nil)
    var second = try SDLFonts(directory: nil)
    for sample in Sample.all {
      let run = sample.run(size: 17, fonts: &first).run
      let made = first.mask(of: run, scale: 1)
      let mask = try #require(made)
      #expect(mask.alpha == first.mask(of: run, scale: 1)?.alpha)
      #expect(mask.alpha == second.mask(of: run, scale: 1)?.alpha)
    }
  }

  @Test func freeTypePropertiesDoNotReachThePixels() throws {
    let sample = Sample(text: "日本語漢字", font: Sample.inter, script: "Hani")
    var plain = try SDLFonts(directory: nil)
    let expected = plain.mask(of: sample.run(size: 17, fonts: &plain).run, scale: 1)?.alpha
    setenv("FREETYPE_PROPERTIES", "cff:no-stem-darkening=0", 1)
    defer { unsetenv("FREETYPE_PROPERTIES") }
    var darkened = try SDLFonts(directory: nil)
    let actual = darkened.mask(of: sample.run(size: 17, fonts: &darkened).run, scale: 1)?.alpha
    #expect(actual == expected)
  }

  @Test func longRunsEndWhereShapingEndsThem() throws {
    var fonts = try SDLFonts(directory: nil)
    let text = String(repeating: "illicit lilt ", count: 400) + "l"
    let sample = Sample(text: text, font: Sample.inter, script: "Latn")
    let (run, shaped) = sample.run(size: 17, fonts: &fonts)
    let made = fonts.mask(of: run, scale: 1)
    let mask = try #require(made)
    #expect(abs(Double(mask.left + mask.width) - shaped.ink.maxX) <= 2)
  }

  @Test func spacesHaveNoInk() throws {
    var fonts = try SDLFonts(directory: nil)
    let sample = Sample(text: "   ", font: Sample.inter, script: "Latn")
    let (run, shaped) = sample.run(size: 17, fonts: &fonts)
    #expect(fonts.mask(of: run, scale: 1) == nil)
    #expect(shaped.width > 0)
  }

  @Test func picturesAreNoTallerThanTheRow() throws {
    var fonts = try SDLFonts(directory: nil)
    for size in [13.0, 17, 20, 24, 53] {
      let sample = Sample(text: "😀", font: Sample.inter, script: "Zyyy")
      let (run, shaped) = sample.run(size: size, fonts: &fonts)
      let metrics = fonts.metrics(of: FontSpec(family: "Inter", size: size))
      let made = fonts.mask(of: run, scale: 1)
      let mask = try #require(made)
      #expect(Double(mask.height) <= metrics.rowHeight)
      #expect(Double(mask.top) >= -metrics.ascent - 1)
      #expect(abs(shaped.width - 1.22 * size) < 0.01 * size)
      guard case .colour = mask.pixels else { throw NoColour() }
    }
  }
  private struct NoColour: Error {}

  @Test func joinedLettersStayJoinedAtAStyleEdge() throws {
    var fonts = try SDLFonts(directory: nil)
    let faces = fonts.faces(for: Array("ه".utf8), in: Sample.inter)
    let face = try #require(faces.first?.face)
    func width(_ before: Bool, _ after: Bool) -> Double {
      fonts.shape(
        ShapeRequest(
          text: "ه", face: face, size: 20, script: Script(rawValue: 0x4172_6162),
          isRightToLeft: true, joinsBefore: before, joinsAfter: after)
      ).width
    }
    // Its four forms: isolated, final, initial, medial.
    let widths = [width(false, false), width(true, false), width(false, true), width(true, true)]
    #expect(Set(widths).count >= 3)
    let run = GlyphRun(
      text: "ه", face: face, size: 20, script: 0x4172_6162, isRightToLeft: true, joinsAfter: true,
      ink: Rect(x: 0, y: 0, width: 0, height: 0))
    var alone = run
    alone.joinsAfter = false
    #expect(fonts.mask(of: run, scale: 1)?.alpha != fonts.mask(of: alone, scale: 1)?.alpha)
  }
}

internal import Drawing
internal import SDLBackend
internal import Testing
internal import TextLayout
internal import UnicodeRules

@Suite struct FontFaceTests {
  /// The family that draws each cluster, and the bytes of the clusters.
  private func families(_ text: String, in font: FontSpec = Sample.inter) throws -> [String] {
    var fonts = try SDLFonts(directory: nil)
    return fonts.faces(for: Array(text.utf8), in: font).map { fonts.family(of: $0.face) ?? "none" }
  }

  @Test(arguments: [
    ("a", "Inter"), ("ẫ", "Inter"), ("Ж", "Inter"), ("ב", "Noto Sans Hebrew"),
    ("ب", "Noto Sans Arabic"), ("क्ष", "Noto Sans Devanagari"), ("ที่", "Noto Sans Thai"),
    ("漢", "Noto Sans CJK JP"), ("한", "Noto Sans CJK JP"), ("們", "Noto Sans CJK TC"),
    ("☑", "Noto Sans Symbols2"),
    ("\u{12000}", "none"), ("\u{1}", "none"), ("\u{200B}", "Inter"), ("\t", "Inter"),
  ])
  func firstFamilyThatHasTheClusterDrawsIt(cluster: String, family: String) throws {
    #expect(try families(cluster) == [family])
  }

  @Test(arguments: [
    ("😀", true), ("❤", false), ("❤️", true), ("❤︎", false), ("😀︎", true), ("1", false),
    ("1️⃣", true), ("1️", false), ("🇯🇵", true), ("👋🏽", true), ("👨‍👩‍👧", true), ("☺️", true), ("✓", false),
  ])
  func picturesAreForEmojiPresentation(cluster: String, isPicture: Bool) throws {
    #expect(try families(cluster) == [isPicture ? "Noto Color Emoji" : families(cluster)[0]])
    #expect(try families(cluster).contains("Noto Color Emoji") == isPicture)
  }

  @Test func runsAreCutBetweenClustersOnly() throws {
    var fonts = try SDLFonts(directory: nil)
    let text = "ab e\u{301}x 1\u{FE0F}\u{20E3}2 日本 😀ok שָׁ \u{0600}5"
    let ends = fonts.faces(for: Array(text.utf8), in: Sample.inter).map(\.end)
    var boundaries: Set<Int> = []
    var position = 0
    for character in text {
      position += character.utf8.count
      boundaries.insert(position)
    }
    #expect(ends.allSatisfy(boundaries.contains))
    #expect(ends.last == text.utf8.count)
    #expect(ends == ends.sorted())
  }

  @Test func boldTextFallsBackToBoldFaces() throws {
    var fonts = try SDLFonts(directory: nil)
    let bold = FontSpec(family: "Inter", size: 17, isBold: true)
    let text = Array("ب".utf8)
    #expect(fonts.faces(for: text, in: bold) != fonts.faces(for: text, in: Sample.inter))
    #expect(try families("ب", in: bold) == ["Noto Sans Arabic"])
  }

  @Test func unknownFamilyIsDrawnByTheFirst() throws {
    #expect(try families("a", in: FontSpec(family: "Nowhere Sans", size: 17)) == ["Inter"])
    #expect(
      try families("a", in: FontSpec(family: "jetbrains mono", size: 17)) == ["JetBrains Mono"])
  }

  @Test func rowHeightIsTheHorizontalExtents() throws {
    var fonts = try SDLFonts(directory: nil)
    // hhea of Inter: 2728 above, 680 below, of 2816 an em.
    let metrics = fonts.metrics(of: Sample.inter)
    #expect(metrics.ascent == 2728.0 * 17 / 2816)
    #expect(metrics.descent == 680.0 * 17 / 2816)
    #expect(metrics.rowHeight == 21)
    #expect(metrics.underlineThickness > 0 && metrics.strikethroughOffset > 3)
  }

  @Test func clustersCoverTheTextInLogicalOrder() throws {
    var fonts = try SDLFonts(directory: nil)
    for sample in Sample.all {
      let (run, shaped) = sample.run(size: 17, fonts: &fonts)
      let ends = shaped.clusters.map(\.end)
      #expect(ends == ends.sorted() && Set(ends).count == ends.count, "\(sample)")
      #expect(ends.last == run.text.utf8.count, "\(sample)")
    }
  }

  @Test func widthGrowsInProportionToTheSize() throws {
    var fonts = try SDLFonts(directory: nil)
    for sample in Sample.all {
      let small = sample.run(size: 10, fonts: &fonts).shaped.width
      let large = sample.run(size: 30, fonts: &fonts).shaped.width
      #expect(abs(large - 3 * small) < 1e-9, "\(sample)")
    }
  }
}

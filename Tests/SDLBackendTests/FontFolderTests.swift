internal import Drawing
internal import Glibc
internal import SDLBackend
internal import Testing
internal import TextLayout

@Suite struct FontFolderTests {
  @Test func folderWithoutFontsIsNamedWithWhatHelps() throws {
    let folder = try TemporaryFolder()
    #expect(throws: EnvironmentError.noFonts(searched: [folder.path])) {
      try SDLFonts(directory: folder.path)
    }
    let text = EnvironmentError.noFonts(searched: [folder.path]).description
    #expect(text.contains(folder.path) && text.contains("--font-dir"))
  }

  @Test func truncatedFontIsRefusedAtEveryLength() throws {
    let whole = try TemporaryFolder.bytes(of: bundled("NotoSansHebrew-Regular.ttf"))
    for length in [0, 1, 3, 11, 12, 40, 200, whole.count / 2, whole.count - 4] {
      let folder = try TemporaryFolder()
      try folder.write(Array(whole.prefix(length)), as: "Cut.ttf")
      let error = #expect(throws: EnvironmentError.self) { try SDLFonts(directory: folder.path) }
      guard case .badFont(let path, let reason) = error else {
        Issue.record("\(length) bytes: \(String(describing: error))")
        continue
      }
      #expect(path == folder.path + "/Cut.ttf" && !reason.isEmpty)
    }
  }

  @Test func garbageIsNoFont() throws {
    var random = SystemRandomNumberGenerator()
    let seed = random.next()
    for round in 0..<50 {
      var state = seed &+ UInt64(round)
      let bytes = (0..<3000).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: state >> 56)
      }
      let folder = try TemporaryFolder()
      try folder.write([0, 1, 0, 0] + bytes, as: "Noise.ttf")
      #expect(throws: EnvironmentError.self, "seed \(seed)") {
        try SDLFonts(directory: folder.path)
      }
    }
  }

  @Test func damagedTablesNeverCrash() throws {
    let whole = try TemporaryFolder.bytes(of: bundled("NotoSansHebrew-Regular.ttf"))
    var random = SystemRandomNumberGenerator()
    let seed = random.next()
    for round in 0..<60 {
      var state = seed &+ UInt64(round)
      var bytes = whole
      for _ in 0..<200 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        // The directory stays: this is about what its tables hold.
        bytes[300 + Int(state >> 33) % (bytes.count - 300)] = UInt8(truncatingIfNeeded: state >> 24)
      }
      let folder = try TemporaryFolder()
      try folder.write(bytes, as: "Damaged.ttf")
      guard var fonts = try? SDLFonts(directory: folder.path) else { continue }
      let sample = Sample(text: "שָׁלוֹם", font: Sample.inter, script: "Hebr", isRightToLeft: true)
      _ = fonts.mask(of: sample.run(size: 17, fonts: &fonts).run, scale: 1)
    }
  }

  @Test func lostStyleOfABundledFamilyIsNamed() throws {
    let folder = try TemporaryFolder()
    for name in ["Inter-Bold.ttf", "Inter-Italic.ttf", "Inter-BoldItalic.ttf"] {
      try folder.write(TemporaryFolder.bytes(of: bundled(name)), as: name)
    }
    let error = #expect(throws: EnvironmentError.self) { try SDLFonts(directory: folder.path) }
    #expect(error?.description.contains("Inter-Regular.ttf") == true)
  }

  nonisolated static let desktopFonts = "/usr/share/fonts/truetype/dejavu"

  /// Where Debian's fonts-dejavu-core is not installed, nothing can be said.
  @Test(.enabled(if: access(FontFolderTests.desktopFonts + "/DejaVuSansMono.ttf", R_OK) == 0))
  func familiesOfAnyFolderAreFoundByTheirNames() throws {
    var fonts = try SDLFonts(directory: FontFolderTests.desktopFonts)
    var font = FontSpec(family: "DejaVu Sans Mono", size: 20)
    let metrics = fonts.metrics(of: font)
    #expect(metrics.rowHeight == 24)
    for (isBold, isItalic) in [(false, false), (true, false), (false, true), (true, true)] {
      (font.isBold, font.isItalic) = (isBold, isItalic)
      let runs = fonts.faces(for: Array("mono".utf8), in: font)
      let run = try #require(runs.first)
      #expect(fonts.family(of: run.face) == "DejaVu Sans Mono")
    }
    // No picture font there: the text font draws what it has, a box the rest.
    let emoji = fonts.faces(for: Array("😀".utf8), in: font)
    #expect(emoji.map { fonts.family(of: $0.face) } == ["DejaVu Sans"])
    #expect(fonts.faces(for: Array("漢".utf8), in: font).map(\.face) == [.missing])
  }

  @Test func missingFileIsNamed() {
    #expect(EnvironmentError.badFont(path: "/a/b.ttf", reason: "gone").description.contains("/a/b"))
  }

  private func bundled(_ name: String) throws -> String {
    try SDLFonts(directory: nil).folder + "/" + name
  }
}

internal import Drawing
internal import Glibc
internal import SDLBackend
internal import Testing
internal import TextLayout
internal import UnicodeRules

/// The desktop here is a folder: fontconfig is told to know the bundled fonts and no others.
@Suite(.serialized) struct DesktopFontsTests {
  private let desktop: TemporaryFolder
  private let folder: TemporaryFolder

  init() throws {
    let bundled = try SDLFonts(directory: nil).folder
    desktop = try TemporaryFolder()
    let configuration = """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig><dir>\(bundled)</dir><cachedir>\(desktop.path)</cachedir></fontconfig>
      """
    try desktop.write(Array(configuration.utf8), as: "fonts.conf")
    setenv("FONTCONFIG_FILE", desktop.path + "/fonts.conf", 1)
    folder = try TemporaryFolder()
    for name in ["Inter-Regular", "Inter-Bold", "Inter-Italic", "Inter-BoldItalic"] {
      try folder.write(TemporaryFolder.bytes(of: "\(bundled)/\(name).ttf"), as: name + ".ttf")
    }
  }

  private func names(
    of text: String, bold: Bool = false, fonts: inout SDLFonts
  ) -> [String?] {
    let font = FontSpec(family: "Inter", size: 17, isBold: bold)
    return fonts.faces(for: Array(text.utf8), in: font).map { fonts.name(of: $0.face) }
  }

  @Test func theDesktopDrawsWhatTheFolderLacksInItsStyle() throws {
    var fonts = try SDLFonts(directory: folder.path, asksDesktop: true)
    #expect(names(of: "a ไทย", fonts: &fonts) == ["Inter", "Noto Sans Thai"])
    #expect(names(of: "a ไทย", bold: true, fonts: &fonts) == ["Inter Bold", "Noto Sans Thai Bold"])
    #expect(names(of: "שלום", fonts: &fonts) == ["Noto Sans Hebrew"])
    #expect(names(of: "😀", fonts: &fonts) == ["Noto Color Emoji"])
    // Neither has it: a box.
    #expect(names(of: "\u{12000}", fonts: &fonts) == [nil])
  }

  @Test func aFaceOfTheDesktopIsMeasuredAndDrawn() throws {
    var fonts = try SDLFonts(directory: folder.path, asksDesktop: true)
    var bundled = try SDLFonts(directory: nil)
    let sample = Sample(text: "ที่นี่", font: Sample.inter, script: "Thai")
    let here = sample.run(size: 17, fonts: &fonts)
    let there = sample.run(size: 17, fonts: &bundled)
    #expect(here.shaped == there.shaped)
    let made = fonts.mask(of: here.run, scale: 2)
    #expect(try #require(made).alpha == bundled.mask(of: there.run, scale: 2)?.alpha)
  }

  @Test func withoutAskingItTheFolderAloneDecides() throws {
    var fonts = try SDLFonts(directory: folder.path)
    #expect(names(of: "a ไทย", fonts: &fonts) == ["Inter", nil])
  }

  @Test func aDesktopWithoutFontsLeavesBoxes() throws {
    try desktop.write(Array("<fontconfig></fontconfig>".utf8), as: "fonts.conf")
    var fonts = try SDLFonts(directory: folder.path, asksDesktop: true)
    #expect(names(of: "ไทย", fonts: &fonts) == [nil])
  }
}

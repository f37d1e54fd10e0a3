import Drawing
import SDLBackend
import Testing
import TextEditing
import TextLayout
import UnicodeRules

@testable import GrowingField

/// Rows, faces and selections in every script, with the bundled fonts.
@Suite struct LayoutScriptTests {
  private func rows(_ text: String, width: Double) throws -> [String] {
    let field = try RealField(text, width: width)
    let units = Array(text.utf16)
    return field.inspect().lines.map { String(decoding: units[$0.range], as: UTF16.self) }
  }

  private func selectionRects(_ field: RealField) -> [Rect] {
    var body = field.machine.state.body
    return body.selectionRects(
      for: field.machine.state.editor.selection.range, in: 0...1000, fonts: &field.fonts)
  }

  @Test func aSelectionHasOneRectangleForEachVisualRun() throws {
    let field = try RealField("hello שלום")
    field.select(0..<7)
    let rects = selectionRects(field)
    #expect(rects.count == 2)
    #expect(rects[0].x == 0 && rects[1].x > rects[0].maxX)
    field.press(.character("c"), .control)
    #expect(field.clipboard["text/plain"].map { String(decoding: $0, as: UTF8.self) } == "hello ש")
    field.select(0..<10)
    #expect(selectionRects(field).count == 2)
    field.select(2..<4)
    #expect(selectionRects(field).count == 1)
  }

  @Test func aStyleEdgeMovesNothingToItsLeft() throws {
    let text = "fi office AVATAR Type To"
    let plain = try RealField(text)
    let places = (0...text.count).map { plain.x($0) }
    for split in 1..<text.count {
      let styled = text.prefix(split) + "~~" + text.dropFirst(split) + "~~"
      let field = try RealField(String(styled))
      for offset in 0..<split { #expect(field.x(offset) == places[offset], "\(styled)") }
    }
  }

  @Test func emojiPresentationChoosesTheFont() throws {
    func fonts(_ text: String) throws -> [String?] {
      let field = try RealField(text)
      let fragments = field.inspect().lines[0].fragments
      return fragments.map { field.fonts.name(of: $0.face) }
    }
    let colour = "Noto Color Emoji"
    for text in ["😀", "❤️", "👋🏽", "1️⃣", "🇯🇵", "👨‍👩‍👧", "🏳️‍🌈", "☀️"] {
      #expect(try fonts(text) == [colour], "\(text)")
    }
    for text in ["❤", "☀\u{FE0E}", "1", "#", "©"] {
      #expect(try !fonts(text).contains(colour), "\(text)")
    }
  }

  @Test func bracketsAreMirrored() throws {
    // What opens a right-to-left text curves as what closes a left-to-right one.
    var fonts = try RealField("").fonts
    func coverage(_ text: String, isRightToLeft: Bool) throws -> [UInt8] {
      let faces = fonts.faces(for: Array(text.utf8), in: FontSpec(family: "Inter", size: 17))
      let shaped = fonts.shape(
        ShapeRequest(
          text: text, face: faces[0].face, size: 17, script: .latin, isRightToLeft: isRightToLeft))
      let run = GlyphRun(
        text: text, face: faces[0].face, size: 17, script: Script.latin.rawValue,
        isRightToLeft: isRightToLeft, joinsBefore: false, joinsAfter: false, ink: shaped.ink)
      let made = fonts.mask(of: run, scale: 2)
      guard case .coverage(let coverage) = try #require(made).pixels else { return [] }
      return coverage
    }
    for (open, close) in [("(", ")"), ("[", "]"), ("«", "»"), ("<", ">")] {
      #expect(
        try coverage(open, isRightToLeft: true) == coverage(close, isRightToLeft: false), "\(open)")
    }
  }

  @Test(arguments: ["**שלום**", "*سلام*", "`שלום`", "~~שלום עולם~~", "***ab***"])
  func markersStandOnTheOuterSides(text: String) throws {
    let field = try RealField(text)
    let inspection = field.inspect()
    let markers = inspection.runs.filter { $0.styles == ["marker"] }.map(\.range)
    #expect(markers.count == 2)
    let fragments = inspection.lines[0].fragments
    let inner = fragments.dropFirst().dropLast()
    #expect(
      markers.contains(fragments[0].range) && markers.contains(fragments.last?.range ?? 0..<0))
    #expect(!inner.isEmpty && inner.allSatisfy { !markers.contains($0.range) })
  }

  @Test func aSoftHyphenShowsOnlyWhereItBreaks() throws {
    let whole = try RealField("soft\u{AD}ware")
    let plain = try RealField("software")
    #expect(whole.x(9) == plain.x(8))
    #expect(whole.picture() == plain.picture())
    let rows = try rows("some soft\u{AD}ware", width: 90)
    #expect(rows == ["some soft\u{AD}", "ware"])
    let broken = try RealField("some soft\u{AD}ware", width: 90)
    let written = try RealField("some soft-ware", width: 90)
    let bare = try RealField("some soft", width: 90)
    // But for the kerning between the letter and the hyphen.
    #expect(abs(broken.inspect().lines[0].width - written.inspect().lines[0].width) < 1)
    #expect(broken.inspect().lines[0].width > bare.inspect().lines[0].width)
  }

  @Test(arguments: [
    ("aaaa bbbb cccc", ["aaaa bbbb ", "cccc"]),
    ("aaaa bbbb\u{A0}cccc", ["aaaa ", "bbbb\u{A0}cccc"]),
    ("aaaa bbbb\u{202F}cccc", ["aaaa ", "bbbb\u{202F}cccc"]),
    ("aaaa bbbb\u{2060}cccc", ["aaaa ", "bbbb\u{2060}cccc"]),
    ("日本語です。", ["日本語で", "す。"]),
    ("これは「東京」。", ["これは「東", "京」。"]),
    ("いろは（東）京", ["いろは", "（東）京"]),
    ("ภาษาไทยเขียน", ["ภาษาไทย", "เขียน"]),
    ("https://sdl.org/wiki/page?a=b", ["https://", "sdl.org/", "wiki/page?", "a=b"]),
    ("aaaaaaaaaaaa", ["aaaaaaaaa", "aaa"]),
    // Neither mark is parted from what it marks.
    ("東京都は**「重要」**", ["東京都は", "**「重", "要」**"]),
    ("東京都は**「重要」", ["東京都は**", "「重要」"]),
  ])
  func rowsBreakAsTheirReadersExpect(text: String, expected: [String]) throws {
    #expect(try rows(text, width: 90) == expected)
  }

  @Test(arguments: [
    "日本語", "한국어", "简体中文", "繁體中文", "ไทย", "हिन्दी", "বাংলা", "עברית", "عربي", "Tiếng Việt", "ἄνθρωπος",
    "Кириллица", "😀👨‍👩‍👧‍👦", "\u{13000}",
  ])
  func noScriptMakesARowJump(text: String) throws {
    let field = try RealField("abc " + text)
    let plain = try RealField("abc")
    #expect(field.inspect().height == plain.inspect().height)
    #expect(field.inspect().lines[0].baseline == plain.inspect().lines[0].baseline)
    #expect(field.x(3) == plain.x(3))
  }
}

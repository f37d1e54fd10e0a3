internal import Drawing
internal import SDLBackend
internal import Testing
internal import TextLayout
internal import UnicodeRules

/// The widths of words, which break rows, come to those of rows shaped whole, which are drawn.
@Suite struct WordWidthTests {
  private static let texts = [
    "AVATAR To Type fi office  two  spaces ", " We, 'quoted' f. T. (a) 1/2 -> x", "a b", " ", "To",
    "Ťž Ńa Ža naïve Über", "Тут Ау жизнь.", "שלום עולם, טוב", "السلام عليكم و", "नमस्ते क्षत्रिय दुनिया",
    "ภาษาไทย ที่ นี่", "日本語 と 한국어 文", "☑ ☐ ✓",
  ]

  @Test func wordsAddUpToTheRunShapedWholeInEveryFace() throws {
    var fonts = try SDLFonts(directory: nil)
    var faces: Set<FaceID> = []
    for family in fonts.families {
      for (isBold, isItalic) in [(false, false), (true, false), (false, true), (true, true)] {
        let font = FontSpec(family: family, size: 17, isBold: isBold, isItalic: isItalic)
        for text in Self.texts {
          for request in requests(for: text, in: font, &fonts) {
            faces.insert(request.face)
            let whole = fonts.shape(request).clusters
            // The second time every word is known.
            for _ in 0..<2 {
              let parts = fonts.clusters(of: request)
              #expect(parts.map(\.end) == whole.map(\.end), "\(font): \(request.text)")
              #expect(
                zip(parts, whole).allSatisfy { abs($0.advance - $1.advance) < 1e-9 },
                "\(font): \(request.text)")
            }
          }
        }
      }
    }
    #expect(faces.count >= 12, "\(faces.map { fonts.name(of: $0) ?? "none" })")
  }

  /// One for each stretch in one face and script.
  private func requests(
    for text: String, in font: FontSpec, _ fonts: inout SDLFonts
  ) -> [ShapeRequest] {
    let bytes = Array(text.utf8)
    let scripts = Scripts.runs(in: bytes)
    var requests: [ShapeRequest] = []
    var start = 0
    for run in fonts.faces(for: bytes, in: font) {
      while start < run.end {
        let script = scripts.first { $0.end > start } ?? ScriptRun(end: run.end, script: .latin)
        let end = min(run.end, script.end)
        requests.append(
          ShapeRequest(
            text: String(decoding: bytes[start..<end], as: UTF8.self), face: run.face,
            size: font.size, script: script.script,
            isRightToLeft: ["Hebr", "Arab"].contains(script.script)))
        start = end
      }
    }
    return requests
  }
}

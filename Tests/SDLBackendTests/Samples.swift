internal import Drawing
internal import SDLBackend
internal import TextLayout
internal import UnicodeRules

/// A text in one script that one face of the bundled fonts draws.
struct Sample: CustomStringConvertible {
  var text: String
  var font: FontSpec
  var script: String
  var isRightToLeft = false

  var description: String { "\(text) (\(font.family) \(font.isBold) \(font.isItalic))" }

  var packedScript: UInt32 { script.utf8.reduce(0) { $0 << 8 | UInt32($1) } }

  /// Shapes the text with the first face that it needs.
  func run(size: Double, fonts: inout SDLFonts) -> (run: GlyphRun, shaped: ShapedRun) {
    let face = fonts.faces(for: Array(text.utf8), in: font).first?.face ?? .missing
    let shaped = fonts.shape(
      ShapeRequest(
        text: text, face: face, size: size, script: Script(rawValue: packedScript),
        isRightToLeft: isRightToLeft))
    let run = GlyphRun(
      text: text, face: face, size: size, script: packedScript, isRightToLeft: isRightToLeft,
      ink: shaped.ink)
    return (run, shaped)
  }

  static let inter = FontSpec(family: "Inter", size: 17)

  static let all: [Sample] = [
    Sample(text: "jam AVATAR, fi office", font: inter, script: "Latn"),
    Sample(
      text: "jam fjord Jf", font: FontSpec(family: "Inter", size: 17, isItalic: true),
      script: "Latn"),
    Sample(
      text: "gW@jQ", font: FontSpec(family: "Inter", size: 17, isBold: true, isItalic: true),
      script: "Latn"),
    Sample(
      text: "let x = y -> z; jam", font: FontSpec(family: "JetBrains Mono", size: 17),
      script: "Latn"),
    Sample(text: "Tiếng Việt ẪẬỄ Ǻ́̂", font: inter, script: "Latn"),
    Sample(text: "السَّلَامُ", font: inter, script: "Arab", isRightToLeft: true),
    Sample(text: "שָׁלוֹם", font: inter, script: "Hebr", isRightToLeft: true),
    Sample(text: "क्षत्रियहिन्दी", font: inter, script: "Deva"),
    Sample(text: "ที่นี่ปู่", font: inter, script: "Thai"),
    Sample(text: "日本語", font: inter, script: "Hani"),
    Sample(text: "😀🇯🇵👋🏽", font: inter, script: "Zyyy"),
    Sample(text: "\u{12000}\u{10D0}", font: inter, script: "Zyyy"),
  ]
}

extension GlyphMask {
  /// The alpha of each pixel, row by row.
  var alpha: [UInt8] {
    switch pixels {
    case .coverage(let coverage): coverage
    case .colour(let colours): colours.map { UInt8($0 >> 24) }
    }
  }
}

internal import Drawing
internal import TextLayout
internal import UnicodeRules

/// Makes masks of runs and keeps the latest.
nonisolated struct MaskMaker {
  private struct Key: Hashable {
    var run: GlyphRun
    var scale: Double
  }

  /// A colour font has one size, whatever the text's.
  private static let colourEm = 64

  private let library: FontLibrary
  private let shaper: RunShaper
  private let buffer = ShapingBuffer()
  private var fonts: TTFFonts
  private var pictures = ColourPictures()
  private var masks = BoundedCache<Key, GlyphMask?>(capacity: 16 << 20)

  init(library: FontLibrary, shaper: RunShaper) {
    self.library = library
    self.shaper = shaper
    fonts = TTFFonts(library: library)
  }

  mutating func mask(of run: GlyphRun, scale: Double) -> GlyphMask? {
    let key = Key(run: run, scale: scale)
    if let known = masks.value(for: key) { return known }
    let mask = make(run, scale: scale)
    // Where memory did not do for ink, it may the next time.
    if mask == nil, run.ink.width > 0, run.ink.height > 0 { return nil }
    let pixels = mask.map { $0.width * $0.height } ?? 0
    var cost = 128 + run.text.utf8.count + pixels
    if case .colour = mask?.pixels { cost += 3 * pixels }
    masks.insert(mask, for: key, cost: cost)
    return mask
  }

  private mutating func make(_ run: GlyphRun, scale: Double) -> GlyphMask? {
    let em = Int((run.size * scale * 64).rounded())
    if run.text.isEmpty || em <= 0 { return nil }
    guard let style = FaceStyle(run.face), let face = library[run.face],
      let font = try? fonts.font(face: style.index, em: face.isColour ? Self.colourEm : em)
    else {
      return HexBox.mask(of: run.text, em: Double(em) / 64, isRightToLeft: run.isRightToLeft)
    }
    let shaped = shaper.shape(
      ShapeRequest(
        text: run.text, face: run.face, size: run.size, script: Script(rawValue: run.script),
        isRightToLeft: run.isRightToLeft, joinsBefore: run.joinsBefore,
        joinsAfter: run.joinsAfter))
    let clusters = shaped.clusters.map { (end: $0.end, advance: $0.advance * scale) }
    if face.isColour {
      return pictures.mask(
        of: run, clusters: clusters, em: em, middle: shaper.middle, font: font)
    }
    let mask = TextMask.mask(of: run, clusters: clusters, font: font, buffer: buffer)
    guard style.isEmboldened else { return mask }
    return mask.map { Emboldening.apply(to: $0, width: Int(Emboldening.strength * Double(em))) }
  }
}

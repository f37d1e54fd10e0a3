internal import Drawing

/// Draws a run of text through SDL2_ttf and finds out where its origin is.
///
/// SDL2_ttf gives a picture but not the place of the origin in it: it moves the picture right where
/// ink lies left of the origin, and down where ink rises above the line. Both follow from the
/// glyphs' extents, which HarfBuzz knows in the same sixty-fourths of a pixel.
///
///     y ▲   ┌──────────┐ ◄ min(0, top of the highest glyph below the line's top)
///       │   │ picture  │
///       └───┼─●────────┼── baseline; ● origin, `start.x` right of the picture's edge
///           └──────────┘
nonisolated enum TextMask {
  /// Clusters that SDL2_ttf gets at a time.
  ///
  /// It rounds each advance to a sixty-fourth of a pixel, which
  /// adds up, so that a piece must be short for its last glyph to stand where the caret is.
  static let pieceCount = 64

  static func mask(
    of run: GlyphRun, clusters: [(end: Int, advance: Double)], font: TTFFont,
    buffer: ShapingBuffer
  ) -> GlyphMask? {
    let bytes = Array(run.text.utf8)
    let width = clusters.reduce(0) { $0 + $1.advance }
    var canvas = CoverageCanvas()
    var start = (byte: 0, x: 0.0)
    for piece in pieces(of: bytes, clusters: clusters) {
      let text = RunText(
        String(decoding: bytes[start.byte..<piece.end], as: UTF8.self),
        joinsBefore: start.byte == 0 && run.joinsBefore,
        joinsAfter: piece.end == bytes.count && run.joinsAfter
      ).text
      let left = run.isRightToLeft ? width - start.x - piece.advance : start.x
      if let mask = picture(of: text, run: run, font: font, buffer: buffer) {
        canvas.add(mask, x: Int(left.rounded(.down)))
      }
      start = (piece.end, start.x + piece.advance)
    }
    return canvas.mask
  }

  /// Cuts a run after spaces, so that nothing that is shaped together is cut; a run without spaces
  /// between clusters, but late.
  private static func pieces(
    of bytes: [UInt8], clusters: [(end: Int, advance: Double)]
  ) -> [(end: Int, advance: Double)] {
    var pieces: [(end: Int, advance: Double)] = []
    var (count, advance) = (0, 0.0)
    for cluster in clusters {
      count += 1
      advance += cluster.advance
      let isSpace = bytes[cluster.end - 1] == 0x20
      if count >= pieceCount && isSpace || count >= 32 * pieceCount || cluster.end == bytes.count {
        pieces.append((cluster.end, advance))
        (count, advance) = (0, 0)
      }
    }
    return pieces
  }

  private static func picture(
    of text: String, run: GlyphRun, font: TTFFont, buffer: ShapingBuffer
  ) -> CoverageMask? {
    let glyphs = buffer.shape(
      text, with: font.font, script: run.script, isRightToLeft: run.isRightToLeft)
    let start = start(of: glyphs, ascent: font.ascent)
    let drawn = font.render(text, script: run.script, isRightToLeft: run.isRightToLeft) {
      CoverageMask(alphaOf: $0, $1)
    }
    guard var mask = drawn ?? nil else { return nil }
    mask.left -= start.x
    mask.top -= start.y + font.ascent
    return mask
  }

  /// How far SDL2_ttf moves a line right and down to keep all of it in its picture.
  private static func start(of glyphs: [PlacedGlyph], ascent: Int) -> (x: Int, y: Int) {
    var (left, top) = (0, 0)
    for glyph in glyphs {
      let ink = glyph.ink ?? (0, 0, 0, 0)
      left = min(left, glyph.x >> 6 + ink.left >> 6)
      top = min(top, (ascent << 6 - glyph.y) >> 6 - (ink.top + 63) >> 6)
    }
    return (-left, -top)
  }
}

import Drawing

/// Masks without a font: a slanted texture as large as the run's ink, or larger where it is told to
/// overflow it; runs of face 1 are coloured as emoji are.
struct FakeMasks: GlyphMasks {
  /// Pixels by which each mask exceeds its run's ink on all sides.
  var overflow = 0
  /// Texts whose masks were asked for.
  private(set) var asked: [String] = []

  init(overflow: Int = 0) { self.overflow = overflow }

  mutating func mask(of run: GlyphRun, scale: Double) -> GlyphMask? {
    asked.append(run.text)
    let left = Int((run.ink.minX * scale).rounded(.down)) - overflow
    let top = Int((run.ink.minY * scale).rounded(.down)) - overflow
    let width = Int((run.ink.width * scale).rounded(.up)) + 2 * overflow
    let height = Int((run.ink.height * scale).rounded(.up)) + 2 * overflow
    guard width > 0, height > 0 else { return nil }
    let bytes = (0..<(width * height)).map { i in
      UInt8([0, 0, 255, 255, 90, 200][(i % width + i / width) % 6])
    }
    return GlyphMask(
      left: left, top: top, width: width, height: height,
      pixels: run.face.rawValue == 1
        ? .colour(bytes.map { UInt32($0) << 24 | 0x00_FFAA_11 }) : .coverage(bytes))
  }
}

extension GlyphRun {
  /// A run of a given ink, in points.
  static func fake(_ text: String, ink: Rect, face: Int32 = 0) -> GlyphRun {
    GlyphRun(
      text: text, face: FaceID(rawValue: face), size: 17, script: 0, isRightToLeft: false, ink: ink)
  }
}

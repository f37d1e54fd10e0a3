package import Drawing

/// Masks without a font: a slanted texture as large as the run's ink, or larger where it is told to
/// overflow it; runs of face 1 are coloured as emoji are.
package struct FakeMasks: GlyphMasks {
  /// Pixels by which each mask exceeds its run's ink on all sides.
  package var overflow = 0
  /// Texts whose masks were asked for.
  package private(set) var asked: [String] = []

  package init(overflow: Int = 0) { self.overflow = overflow }

  package mutating func mask(of run: GlyphRun, scale: Double) -> GlyphMask? {
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

internal import Drawing

/// Bold for a face whose family has none: the same picture, drawn again a little further right.
///
/// Advances stay, so that a text has the same rows in either weight. Sideways only: a stroke that
/// also grew upwards would close the small counters of the scripts that need it most.
nonisolated enum Emboldening {
  /// How much wider strokes become, in ems; as much as FreeType's own emboldening.
  static let strength = 1.0 / 24

  /// Returns a mask with its strokes `width` sixty-fourths of a pixel wider.
  ///
  /// - Complexity: Linear in the pixels times the whole pixels of `width`.
  static func apply(to mask: GlyphMask, width: Int) -> GlyphMask {
    guard case .coverage(let source) = mask.pixels, width > 0, mask.width > 0 else { return mask }
    let (whole, part) = (width / 64, width % 64)
    let newWidth = mask.width + whole + (part > 0 ? 1 : 0)
    var result: [UInt8] = []
    result.reserveCapacity(newWidth * mask.height)
    for y in 0..<mask.height {
      func ink(_ x: Int) -> Int {
        x >= 0 && x < mask.width ? Int(source[y * mask.width + x]) : 0
      }
      for x in 0..<newWidth {
        let strong = (0...whole).reduce(0) { max($0, ink(x - $1)) }
        // And the part of a pixel that the stroke reaches over its last whole one.
        result.append(UInt8(min(255, strong + ink(x - whole - 1) * part / 64)))
      }
    }
    return GlyphMask(
      left: mask.left, top: mask.top, width: newWidth, height: mask.height,
      pixels: .coverage(result))
  }
}

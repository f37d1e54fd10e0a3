internal import Drawing

/// Draws runs of colour pictures: each cluster once at the font's own size, scaled down and kept.
nonisolated struct ColourPictures {
  /// Height of a picture in ems of the text around it.
  static let height = 1.15

  private struct Key: Hashable {
    var cluster: ExactText
    var em: Int
  }
  private struct Tile {
    var width: Int
    var height: Int
    var pixels: [UInt32]
  }
  private var tiles = BoundedCache<Key, Tile>(capacity: 4 << 20)

  /// Where the pictures of a run lie, in points: centred on the middle of the row.
  static func frame(width: Double, size: Double, middle: Double) -> Rect {
    Rect(x: 0, y: -(middle + height / 2) * size, width: width, height: height * size)
  }

  /// Draws a run whose text has an em of `em` sixty-fourths of a pixel.
  ///
  /// The advances of `clusters` are in pixels, in logical order; `middle` is the row's middle above
  /// the baseline, in ems.
  mutating func mask(
    of run: GlyphRun, clusters: [(end: Int, advance: Double)], em: Int, middle: Double,
    font: TTFFont
  ) -> GlyphMask? {
    let bytes = Array(run.text.utf8)
    let total = clusters.reduce(0) { $0 + $1.advance }
    let height = max(1, Int(ColourPictures.height * Double(em) / 64))
    let width = max(1, Int(total.rounded(.up)))
    var pixels = [UInt32](repeating: 0, count: width * height)
    var start = (byte: 0, x: 0.0)
    for cluster in clusters {
      let text = String(decoding: bytes[start.byte..<cluster.end], as: UTF8.self)
      if let tile = tile(of: text, run: run, em: em, height: height, font: font) {
        let left = run.isRightToLeft ? total - start.x - cluster.advance : start.x
        let x = Int((left + (cluster.advance - Double(tile.width)) / 2).rounded())
        ColourPictures.put(tile, at: x, into: &pixels, width: width)
      }
      start = (cluster.end, start.x + cluster.advance)
    }
    let top = Int((-middle * Double(em) / 64 - Double(height) / 2).rounded())
    return GlyphMask(left: 0, top: top, width: width, height: height, pixels: .colour(pixels))
  }

  private mutating func tile(
    of text: String, run: GlyphRun, em: Int, height: Int, font: TTFFont
  ) -> Tile? {
    let key = Key(cluster: ExactText(text), em: em)
    if let tile = tiles.value(for: key) { return tile }
    let drawn = font.render(text, script: run.script, isRightToLeft: run.isRightToLeft) {
      pixels, shape in
      Picture(
        width: shape.width, height: shape.height,
        pixels: (0..<shape.width * shape.height).map {
          pixels.loadUnaligned(
            fromByteOffset: $0 / shape.width * shape.pitch + $0 % shape.width * 4, as: UInt32.self)
        })
    }
    guard let picture = drawn else { return nil }
    let width = max(1, (picture.width * height + picture.height / 2) / picture.height)
    let tile = Tile(
      width: width, height: height, pixels: picture.scaled(width: width, height: height))
    tiles.insert(tile, for: key, cost: 4 * width * height)
    return tile
  }

  private static func put(_ tile: Tile, at left: Int, into pixels: inout [UInt32], width: Int) {
    for y in 0..<tile.height {
      for x in max(0, -left)..<max(0, -left, min(tile.width, width - left)) {
        pixels[y * width + left + x] = tile.pixels[y * tile.width + x]
      }
    }
  }
}

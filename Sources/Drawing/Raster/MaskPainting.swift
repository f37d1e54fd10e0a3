extension Target {
  /// Lays a glyph mask, whose left top corner is at `corner`, over the part in `region`, which lies
  /// inside the mask.
  mutating func paint(_ mask: GlyphMask, at corner: PixelPoint, in region: PixelRect, _ ink: Ink) {
    painted += region.area
    switch mask.pixels {
    case .coverage(let bytes):
      precondition(bytes.count >= mask.width * mask.height, "a mask has width times height pixels")
      bytes.withUnsafeBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        for y in region.y..<region.maxY {
          let source = base + ((y - corner.y) * mask.width + region.x - corner.x)
          cover(row(y) + region.x, source, count: region.width, ink)
        }
      }
    case .colour(let colours):
      precondition(
        colours.count >= mask.width * mask.height, "a mask has width times height pixels")
      colours.withUnsafeBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        for y in region.y..<region.maxY {
          let source = base + ((y - corner.y) * mask.width + region.x - corner.x)
          copy(row(y) + region.x, source, count: region.width, alpha: ink)
        }
      }
    }
  }

  /// Most of a glyph is nothing or the whole colour: both are worth a short cut.
  private func cover(
    _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt8>, count: Int, _ ink: Ink
  ) {
    for i in 0..<count where source[i] != 0 {
      let a = ink.alpha(coverage: UInt32(source[i]))
      target[i] = a == 255 ? ink.opaque : ink.over(target[i], alpha: a)
    }
  }

  /// An emoji keeps its colours; of the text's colour only the alpha counts.
  private func copy(
    _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, count: Int,
    alpha ink: Ink
  ) {
    for i in 0..<count where source[i] >> 24 != 0 {
      let a = ink.alpha(coverage: source[i] >> 24)
      target[i] = Ink(rgb: source[i], alpha: a).over(target[i], alpha: a)
    }
  }
}

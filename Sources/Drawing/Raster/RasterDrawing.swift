extension Raster {
  /// Repaints the part of the picture inside `damage` from a list of the same size.
  ///
  /// The list is laid over white; only pixels inside a rectangle of `damage` are written, and they
  /// get the values that a repaint of everything would give them. Rectangles may overlap, and may
  /// reach outside the picture. Where the sizes differ, what both have is painted.
  ///
  /// - Complexity: O(items · rectangles) to find what meets the damage, then the pixels of that.
  package mutating func draw(
    _ list: DisplayList, damage: [PixelRect], masks: inout some GlyphMasks
  ) {
    let visible = bounds.intersection(list.bounds)
    let width = width
    var painted = 0
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      var target = Target(base: base, width: width)
      for rect in damage {
        let part = rect.intersection(visible)
        if !part.isEmpty { target.paint(list, in: part, masks: &masks) }
      }
      painted = target.painted
    }
    paintedPixels += painted
  }
}

extension Target {
  /// Paints a list over white inside `part`, from the last item that hides everything below it.
  mutating func paint(_ list: DisplayList, in part: PixelRect, masks: inout some GlyphMasks) {
    let start = list.items.lastIndex { $0.hides(part) }
    if start == nil { fill(part, Ink(rgb: 0xFF_FFFF, alpha: 255)) }
    for item in list.items[(start ?? 0)...] {
      let region = item.inkBounds(scale: list.scale).intersection(part)
      if !region.isEmpty { paint(item.command, in: region, scale: list.scale, masks: &masks) }
    }
  }

  private mutating func paint(
    _ command: DrawCommand, in region: PixelRect, scale: Double, masks: inout some GlyphMasks
  ) {
    switch command {
    case .fill(_, let color):
      fill(region, Ink(color))
    case .rounded(let shape, let color):
      guard let outer = RoundedShape(shape, in: region) else { return }
      paint(outer, minus: nil, in: region, Ink(color))
    case .border(let shape, let width, let color):
      guard width > 0, let outer = RoundedShape(shape, in: region) else { return }
      let inner = RoundedShape(shape, inset: width, in: region)
      paint(outer, minus: inner, in: region, Ink(color))
    case .polygon(let vertices, let color):
      paint(Polygon(vertices), in: region, Ink(color))
    case .shadow(let rect, let radius, let blur, let color):
      paint(SoftShadow(rect, radius: radius, blur: blur), in: region, Ink(color))
    case .glyphs(let run, let origin, let color):
      guard let mask = masks.mask(of: run, scale: scale) else { return }
      let corner = PixelPoint(x: origin.x + mask.left, y: origin.y + mask.top)
      let box = PixelRect(x: corner.x, y: corner.y, width: mask.width, height: mask.height)
      let inked = box.intersection(region)
      if !inked.isEmpty { paint(mask, at: corner, in: inked, Ink(color)) }
    }
  }
}

extension DisplayItem {
  /// Whether the item paints every pixel of `part` in an opaque colour: what is below is not seen.
  fileprivate func hides(_ part: PixelRect) -> Bool {
    switch command {
    case .fill(let rect, let color):
      return color.alpha == 255 && clip.contains(part) && rect.contains(part)
    case .rounded(let shape, let color):
      return color.alpha == 255 && clip.contains(part) && shape.isSquare(in: part)
    default:
      return false
    }
  }
}

extension RoundedRect {
  /// Whether all of `part` lies inside, in the cross between the corners.
  fileprivate func isSquare(in part: PixelRect) -> Bool {
    guard rect.contains(part) else { return false }
    let corner = (max(topLeft, topRight, bottomLeft, bottomRight, 0) + 15) / 16
    return (part.x - rect.x >= corner && rect.maxX - part.maxX >= corner)
      || (part.y - rect.y >= corner && rect.maxY - part.maxY >= corner)
  }
}

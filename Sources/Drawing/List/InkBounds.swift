extension DrawCommand {
  /// The pixels that the command can change; nothing is ever drawn outside them.
  ///
  /// For glyphs it is the run's ink with two pixels to spare on each side, since every glyph of a
  /// mask is placed on a whole pixel. The compositor clips to these bounds, so a mask that is larger
  /// still cannot escape the damage that is computed from them.
  package func inkBounds(scale: Double) -> PixelRect {
    switch self {
    case .fill(let rect, let color):
      return color.alpha == 0 || rect.isEmpty ? .empty : rect
    case .rounded(let shape, let color):
      return color.alpha == 0 || shape.rect.isEmpty ? .empty : shape.rect
    case .border(let shape, let width, let color):
      return color.alpha == 0 || width <= 0 || shape.rect.isEmpty ? .empty : shape.rect
    case .polygon(let vertices, let color):
      return color.alpha == 0 ? .empty : DrawCommand.bounds(of: vertices)
    case .shadow(let rect, _, let blur, let color):
      return color.alpha == 0 || rect.isEmpty
        ? .empty : rect.expanded(by: SoftShadow.clamped(blur))
    case .glyphs(let run, let origin, let color):
      guard color.alpha > 0, run.ink.width > 0, run.ink.height > 0 else { return .empty }
      let x0 = DevicePixels.floor(run.ink.minX * scale)
      let y0 = DevicePixels.floor(run.ink.minY * scale)
      let x1 = DevicePixels.ceiling(run.ink.maxX * scale)
      let y1 = DevicePixels.ceiling(run.ink.maxY * scale)
      return PixelRect(x: origin.x + x0, y: origin.y + y0, width: x1 - x0, height: y1 - y0)
        .expanded(by: 2)
    }
  }

  private static func bounds(of vertices: [PixelPoint]) -> PixelRect {
    guard let first = vertices.first else { return .empty }
    var (low, high) = (first, first)
    for v in vertices.dropFirst() {
      low = PixelPoint(x: min(low.x, v.x), y: min(low.y, v.y))
      high = PixelPoint(x: max(high.x, v.x), y: max(high.y, v.y))
    }
    let x = floorDivided(low.x, 16)
    let y = floorDivided(low.y, 16)
    return PixelRect(
      x: x, y: y, width: ceilingDivided(high.x, 16) - x, height: ceilingDivided(high.y, 16) - y)
  }
}

extension DisplayItem {
  /// The pixels that the item can change: its command's, inside its clip.
  package func inkBounds(scale: Double) -> PixelRect {
    command.inkBounds(scale: scale).intersection(clip)
  }
}

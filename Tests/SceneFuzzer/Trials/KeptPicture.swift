internal import Drawing

/// A picture that only ever repaints what its display list changed, as a window keeps it.
struct KeptPicture {
  private var list: DisplayList?
  private(set) var raster = Raster(width: 0, height: 0)

  /// Shows a list; where `isChecked`, the pixels must be those of the list on a new sheet.
  mutating func show(
    _ next: DisplayList, isChecked: Bool, masks: inout some GlyphMasks
  ) throws(Disagreement) {
    if let list, list.width == next.width, list.height == next.height {
      raster.draw(next, damage: DisplayList.damage(from: list, to: next), masks: &masks)
    } else {
      raster = Self.paint(next, masks: &masks)
    }
    list = next
    if !isChecked { return }
    let whole = Self.paint(next, masks: &masks)
    if raster == whole { return }
    let i = zip(raster.pixels, whole.pixels).prefix { $0 == $1 }.count
    throw Disagreement(
      "the repainted pixel (\(i % next.width), \(i / next.width)) is not that of a whole repaint")
  }

  static func paint(_ list: DisplayList, masks: inout some GlyphMasks) -> Raster {
    var raster = Raster(width: list.width, height: list.height)
    raster.draw(list, damage: [list.bounds], masks: &masks)
    return raster
  }
}

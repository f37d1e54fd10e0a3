internal import Drawing

/// What a host shows, kept so that only what changes is painted anew.
struct HostPicture {
  private(set) var raster = Raster(width: 0, height: 0)
  private var shown: DisplayList?

  /// Paints everything the next time: what was shown is lost.
  mutating func forget() { shown = nil }

  /// Paints a frame and returns what it changed.
  mutating func show(_ list: DisplayList, masks: inout some GlyphMasks) -> [PixelRect] {
    var damage = [PixelRect(x: 0, y: 0, width: list.width, height: list.height)]
    if let shown, shown.width == list.width, shown.height == list.height {
      damage = DisplayList.damage(from: shown, to: list)
    } else if raster.width != list.width || raster.height != list.height {
      raster = Raster(width: list.width, height: list.height)
    }
    raster.draw(list, damage: damage, masks: &masks)
    shown = list
    return damage
  }
}

/// A rectangle with rounded corners; radii in sixteenths of a pixel, at most half the
/// shorter side (a larger one counts as that).
package struct RoundedRect: Hashable, Sendable {
  package var rect: PixelRect
  package var topLeft: Int
  package var topRight: Int
  package var bottomLeft: Int
  package var bottomRight: Int

  package init(
    rect: PixelRect, topLeft: Int, topRight: Int, bottomLeft: Int, bottomRight: Int
  ) {
    self.rect = rect
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomLeft = bottomLeft
    self.bottomRight = bottomRight
  }

  package init(rect: PixelRect, radius: Int) {
    self.init(
      rect: rect, topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
  }
}

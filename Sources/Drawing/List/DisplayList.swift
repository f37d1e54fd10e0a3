/// What a frame shows, back to front: plain data in device pixels.
package struct DisplayList: Equatable, Sendable {
  package var width: Int
  package var height: Int
  package var scale: Double
  package var items: [DisplayItem] = []

  package init(width: Int, height: Int, scale: Double) {
    self.width = width
    self.height = height
    self.scale = scale
  }
}

import Drawing
import TestFonts

let white: UInt32 = 0xFFFF_FFFF
let black = RGBA(0)

extension PixelRect {
  init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension DisplayList {
  /// The commands on a picture of one pixel a point, unclipped.
  init(_ width: Int, _ height: Int, _ commands: DrawCommand...) {
    self.init(width: width, height: height, scale: 1)
    items = commands.map { DisplayItem(command: $0, clip: bounds) }
  }

  func painted() -> Raster {
    var masks = FakeMasks()
    return painted(masks: &masks)
  }

  func painted(masks: inout FakeMasks) -> Raster {
    var raster = Raster(width: width, height: height)
    raster.draw(self, damage: [bounds], masks: &masks)
    return raster
  }
}

extension Raster {
  /// How dark each pixel is: the coverage of black shapes on white.
  var darkness: [[Int]] {
    (0..<height).map { y in (0..<width).map { x in 255 - Int(self[x, y] & 255) } }
  }
}

extension [[Int]] {
  var mirrored: [[Int]] { map { $0.reversed() } }
  var flipped: [[Int]] { reversed() }
  var transposed: [[Int]] {
    guard let first else { return [] }
    return first.indices.map { x in map { $0[x] } }
  }
}

/// A colour of 8 bits a channel, straight (not premultiplied) alpha, sRGB.
package struct RGBA: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  package var alpha: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// `0xRRGGBB`, opaque unless told.
  package init(_ rgb: UInt32, alpha: UInt8 = 255) {
    self.init(
      red: UInt8(rgb >> 16 & 255), green: UInt8(rgb >> 8 & 255), blue: UInt8(rgb & 255),
      alpha: alpha)
  }

  /// The same colour with its alpha times `fraction` (0 to 1).
  package func faded(_ fraction: Double) -> RGBA {
    var c = self
    c.alpha = UInt8((Double(alpha) * min(max(fraction, 0), 1)).rounded())
    return c
  }
}

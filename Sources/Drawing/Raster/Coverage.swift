/// How much of a pixel a shape covers: an area, in units of 1/4096 pixel.
///
/// A pixel is 16 strips high, and a strip is 256 units long.
enum Coverage {
  static let full = 4096
  static let strip = 256

  /// The area as 0 to 255; rounding may have left it a unit outside 0 to `full`.
  @inline(__always)
  static func byte(_ area: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: (min(max(area, 0), full) &* 255 &+ 2048) >> 12)
  }
}

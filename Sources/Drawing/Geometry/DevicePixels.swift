/// The one place where fractions become whole device units.
///
/// The last bits of a product of coordinates depend on the order of the arithmetic; they must not
/// decide on which side of a half a value falls. So a value is rounded to 1/1024 first. A value that
/// is not a number is 0, and one beyond four million pixels stops there, so that sums and products of
/// what comes out of here never overflow.
enum DevicePixels {
  static let limit = 1 << 22

  static func rounded(_ v: Double) -> Int { whole(v, .toNearestOrAwayFromZero) }
  static func floor(_ v: Double) -> Int { whole(v, .down) }
  static func ceiling(_ v: Double) -> Int { whole(v, .up) }
  /// In sixteenths of a pixel.
  static func sixteenths(_ v: Double) -> Int { bounded((clean(v) * 16).rounded()) }

  private static func whole(_ v: Double, _ rule: FloatingPointRoundingRule) -> Int {
    bounded(clean(v).rounded(rule))
  }
  private static func clean(_ v: Double) -> Double {
    guard v == v else { return 0 }
    let end = Double(limit)
    return (min(max(v, -end), end) * 1024).rounded() / 1024
  }
  private static func bounded(_ v: Double) -> Int { Int(v) }
}

/// A rectangle of shade whose edges fade over `blur` pixels on both sides.
///
/// Blurring a rectangle is separable: the shade of a pixel is the product of one number for its
/// column and one for its row, which also rounds the corners as a wide blur does. The fade is the
/// cubic 3t² − 2t³, close to a Gaussian and an integer away from one.
struct SoftShadow {
  private let rect: PixelRect
  private let blur: Int

  init(_ rect: PixelRect, blur: Int) {
    self.rect = rect
    self.blur = SoftShadow.clamped(blur)
  }

  /// Beyond some thousands of pixels the cubic would overflow, and nobody sees a shadow.
  static func clamped(_ blur: Int) -> Int { min(max(blur, 0), 4096) }

  /// The shade of the pixels of a row of columns, 0 to 4096.
  func columns(_ range: Range<Int>) -> [Int] {
    range.map { rise($0 - rect.x) - rise($0 - rect.maxX) }
  }

  /// The shade of a row, 0 to 4096.
  func row(_ y: Int) -> Int { rise(y - rect.y) - rise(y - rect.maxY) }

  /// From 0 to 4096 while a pixel `u` beyond an edge goes from −`blur` to `blur`.
  private func rise(_ u: Int) -> Int {
    if u >= blur { return Coverage.full }
    if u < -blur { return 0 }
    let whole = 4 * blur
    let n = 2 * u + 1 + 2 * blur
    return dividedToEven((3 * whole - 2 * n) * n * n * Coverage.full, whole * whole * whole)
  }
}

extension Target {
  mutating func paint(_ shadow: SoftShadow, in region: PixelRect, _ ink: Ink) {
    let columns = shadow.columns(region.x..<region.maxX)
    for y in region.y..<region.maxY {
      let row = shadow.row(y)
      for (i, column) in columns.enumerated() {
        dot(region.x + i, y, ink, alpha: ink.alpha(area: (row &* column &+ 2048) >> 12))
      }
    }
  }
}

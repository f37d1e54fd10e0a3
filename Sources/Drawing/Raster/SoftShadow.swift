/// A rounded rectangle of shade whose edge fades over `blur` pixels on both sides.
///
///     │░▒▓█████████▓▒░│      The shade of a pixel depends on its distance from the edge alone. The
///     ◄blur►        ◄blur►   corners are rounded at least as wide as the blur, as a real blur
///                            leaves them. The fade is the cubic 3t² − 2t³: close to a Gaussian,
///                            and only an integer division away.
///
/// Lengths are in 1/64 pixel.
struct SoftShadow {
  /// The rectangle without its round rim: the middles of the corners' arcs are its corners.
  private let core: (minX: Int, minY: Int, maxX: Int, maxY: Int)
  private let radius: Int
  private let blur: Int

  /// The radius is in sixteenths of a pixel, the blur in pixels, as in the display list.
  init(_ rect: PixelRect, radius: Int, blur: Int) {
    let blur = SoftShadow.clamped(blur) * 64
    let side = min(rect.width, rect.height) * 64
    let radius = min(max(radius * 4, blur), side / 2)
    core = (
      rect.x * 64 + radius, rect.y * 64 + radius, rect.maxX * 64 - radius, rect.maxY * 64 - radius
    )
    self.blur = blur
    self.radius = radius
  }

  /// A shadow wider than this nobody sees, and the cubic would overflow.
  static func clamped(_ blur: Int) -> Int { min(max(blur, 0), 256) }

  /// How far beside (above, below) the core the middle of a pixel lies; 0 within.
  func distanceBeside(_ x: Int) -> Int {
    max(0, core.minX - x * 64 - 32, x * 64 + 32 - core.maxX)
  }
  func distanceAbove(_ y: Int) -> Int {
    max(0, core.minY - y * 64 - 32, y * 64 + 32 - core.maxY)
  }

  /// The shade of a pixel at a distance from the core, as an area of `Coverage.full`.
  func shade(_ dx: Int, _ dy: Int) -> Int {
    let distance = dx == 0 ? dy : dy == 0 ? dx : nearestSquareRoot(dx * dx + dy * dy)
    let depth = radius - distance
    if depth >= blur { return Coverage.full }
    if depth <= -blur { return 0 }
    let whole = 2 * blur
    let n = depth + blur
    return dividedToEven((3 * whole - 2 * n) * n * n * Coverage.full, whole * whole * whole)
  }
}

extension Target {
  /// Paints the part of a shadow that lies in `region`.
  mutating func paint(_ shadow: SoftShadow, in region: PixelRect, _ ink: Ink) {
    var alphas: [UInt32] = []
    var lastDistance = -1
    for y in region.y..<region.maxY {
      // Most rows lie beside the core and are all alike.
      let dy = shadow.distanceAbove(y)
      if dy != lastDistance {
        alphas = (region.x..<region.maxX).map {
          ink.alpha(area: shadow.shade(shadow.distanceBeside($0), dy))
        }
        lastDistance = dy
      }
      for (i, a) in alphas.enumerated() { dot(region.x + i, y, ink, alpha: a) }
    }
  }
}

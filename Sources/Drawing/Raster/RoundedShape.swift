/// The coverage of a rounded rectangle that lies `inset` sixteenths inside a rectangle of pixels.
///
/// A row of it is an edge zone, a middle of one coverage, and another edge zone:
///
///     │◄ left ►│◄───── middle ─────►│◄ right ►│
///     ╭────────┼────────────────────┼─────────╮
///     │        │                    │         │
///
struct RoundedShape {
  struct Zones {
    var leftEnd: Int
    var rightStart: Int
    /// The area covered of each pixel between them.
    var middle: Int
  }

  let rect: PixelRect
  let inset: Int
  private let topLeft: CornerCut
  private let topRight: CornerCut
  private let bottomLeft: CornerCut
  private let bottomRight: CornerCut

  /// Nil where the inset leaves nothing.
  ///
  /// Only corners of which `region` meets what they cut are worked out.
  init?(_ shape: RoundedRect, inset: Int = 0, in region: PixelRect) {
    rect = shape.rect
    self.inset = inset
    let side = min(rect.width, rect.height) * 16
    guard side > 2 * inset else { return nil }
    let near = (x: region.x - shape.rect.x, y: region.y - shape.rect.y)
    let far = (x: shape.rect.maxX - region.maxX, y: shape.rect.maxY - region.maxY)
    var made: [(radius: Int, cut: CornerCut)] = []
    func corner(_ radius: Int, _ x: Int, _ y: Int) -> CornerCut {
      let outer = max(0, min(radius, side / 2))
      let inner = max(0, outer - inset)
      // From the region's nearest point to the arc's centre, which lies there whatever the inset:
      // what is no farther than the arc is not cut.
      let (dx, dy) = (outer - max(0, x) * 16, outer - max(0, y) * 16)
      let isMet = dx > 0 && dy > 0 && dx * dx + dy * dy > inner * inner
      let r = isMet ? inner : 0
      if let same = made.first(where: { $0.radius == r }) { return same.cut }
      let cut = CornerCut(radius: r, offset: inset % 16)
      made.append((r, cut))
      return cut
    }
    topLeft = corner(shape.topLeft, near.x, near.y)
    topRight = corner(shape.topRight, far.x, near.y)
    bottomLeft = corner(shape.bottomLeft, near.x, far.y)
    bottomRight = corner(shape.bottomRight, far.x, far.y)
  }

  /// Pixels that lie wholly outside because of the inset.
  private var skipped: Int { inset / 16 }

  func zones(_ y: Int) -> Zones {
    let top = y - rect.y - skipped
    let bottom = rect.maxY - 1 - y - skipped
    let edge = (inset + 15) / 16
    let left = max(edge, skipped + max(topLeft.reach(top), bottomLeft.reach(bottom)))
    let right = max(edge, skipped + max(topRight.reach(top), bottomRight.reach(bottom)))
    return Zones(
      leftEnd: rect.x + left, rightStart: rect.maxX - right, middle: height(y) * Coverage.strip)
  }

  /// The area covered of a pixel, in units of 1/4096.
  @inline(__always)
  func area(_ x: Int, _ y: Int) -> Int {
    let top = y &- rect.y &- skipped
    let bottom = rect.maxY &- 1 &- y &- skipped
    let left = x &- rect.x &- skipped
    let right = rect.maxX &- 1 &- x &- skipped
    let square = overlap(x, rect.x, rect.maxX) &* height(y) &* 16
    return square &- topLeft.area(left, top) &- topRight.area(right, top)
      &- bottomLeft.area(left, bottom) &- bottomRight.area(right, bottom)
  }

  /// Sixteenths of a row that lie between the upper and the lower edge.
  @inline(__always)
  private func height(_ y: Int) -> Int { overlap(y, rect.y, rect.maxY) }

  /// Sixteenths of pixel `p` that lie between two edges moved inwards by the inset.
  @inline(__always)
  private func overlap(_ p: Int, _ low: Int, _ high: Int) -> Int {
    max(0, min(16 &* (p &+ 1), 16 &* high &- inset) &- max(16 &* p, 16 &* low &+ inset))
  }
}

extension Target {
  /// Paints what of `outer` is not `inner`, inside `region`, which `outer`'s rectangle contains.
  mutating func paint(
    _ outer: RoundedShape, minus inner: RoundedShape?, in region: PixelRect, _ ink: Ink
  ) {
    for y in region.y..<region.maxY {
      var zones = outer.zones(y)
      if let hole = inner?.zones(y) {
        zones.leftEnd = max(zones.leftEnd, hole.leftEnd)
        zones.rightStart = min(zones.rightStart, hole.rightStart)
        zones.middle -= hole.middle
      }
      let left = min(max(zones.leftEnd, region.x), region.maxX)
      let right = min(max(zones.rightStart, left), region.maxX)
      for x in region.x..<left {
        dot(x, y, ink, alpha: ink.alpha(area: outer.area(x, y) - (inner?.area(x, y) ?? 0)))
      }
      span(y, from: left, to: right, ink, alpha: ink.alpha(area: zones.middle))
      for x in right..<region.maxX {
        dot(x, y, ink, alpha: ink.alpha(area: outer.area(x, y) - (inner?.area(x, y) ?? 0)))
      }
    }
  }
}

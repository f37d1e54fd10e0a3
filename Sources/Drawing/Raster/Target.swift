/// The pixels of a raster while something is drawn into it.
///
/// Whoever paints has clipped to the raster before: `span` and `row` check nothing.
struct Target {
  let base: UnsafeMutablePointer<UInt32>
  let width: Int
  var painted = 0

  init(base: UnsafeMutablePointer<UInt32>, width: Int) {
    self.base = base
    self.width = width
  }

  @inline(__always)
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { base + y &* width }

  /// Lays an ink of one alpha over the pixels `from` up to `to` of a row.
  mutating func span(_ y: Int, from: Int, to: Int, _ ink: Ink, alpha a: UInt32) {
    guard from < to, a > 0 else { return }
    painted += to - from
    let p = row(y) + from
    if a == 255 {
      p.update(repeating: ink.opaque, count: to - from)
    } else {
      for i in 0..<(to &- from) { p[i] = ink.over(p[i], alpha: a) }
    }
  }

  /// Lays an ink over one pixel.
  @inline(__always)
  mutating func dot(_ x: Int, _ y: Int, _ ink: Ink, alpha a: UInt32) {
    guard a > 0 else { return }
    painted &+= 1
    let p = row(y) + x
    p.pointee = a == 255 ? ink.opaque : ink.over(p.pointee, alpha: a)
  }

  mutating func fill(_ rect: PixelRect, _ ink: Ink) {
    for y in rect.y..<rect.maxY { span(y, from: rect.x, to: rect.maxX, ink, alpha: ink.alpha) }
  }
}

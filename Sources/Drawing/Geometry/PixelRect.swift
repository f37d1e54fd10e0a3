/// A rectangle of whole device pixels; `maxX` and `maxY` are outside it.
package struct PixelRect: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
  package var maxX: Int { x + width }
  package var maxY: Int { y + height }
  package var isEmpty: Bool { width <= 0 || height <= 0 }
  package static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

  package var area: Int { isEmpty ? 0 : width * height }

  package func contains(_ other: PixelRect) -> Bool {
    other.isEmpty
      || (x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY)
  }
  /// Grown by `d` pixels on every side (shrunk where it is negative).
  package func expanded(by d: Int) -> PixelRect {
    PixelRect(x: x - d, y: y - d, width: width + 2 * d, height: height + 2 * d)
  }
  /// What both cover; `empty` where they only touch.
  package func intersection(_ other: PixelRect) -> PixelRect {
    let x0 = max(x, other.x)
    let y0 = max(y, other.y)
    let x1 = min(maxX, other.maxX)
    let y1 = min(maxY, other.maxY)
    return x1 > x0 && y1 > y0 ? PixelRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0) : .empty
  }
  /// The smallest rectangle that covers both; an empty one counts for nothing.
  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let x0 = min(x, other.x)
    let y0 = min(y, other.y)
    return PixelRect(
      x: x0, y: y0, width: max(maxX, other.maxX) - x0, height: max(maxY, other.maxY) - y0)
  }
}

/// A filled polygon, non-zero winding, vertices in sixteenths of a pixel.
///
/// A pixel row is cut into 16 strips. Vertices lie on the strips' borders, so inside a strip every
/// edge is one straight stroke from its upper to its lower border:
///
///     ──a───────b──   The strokes, sorted by their middles, tell where the winding number leaves
///      ╱         ╲    and reaches zero. For each such stroke the area to its right is added to (or
///     a           b   taken from) the pixels of the row, as differences between neighbours, so
///                     that one running sum gives the coverage.
///
/// Areas are exact but for 1/256 of a pixel in a stroke's ends, and strokes that cross inside one
/// strip, which are ordered as their middles are.
struct Polygon {
  private struct Edge {
    var top: PixelPoint
    var bottom: PixelPoint
    /// 1 downwards, −1 upwards.
    var winding: Int

    /// Where the edge is at a height, in 1/256 pixel.
    func x(at y: Int) -> Int {
      top.x * 16 + dividedToEven((bottom.x - top.x) * 16 * (y - top.y), bottom.y - top.y)
    }
  }

  private struct Stroke {
    var left: Int
    var right: Int
    var middle: Int
    var winding: Int
  }

  private let edges: [Edge]

  init(_ vertices: [PixelPoint]) {
    var edges: [Edge] = []
    for (i, a) in vertices.enumerated() {
      let b = vertices[i + 1 == vertices.count ? 0 : i + 1]
      if a.y < b.y {
        edges.append(Edge(top: a, bottom: b, winding: 1))
      } else if a.y > b.y {
        edges.append(Edge(top: b, bottom: a, winding: -1))
      }
    }
    self.edges = edges.sorted { $0.top.y < $1.top.y }
  }

  /// Adds the areas of a pixel row to `areas`, whose first element is pixel `first`, as
  /// differences from each pixel to the next.
  ///
  /// - Complexity: O(*e* + *w*) for each strip, *e* the edges and *w* the pixels that strokes cross.
  func addDifferences(row: Int, first: Int, to areas: inout [Int]) {
    var strokes: [Stroke] = []
    for strip in (row * 16)..<(row * 16 + 16) {
      strokes.removeAll(keepingCapacity: true)
      for edge in edges {
        if edge.top.y > strip { break }
        guard edge.bottom.y > strip else { continue }
        let a = edge.x(at: strip)
        let b = edge.x(at: strip + 1)
        strokes.append(
          Stroke(left: min(a, b), right: max(a, b), middle: a + b, winding: edge.winding))
      }
      strokes.sort { ($0.middle, $0.left, $0.winding) < ($1.middle, $1.left, $1.winding) }
      var winding = 0
      for stroke in strokes {
        let before = winding
        winding += stroke.winding
        if (before == 0) != (winding == 0) {
          Polygon.add(stroke, sign: before == 0 ? 1 : -1, first: first, to: &areas)
        }
      }
    }
  }

  /// The area to the right of a stroke, in each pixel of one strip.
  private static func add(_ stroke: Stroke, sign: Int, first: Int, to areas: inout [Int]) {
    var pixel = max(stroke.left >> 8, first)
    let end = first + areas.count
    var previous = 0
    while pixel < end {
      let area = areaRight(of: stroke, in: pixel)
      areas[pixel - first] += sign * (area - previous)
      if area == Coverage.strip { return }
      previous = area
      pixel += 1
    }
  }

  /// The mean of clamp(end of the pixel − x, 0, 256) while x runs along the stroke.
  private static func areaRight(of stroke: Stroke, in pixel: Int) -> Int {
    let end = (pixel + 1) * Coverage.strip
    if stroke.left == stroke.right { return min(max(end - stroke.left, 0), Coverage.strip) }
    let area = twiceIntegral(end - stroke.left) - twiceIntegral(end - stroke.right)
    return dividedToEven(area, 2 * (stroke.right - stroke.left))
  }

  /// Twice the integral of clamp(v, 0, 256) from 0 to `u`.
  private static func twiceIntegral(_ u: Int) -> Int {
    if u <= 0 { return 0 }
    return u <= 256 ? u * u : 512 * u - 65536
  }
}

extension Target {
  /// Paints the part of a polygon that lies in `region`.
  mutating func paint(_ polygon: Polygon, in region: PixelRect, _ ink: Ink) {
    var areas = Array(repeating: 0, count: region.width)
    for y in region.y..<region.maxY {
      for i in areas.indices { areas[i] = 0 }
      polygon.addDifferences(row: y, first: region.x, to: &areas)
      var area = 0
      for i in areas.indices {
        area += areas[i]
        dot(region.x + i, y, ink, alpha: ink.alpha(area: area))
      }
    }
  }
}

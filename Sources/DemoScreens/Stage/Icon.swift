internal import Drawing

/// A drawing of lines on a grid of 24 units, with round ends.
nonisolated struct Icon {
  private var lines: [[Point]] = []
  private var shapes: [[Point]] = []

  private init(lines: [[(Double, Double)]], shapes: [[(Double, Double)]] = []) {
    self.lines = lines.map { $0.map { Point(x: $0.0, y: $0.1) } }
    self.shapes = shapes.map { $0.map { Point(x: $0.0, y: $0.1) } }
  }

  /// Draws the icon in the middle of a rectangle; `side` is that of the grid and `weight` the width
  /// of the lines, both in points.
  func draw(
    into canvas: inout Canvas, inMiddleOf rect: Rect, side: Double, weight: Double = 1.5,
    _ color: RGBA
  ) {
    let unit = side / 24
    let x = ((rect.x + (rect.width - side) / 2) * canvas.scale).rounded() / canvas.scale
    let y = ((rect.y + (rect.height - side) / 2) * canvas.scale).rounded() / canvas.scale
    func place(_ point: Point) -> Point { Point(x: x + point.x * unit, y: y + point.y * unit) }
    for shape in shapes { canvas.polygon(shape.map(place), color) }
    for line in lines { canvas.stroke(line.map(place), width: weight, color) }
  }
}

nonisolated extension Canvas {
  /// Draws a line through points; its corners and ends are round.
  fileprivate mutating func stroke(_ points: [Point], width: Double, _ color: RGBA) {
    let half = width / 2
    for (a, b) in zip(points, points.dropFirst()) {
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let length = (dx * dx + dy * dy).squareRoot()
      guard length > 0 else { continue }
      let (nx, ny) = (-dy / length * half, dx / length * half)
      polygon(
        [
          Point(x: a.x + nx, y: a.y + ny), Point(x: b.x + nx, y: b.y + ny),
          Point(x: b.x - nx, y: b.y - ny), Point(x: a.x - nx, y: a.y - ny),
        ], color)
    }
    for point in points { polygon(Icon.circle(at: point, half, half, corners: 12), color) }
  }
}

nonisolated extension Icon {
  /// A circle or an ellipse as a polygon; its corners come from a fixed table, so that every
  /// machine draws the same.
  fileprivate static func circle(
    at center: Point, _ rx: Double, _ ry: Double, corners: Int
  ) -> [Point] {
    stride(from: 0, to: directions.count, by: directions.count / corners).map {
      Point(x: center.x + directions[$0].0 * rx, y: center.y + directions[$0].1 * ry)
    }
  }

  /// The cosines and sines of every fifteenth degree, of each quarter in turn.
  private static let directions: [(Double, Double)] = {
    let quarter = [
      (1, 0), (0.9659258, 0.2588190), (0.8660254, 0.5), (0.7071068, 0.7071068),
      (0.5, 0.8660254), (0.2588190, 0.9659258),
    ]
    return quarter + quarter.map { (-$0.1, $0.0) } + quarter.map { (-$0.0, -$0.1) }
      + quarter.map { ($0.1, -$0.0) }
  }()

  private static func ring(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double)
    -> [(Double, Double)]
  {
    let points = circle(at: Point(x: x, y: y), rx, ry, corners: 24).map { ($0.x, $0.y) }
    return points + points.prefix(1)
  }
}

nonisolated extension Icon {
  private static let arrow: [(Double, Double)] = [
    (12, 3.5), (20.5, 12), (16, 12), (16, 19.5), (8, 19.5), (8, 12), (3.5, 12), (12, 3.5),
  ]
  static let shift = Icon(lines: [arrow])
  static let shiftOnce = Icon(lines: [arrow], shapes: [arrow])
  static let shiftLocked = Icon(
    lines: [arrow.map { ($0.0, $0.1 - 1.5) }, [(8, 21.5), (16, 21.5)]],
    shapes: [arrow.map { ($0.0, $0.1 - 1.5) }])
  static let backspace = Icon(lines: [
    [(8, 5), (21.5, 5), (21.5, 19), (8, 19), (2, 12), (8, 5)],
    [(11.5, 9), (17.5, 15)], [(17.5, 9), (11.5, 15)],
  ])
  static let globe = Icon(lines: [
    ring(12, 12, 9, 9), ring(12, 12, 4, 9), [(3, 12), (21, 12)], [(4.6, 7), (19.4, 7)],
    [(4.6, 17), (19.4, 17)],
  ])
  static let keyboard = Icon(lines: [
    [
      (3.5, 6), (20.5, 6), (21.5, 7), (21.5, 17), (20.5, 18), (3.5, 18), (2.5, 17), (2.5, 7),
      (3.5, 6),
    ],
    [(6, 9.5), (6.2, 9.5)], [(10, 9.5), (10.2, 9.5)], [(14, 9.5), (14.2, 9.5)],
    [(18, 9.5), (18.2, 9.5)], [(7.5, 14.5), (16.5, 14.5)],
  ])
  static let sun = Icon(
    lines: [
      [(12, 2.5), (12, 4)], [(12, 20), (12, 21.5)], [(2.5, 12), (4, 12)], [(20, 12), (21.5, 12)],
      [(5.3, 5.3), (6.3, 6.3)], [(17.7, 17.7), (18.7, 18.7)], [(5.3, 18.7), (6.3, 17.7)],
      [(17.7, 6.3), (18.7, 5.3)], ring(12, 12, 4.4, 4.4),
    ])
  static let moon = Icon(lines: [
    [
      (14.5, 4), (12, 3.6), (8.4, 4.6), (5.4, 7.2), (4, 10.6), (4.2, 14.2), (6, 17.4), (9, 19.6),
      (12.6, 20.2), (16.2, 19), (18.8, 16.4), (19.9, 14.3), (17, 15), (13.8, 14), (11.8, 11.6),
      (11.6, 8.4), (12.8, 5.8), (14.5, 4),
    ]
  ])
  static let chevron = Icon(lines: [[(7, 10), (12, 15), (17, 10)]])
  static let check = Icon(lines: [[(5, 12.5), (10, 17.5), (19.5, 7)]])
}

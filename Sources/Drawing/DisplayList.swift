/// A rectangle with rounded corners; radii in sixteenths of a pixel.
package struct RoundedRect: Hashable, Sendable {
  package var rect: PixelRect
  package var topLeft: Int
  package var topRight: Int
  package var bottomLeft: Int
  package var bottomRight: Int

  package init(
    rect: PixelRect, topLeft: Int, topRight: Int, bottomLeft: Int, bottomRight: Int
  ) {
    self.rect = rect
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomLeft = bottomLeft
    self.bottomRight = bottomRight
  }
}

/// One thing to draw, in device pixels.
package enum DrawCommand: Hashable, Sendable {
  case fill(PixelRect, RGBA)
  case rounded(RoundedRect, RGBA)
  /// A border of `width` sixteenths of a pixel inside the shape's edge.
  case border(RoundedRect, width: Int, RGBA)
  /// A filled polygon (non-zero winding), vertices in sixteenths of a pixel.
  case polygon([PixelPoint], RGBA)
  /// A run whose origin (left end of its baseline) is at a pixel.
  case glyphs(GlyphRun, at: PixelPoint, RGBA)
}

/// A command and the clip that holds for it.
package struct DisplayItem: Hashable, Sendable {
  package var command: DrawCommand
  package var clip: PixelRect

  package init(command: DrawCommand, clip: PixelRect) {
    self.command = command
    self.clip = clip
  }
}

/// What a frame shows, back to front: plain data in device pixels.
package struct DisplayList: Equatable, Sendable {
  package var width: Int
  package var height: Int
  package var scale: Double
  package var items: [DisplayItem] = []

  package init(width: Int, height: Int, scale: Double) {
    self.width = width
    self.height = height
    self.scale = scale
  }
}

/// Appends to a display list in points; the one place where points become pixels.
package struct Canvas: Sendable {
  package private(set) var list: DisplayList
  package private(set) var clip: PixelRect
  package private(set) var origin = Point.zero

  /// A canvas of `size` points; pixels are rounded up.
  package init(size: Size, scale: Double) {
    let w = Int((size.width * scale).rounded(.up))
    let h = Int((size.height * scale).rounded(.up))
    list = DisplayList(width: w, height: h, scale: scale)
    clip = PixelRect(x: 0, y: 0, width: w, height: h)
  }

  package var scale: Double { list.scale }

  /// Rounds each edge by itself, so that neighbours touch without gap or overlap.
  package func pixels(_ r: Rect) -> PixelRect {
    let x0 = Int(((origin.x + r.minX) * scale).rounded())
    let y0 = Int(((origin.y + r.minY) * scale).rounded())
    let x1 = Int(((origin.x + r.maxX) * scale).rounded())
    let y1 = Int(((origin.y + r.maxY) * scale).rounded())
    return PixelRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }

  /// Draws with the origin moved by `offset` and, inside it, clipped to `clip`.
  package mutating func inside(
    offset: Point = .zero, clip newClip: Rect? = nil, _ body: (inout Canvas) -> Void
  ) {
    let (oldOrigin, oldClip) = (origin, clip)
    if let newClip { clip = clip.intersection(pixels(newClip)) }
    origin = Point(x: origin.x + offset.x, y: origin.y + offset.y)
    body(&self)
    origin = oldOrigin
    clip = oldClip
  }

  package mutating func add(_ command: DrawCommand) {
    list.items.append(DisplayItem(command: command, clip: clip))
  }
  package mutating func fill(_ r: Rect, _ color: RGBA) { add(.fill(pixels(r), color)) }
  /// Radii in points: top left, top right, bottom left, bottom right.
  package mutating func rounded(_ r: Rect, radii: (Double, Double, Double, Double), _ color: RGBA) {
    add(.rounded(shape(r, radii), color))
  }
  package mutating func rounded(_ r: Rect, radius: Double, _ color: RGBA) {
    rounded(r, radii: (radius, radius, radius, radius), color)
  }
  /// `width` in points, at least one device pixel.
  package mutating func border(_ r: Rect, radius: Double, width: Double, _ color: RGBA) {
    let w = max(16, Int((width * scale).rounded()) * 16)
    add(.border(shape(r, (radius, radius, radius, radius)), width: w, color))
  }
  package mutating func polygon(_ points: [Point], _ color: RGBA) {
    add(
      .polygon(
        points.map {
          PixelPoint(
            x: Int(((origin.x + $0.x) * scale * 16).rounded()),
            y: Int(((origin.y + $0.y) * scale * 16).rounded()))
        }, color))
  }
  /// `at` is the left end of the run's baseline.
  package mutating func glyphs(_ run: GlyphRun, at p: Point, _ color: RGBA) {
    add(
      .glyphs(
        run,
        at: PixelPoint(
          x: Int(((origin.x + p.x) * scale).rounded()), y: Int(((origin.y + p.y) * scale).rounded())
        ), color))
  }

  private func shape(_ r: Rect, _ radii: (Double, Double, Double, Double)) -> RoundedRect {
    func sixteenths(_ v: Double) -> Int { Int((v * scale * 16).rounded()) }
    return RoundedRect(
      rect: pixels(r), topLeft: sixteenths(radii.0), topRight: sixteenths(radii.1),
      bottomLeft: sixteenths(radii.2), bottomRight: sixteenths(radii.3))
  }
}

/// Appends to a display list in points; the one place where points become pixels.
package struct Canvas: Sendable {
  package private(set) var list: DisplayList
  package private(set) var clip: PixelRect
  package private(set) var origin = Point.zero

  /// A canvas of `size` points; pixels are rounded up.
  package init(size: Size, scale: Double) {
    list = DisplayList(
      width: max(0, DevicePixels.ceiling(size.width * scale)),
      height: max(0, DevicePixels.ceiling(size.height * scale)), scale: scale)
    clip = list.bounds
  }

  package var scale: Double { list.scale }

  /// Rounds each edge by itself, so that neighbours touch without gap or overlap.
  package func pixels(_ r: Rect) -> PixelRect {
    let x0 = pixelX(r.minX)
    let y0 = pixelY(r.minY)
    return PixelRect(x: x0, y: y0, width: pixelX(r.maxX) - x0, height: pixelY(r.maxY) - y0)
  }

  /// Draws with the origin moved by `offset` and, inside it, clipped to `clip`.
  ///
  /// The clip is in the coordinates outside, before the origin moves.
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

  private func pixelX(_ x: Double) -> Int { DevicePixels.rounded((origin.x + x) * scale) }
  private func pixelY(_ y: Double) -> Int { DevicePixels.rounded((origin.y + y) * scale) }
}

// MARK: - Rectangles and lines

extension Canvas {
  package mutating func fill(_ r: Rect, _ color: RGBA) { add(.fill(pixels(r), color)) }

  /// A line of one device pixel, whatever the scale; its upper edge is the one nearest to `y`.
  package mutating func horizontalHairline(x: Double, y: Double, width: Double, _ color: RGBA) {
    var line = pixels(Rect(x: x, y: y, width: width, height: 0))
    line.height = 1
    add(.fill(line, color))
  }

  /// A line of one device pixel, whatever the scale; its left edge is the one nearest to `x`.
  package mutating func verticalHairline(x: Double, y: Double, height: Double, _ color: RGBA) {
    var line = pixels(Rect(x: x, y: y, width: 0, height: height))
    line.width = 1
    add(.fill(line, color))
  }
}

// MARK: - Round things

extension Canvas {
  /// Radii in points: top left, top right, bottom left, bottom right; at most half the shorter side.
  package mutating func rounded(_ r: Rect, radii: (Double, Double, Double, Double), _ color: RGBA) {
    add(.rounded(shape(r, radii), color))
  }
  package mutating func rounded(_ r: Rect, radius: Double, _ color: RGBA) {
    rounded(r, radii: (radius, radius, radius, radius), color)
  }

  /// A circle of a whole number of pixels across, so that it is as wide as high wherever it lies.
  ///
  /// - Returns: The square it fills; its middle may be half a pixel off `center`.
  @discardableResult
  package mutating func circle(center: Point, radius: Double, _ color: RGBA) -> PixelRect {
    let side = max(0, DevicePixels.rounded(2 * radius * scale))
    let rect = PixelRect(
      x: pixelX(center.x - radius), y: pixelY(center.y - radius), width: side, height: side)
    add(.rounded(RoundedRect(rect: rect, radius: side * 8), color))
    return rect
  }

  /// `width` in points, at least one device pixel.
  package mutating func border(_ r: Rect, radius: Double, width: Double, _ color: RGBA) {
    let w = max(1, DevicePixels.rounded(width * scale)) * 16
    add(.border(shape(r, (radius, radius, radius, radius)), width: w, color))
  }

  /// A shadow that fades over `blur` points on both sides of the edges of `r`.
  package mutating func shadow(_ r: Rect, radius: Double, blur: Double, _ color: RGBA) {
    add(
      .shadow(
        pixels(r), radius: max(0, DevicePixels.sixteenths(radius * scale)),
        blur: max(0, DevicePixels.rounded(blur * scale)), color))
  }

  private func shape(_ r: Rect, _ radii: (Double, Double, Double, Double)) -> RoundedRect {
    func sixteenths(_ v: Double) -> Int { max(0, DevicePixels.sixteenths(v * scale)) }
    return RoundedRect(
      rect: pixels(r), topLeft: sixteenths(radii.0), topRight: sixteenths(radii.1),
      bottomLeft: sixteenths(radii.2), bottomRight: sixteenths(radii.3))
  }
}

// MARK: - Outlines and text

extension Canvas {
  package mutating func polygon(_ points: [Point], _ color: RGBA) {
    let vertices = points.map {
      PixelPoint(
        x: DevicePixels.sixteenths((origin.x + $0.x) * scale),
        y: DevicePixels.sixteenths((origin.y + $0.y) * scale))
    }
    add(.polygon(vertices, color))
  }

  /// A polygon whose points count from the middle of a shape that was already rounded to pixels.
  ///
  /// An icon placed by its own coordinates is up to half a pixel off the middle of the circle or
  /// button that it stands in, which the eye sees at small scales.
  package mutating func polygon(
    _ points: [Point], inMiddleOf box: PixelRect, _ color: RGBA
  ) {
    let vertices = points.map {
      PixelPoint(
        x: box.x * 16 + box.width * 8 + DevicePixels.sixteenths($0.x * scale),
        y: box.y * 16 + box.height * 8 + DevicePixels.sixteenths($0.y * scale))
    }
    add(.polygon(vertices, color))
  }

  /// `at` is the left end of the run's baseline.
  package mutating func glyphs(_ run: GlyphRun, at p: Point, _ color: RGBA) {
    add(.glyphs(run, at: PixelPoint(x: pixelX(p.x), y: pixelY(p.y)), color))
  }
}

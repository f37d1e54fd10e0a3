internal import Drawing

/// Tells a pixel that only smooths an edge from one that means something.
///
/// V. Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector", Elektronika ir
/// Elektrotechnika, 2009.
nonisolated enum Antialiasing {
  /// True where a pixel lies on a slope from a darker to a brighter neighbour, one of which is flat
  /// in both pictures.
  static func isEdge(
    _ x: Int, _ y: Int, in picture: ComparedPicture, beside other: ComparedPicture
  ) -> Bool {
    let under = picture.isSeeThrough ? picture.background(x, y) : nil
    let center = picture.color(x, y, over: under)
    var equals = isOnBorder(x, y, picture.common) ? 1 : 0
    var darkest = (difference: 0.0, x: 0, y: 0)
    var brightest = (difference: 0.0, x: 0, y: 0)
    for (column, row) in neighbours(x, y, picture.common) {
      let color = picture.color(column, row, over: under)
      // Linear, so that equal colours have a difference of exactly nothing.
      let difference =
        OpaqueColor(
          red: center.red - color.red, green: center.green - color.green,
          blue: center.blue - color.blue
        ).luma
      if difference == 0 {
        equals += 1
        if equals > 2 { return false }
      } else if difference < darkest.difference {
        darkest = (difference, column, row)
      } else if difference > brightest.difference {
        brightest = (difference, column, row)
      }
    }
    if darkest.difference == 0 || brightest.difference == 0 { return false }
    return [darkest, brightest].contains { place in
      isFlat(place.x, place.y, in: picture) && isFlat(place.x, place.y, in: other)
    }
  }

  /// True where at least three neighbours have the pixel's very value.
  private static func isFlat(_ x: Int, _ y: Int, in picture: ComparedPicture) -> Bool {
    let pixel = picture.pixel(x, y)
    var equals = isOnBorder(x, y, picture.common) ? 1 : 0
    for (column, row) in neighbours(x, y, picture.common)
    where picture.pixel(column, row) == pixel {
      equals += 1
      if equals > 2 { return true }
    }
    return false
  }

  private static func isOnBorder(_ x: Int, _ y: Int, _ bounds: PixelRect) -> Bool {
    x == 0 || y == 0 || x == bounds.width - 1 || y == bounds.height - 1
  }

  /// The up to eight pixels round one, column by column.
  private static func neighbours(
    _ x: Int, _ y: Int, _ bounds: PixelRect
  ) -> [(column: Int, row: Int)] {
    var places: [(column: Int, row: Int)] = []
    places.reserveCapacity(8)
    for column in max(0, x - 1)...min(bounds.width - 1, x + 1) {
      for row in max(0, y - 1)...min(bounds.height - 1, y + 1) where (column, row) != (x, y) {
        places.append((column, row))
      }
    }
    return places
  }
}

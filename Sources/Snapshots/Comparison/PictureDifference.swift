package import Drawing

/// What a comparison of two pictures found.
nonisolated package struct PictureDifference: Sendable {
  /// In pixels; two pictures of different sizes are laid on each other at the top left.
  package let expectedSize: PixelSize
  package let actualSize: PixelSize
  /// Pixels that count as different.
  package private(set) var count = 0
  /// The smallest rectangle round them; nil where there are none.
  package private(set) var box: PixelRect?
  /// The largest difference of a channel where both pictures are, 0 to 255, that of pixels that do
  /// not count included.
  package private(set) var maxDelta = 0
  /// Pixels whose values are not the same, seen or not, where both pictures are.
  private(set) var unequalCount = 0
  /// Pixels whose difference is one of anti-aliasing, whether it counts or not.
  private(set) var antialiasedCount = 0
  /// Pixels whose difference is more than one of anti-aliasing.
  private(set) var solidCount = 0

  init(expected: PixelSize, actual: PixelSize) {
    expectedSize = expected
    actualSize = actual
  }

  package var isSameSize: Bool { expectedSize == actualSize }

  /// Pixels of the larger picture.
  package var area: Int { max(expectedSize.area, actualSize.area) }

  /// How much of the larger picture's area is different; above 1 where much of either picture is
  /// outside the other.
  package var ratio: Double { area == 0 ? 0 : Double(count) / Double(area) }

  mutating func noteUnequal(by delta: Int) {
    unequalCount += 1
    maxDelta = max(maxDelta, delta)
  }

  mutating func noteDifferent(_ pixels: PixelRect) {
    solidCount += pixels.area
    add(pixels)
  }

  mutating func noteAntialiased(_ pixel: PixelRect, counts: Bool) {
    antialiasedCount += pixel.area
    if counts { add(pixel) }
  }

  private mutating func add(_ pixels: PixelRect) {
    count += pixels.area
    box = box?.union(pixels) ?? pixels
  }
}

/// The size of a picture, in pixels.
nonisolated package struct PixelSize: Sendable, Equatable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  var area: Int { width * height }
}

/// How many pixels may differ.
nonisolated package struct DifferenceLimit: Sendable, Equatable {
  package var maxPixels: Int?
  /// Of the area of the larger picture.
  package var maxRatio: Double?

  package init(maxPixels: Int? = nil, maxRatio: Double? = nil) {
    self.maxPixels = maxPixels
    self.maxRatio = maxRatio
  }

  /// True where no more pixels differ than either limit allows; without a limit none may.
  package func allows(_ difference: PictureDifference) -> Bool {
    if maxPixels == nil, maxRatio == nil { return difference.count == 0 }
    return difference.count <= maxPixels ?? .max && difference.ratio <= maxRatio ?? .infinity
  }
}

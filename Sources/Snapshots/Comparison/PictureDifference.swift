package import Drawing

/// What a comparison of two pictures found.
nonisolated package struct PictureDifference: Sendable {
  /// Width and height of the expected and of the actual picture, in pixels.
  package let sizes: [(width: Int, height: Int)]
  /// Pixels of the smallest canvas that holds both pictures.
  package let area: Int
  /// Pixels that count as different.
  package private(set) var count = 0
  /// The smallest rectangle round them; nil where there are none.
  package private(set) var box: PixelRect?
  /// Pixels whose values are not the same, seen or not.
  private(set) var unequalCount = 0
  /// The largest difference of a channel, 0 to 255, that of pixels that do not count included.
  package private(set) var maxDelta = 0
  /// Pixels whose difference is one of anti-aliasing, whether it counts or not.
  private(set) var antialiasedCount = 0
  /// Pixels whose difference is more than one of anti-aliasing.
  private(set) var solidCount = 0

  init(sizes: [(width: Int, height: Int)], area: Int) {
    self.sizes = sizes
    self.area = area
  }

  /// Of the area, how much is different; 0 to 1.
  package var ratio: Double { area == 0 ? 0 : Double(count) / Double(area) }

  package var isSameSize: Bool { sizes[0] == sizes[1] }

  mutating func note(_ isAntialiased: Bool, counts: Bool, _ x: Int, _ y: Int) {
    if isAntialiased { antialiasedCount += 1 } else { solidCount += 1 }
    guard counts else { return }
    count += 1
    let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
    box = box?.union(pixel) ?? pixel
  }

  mutating func note(differingBy delta: Int) {
    unequalCount += 1
    maxDelta = max(maxDelta, delta)
  }
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
    return difference.count <= maxPixels ?? .max && difference.ratio <= maxRatio ?? 1
  }
}

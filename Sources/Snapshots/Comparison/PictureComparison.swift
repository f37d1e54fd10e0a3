package import Drawing
package import SDLBackend

/// Compares two pictures pixel by pixel, as an eye would within a threshold.
///
///     expected ──┐                    ┌─► different     counts
///     actual   ──┴─► colour distance ─┼─► anti-aliased  excused, unless it is told to count
///                    above a limit    └─► alike
///
/// The distance is that of Kotsarenko and Ramos in YIQ, anti-aliasing is told as by Vyšniauskas: as
/// the pixelmatch tools have it, so that a threshold means the same as there. Pictures of two sizes
/// are laid on each other at the top left; what only one of them covers is different.
///
/// - Complexity: O(pixels), whatever the pictures hold.
nonisolated package struct PictureComparison: Sendable {
  package struct Options: Sendable, Equatable {
    /// 0 (every difference counts) to 1 (none does); the distance of black from white is 1.
    package var threshold: Double
    /// Anti-aliased pixels count like others.
    package var includesAntialiasing: Bool
    package var background: PictureBackground
    /// Pixels that do not count, in pixels of the pictures.
    package var masks: [PixelRect]

    package init(
      threshold: Double = 0.1, includesAntialiasing: Bool = false,
      background: PictureBackground = .white, masks: [PixelRect] = []
    ) {
      self.threshold = threshold
      self.includesAntialiasing = includesAntialiasing
      self.background = background
      self.masks = masks
    }
  }

  /// What became of one pixel.
  enum Fate: UInt8 { case alike, antialiased, different, masked }

  let expected: ComparedPicture
  let actual: ComparedPicture
  let options: Options
  /// What both pictures cover.
  let common: PixelRect
  /// Row by row over what both cover: the smallest canvas for two pictures may be far larger than
  /// either.
  private var fates: [Fate]
  /// The result of the comparison; its limits are for the caller to judge.
  private(set) package var difference: PictureDifference

  package init(expected: Pixmap, actual: Pixmap, options: Options = Options()) {
    self.options = options
    common = PixelRect(
      x: 0, y: 0, width: min(expected.width, actual.width),
      height: min(expected.height, actual.height))
    self.expected = ComparedPicture(expected, common: common, over: options.background)
    self.actual = ComparedPicture(actual, common: common, over: options.background)
    fates = Array(repeating: .masked, count: common.area)
    difference = PictureDifference(expected: expected.size, actual: actual.size)
    compare()
  }

  private mutating func compare() {
    let mask = PixelMask(rectangles: options.masks)
    let limit = ColorDistance.limit(ofThreshold: options.threshold)
    for y in 0..<common.height {
      for x in mask.unmasked(0..<common.width, row: y).joined() {
        fates[y * common.width + x] = .alike
        if expected.pixel(x, y) != actual.pixel(x, y) { compare(x, y, limit) }
      }
    }
    for picture in [expected.picture, actual.picture] {
      for y in 0..<picture.height {
        let alone = (y < common.height ? common.width : 0)..<picture.width
        for part in mask.unmasked(alone, row: y) {
          difference.noteDifferent(
            PixelRect(x: part.lowerBound, y: y, width: part.count, height: 1))
        }
      }
    }
  }

  private mutating func compare(_ x: Int, _ y: Int, _ limit: Double) {
    difference.noteUnequal(by: expected.channelDifference(from: actual, x, y))
    let distance = ColorDistance.distance(expected.color(x, y), actual.color(x, y))
    if distance <= limit { return }
    let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
    let isEdge =
      Antialiasing.isEdge(x, y, in: expected, beside: actual)
      || Antialiasing.isEdge(x, y, in: actual, beside: expected)
    if isEdge {
      difference.noteAntialiased(pixel, counts: options.includesAntialiasing)
    } else {
      difference.noteDifferent(pixel)
    }
    fates[y * common.width + x] = isEdge ? .antialiased : .different
  }

  /// What became of a pixel that both pictures have.
  func fate(_ x: Int, _ y: Int) -> Fate { fates[y * common.width + x] }
}

nonisolated extension Pixmap {
  fileprivate var size: PixelSize { PixelSize(width: width, height: height) }
}

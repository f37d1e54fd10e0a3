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
  /// The smallest canvas that holds both pictures.
  let canvas: PixelRect
  /// What both cover.
  let common: PixelRect
  /// Row by row over the canvas.
  private(set) var fates: [Fate]
  /// The result of the comparison; its limits are for the caller to judge.
  private(set) package var difference: PictureDifference

  package init(expected: Pixmap, actual: Pixmap, options: Options = Options()) {
    self.options = options
    canvas = PixelRect(
      x: 0, y: 0, width: max(expected.width, actual.width),
      height: max(expected.height, actual.height))
    common = PixelRect(
      x: 0, y: 0, width: min(expected.width, actual.width),
      height: min(expected.height, actual.height))
    self.expected = ComparedPicture(expected, common: common, over: options.background)
    self.actual = ComparedPicture(actual, common: common, over: options.background)
    fates = Array(repeating: .alike, count: canvas.area)
    difference = PictureDifference(
      sizes: [expected, actual].map { ($0.width, $0.height) }, area: canvas.area)
    compare()
  }

  private mutating func compare() {
    for mask in options.masks.map(canvas.intersection) {
      for y in mask.y..<mask.maxY { for x in mask.x..<mask.maxX { set(.masked, x, y) } }
    }
    let limit = ColorDistance.limit(ofThreshold: options.threshold)
    for y in 0..<canvas.height {
      for x in 0..<canvas.width where fate(x, y) != .masked {
        if x >= common.width || y >= common.height {
          // A corner that neither picture covers is no difference between them.
          if expected.covers(x, y) || actual.covers(x, y) { note(.different, x, y) }
        } else if expected.pixel(x, y) != actual.pixel(x, y) {
          compare(x, y, limit)
        }
      }
    }
  }

  private mutating func compare(_ x: Int, _ y: Int, _ limit: Double) {
    difference.note(differingBy: expected.channelDifference(from: actual, x, y))
    let distance = ColorDistance.distance(expected.color(x, y), actual.color(x, y))
    if distance <= limit { return }
    let isEdge =
      Antialiasing.isEdge(x, y, in: expected, beside: actual)
      || Antialiasing.isEdge(x, y, in: actual, beside: expected)
    note(isEdge ? .antialiased : .different, x, y)
  }

  private mutating func note(_ fate: Fate, _ x: Int, _ y: Int) {
    set(fate, x, y)
    difference.note(
      fate == .antialiased, counts: fate == .different || options.includesAntialiasing, x, y)
  }

  func fate(_ x: Int, _ y: Int) -> Fate { fates[y * canvas.width + x] }

  private mutating func set(_ fate: Fate, _ x: Int, _ y: Int) {
    fates[y * canvas.width + x] = fate
  }
}

internal import Drawing
internal import TextLayout
internal import UnicodeRules

/// Shapes runs in the font's own units, so that a text has one width at every scale.
nonisolated final class RunShaper {
  /// A colour picture's em in ems of the text around it: makes the bundled font's pictures 1.15 em
  /// high, which fits the rows of every bundled text font.
  static let colourEm = 0.98

  private let library: FontLibrary
  private let buffer = ShapingBuffer()
  private var words = WordShaper()
  private var known = BoundedCache<ShapeRequest, ShapedRun>(capacity: 4 << 20)
  private var bytesOfRuns = 0

  /// What no cache knew, so far.
  var bytesShaped: Int { bytesOfRuns + words.bytesShaped }

  init(library: FontLibrary) { self.library = library }

  /// The clusters of a run, as `shape` gives them: from its words, where they add up.
  func clusters(of request: ShapeRequest) -> [ShapedCluster] {
    if let face = library[request.face], !face.isColour,
      let clusters = words.clusters(of: request, face: face, em: request.size)
    {
      return clusters
    }
    return shape(request).clusters
  }

  func shape(_ request: ShapeRequest) -> ShapedRun {
    if let run = known.value(for: request) { return run }
    let run = make(request)
    bytesOfRuns += request.text.utf8.count
    let cost = 256 + request.text.utf8.count + 16 * run.clusters.count
    known.insert(run, for: request, cost: cost)
    return run
  }

  private func make(_ request: ShapeRequest) -> ShapedRun {
    guard let face = library[request.face] else {
      return HexBox.shape(request.text, size: request.size)
    }
    let run = RunText(
      request.text, joinsBefore: request.joinsBefore, joinsAfter: request.joinsAfter)
    let glyphs = buffer.shape(
      run.text, with: face.font, script: request.script.rawValue,
      isRightToLeft: request.isRightToLeft)
    let em = request.size * (face.isColour ? RunShaper.colourEm : 1)
    let unit = em / face.unitsPerEm
    var clusters: [ShapedCluster] = []
    clusters.reserveCapacity(glyphs.count)
    for cluster in RunShaper.clusters(of: glyphs, in: run, isRightToLeft: request.isRightToLeft) {
      clusters.append(ShapedCluster(end: cluster.end, advance: Double(cluster.advance) * unit))
    }
    var ink = RunShaper.ink(of: glyphs, unit: unit)
    if FaceStyle(request.face)?.isEmboldened == true, ink.width > 0 {
      ink.width += Emboldening.strength * em
    }
    guard face.isColour else { return ShapedRun(clusters: clusters, ink: ink) }
    let width = ShapedRun(clusters: clusters, ink: ink).width
    return ShapedRun(
      clusters: clusters,
      ink: ColourPictures.frame(width: width, size: request.size, middle: middle))
  }

  /// The middle of a row above the baseline, in ems, as the folder's first family has it.
  private(set) lazy var middle: Double = {
    let font = FontSpec(family: "", size: 1)
    let metrics = FaceMetrics.metrics(of: font, in: library)
    return (metrics.ascent - metrics.descent) / 2
  }()

  /// Sums the advances of each cluster, in logical order.
  ///
  /// A cluster of a joiner alone, which only stands for a neighbour, goes to the cluster beside it.
  static func clusters(
    of glyphs: [PlacedGlyph], in run: RunText, isRightToLeft: Bool
  ) -> [(end: Int, advance: Int)] {
    var clusters: [(end: Int, advance: Int)] = []
    clusters.reserveCapacity(glyphs.count)
    var lastStart = -1
    for i in glyphs.indices {
      let glyph = glyphs[isRightToLeft ? glyphs.count - 1 - i : i]
      let start = min(max(0, glyph.cluster - run.lead), run.runCount)
      if !clusters.isEmpty, lastStart == start || start == run.runCount {
        clusters[clusters.count - 1].advance += glyph.advance
      } else {
        // The end of a cluster is the start of the next.
        if !clusters.isEmpty { clusters[clusters.count - 1].end = start }
        clusters.append((run.runCount, glyph.advance))
        lastStart = start
      }
    }
    return clusters
  }

  private static func ink(of glyphs: [PlacedGlyph], unit: Double) -> Rect {
    var box: (left: Int, right: Int, bottom: Int, top: Int)?
    for glyph in glyphs {
      guard let ink = glyph.ink else { continue }
      let old = box ?? (.max, .min, .max, .min)
      box = (
        min(old.left, glyph.x + ink.left), max(old.right, glyph.x + ink.right),
        min(old.bottom, glyph.y + ink.bottom), max(old.top, glyph.y + ink.top)
      )
    }
    guard let box else { return Rect(x: 0, y: 0, width: 0, height: 0) }
    return Rect(
      x: Double(box.left) * unit, y: -Double(box.top) * unit,
      width: Double(box.right - box.left) * unit, height: Double(box.top - box.bottom) * unit)
  }
}

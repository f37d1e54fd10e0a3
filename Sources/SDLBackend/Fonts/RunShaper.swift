internal import Drawing
internal import TextLayout
internal import UnicodeRules

/// Shapes runs in the font's own units, so that a text has one width at every scale.
final class RunShaper {
  /// A colour picture's em in ems of the text around it: makes the bundled font's pictures 1.15 em
  /// high, which fits the rows of every bundled text font.
  static let colourEm = 0.98

  private let library: FontLibrary
  private let buffer = ShapingBuffer()

  init(library: FontLibrary) { self.library = library }

  func shape(_ request: ShapeRequest) -> ShapedRun {
    guard let face = library[request.face] else {
      return HexBox.shape(request.text, size: request.size)
    }
    let run = RunText(
      request.text, joinsBefore: request.joinsBefore, joinsAfter: request.joinsAfter)
    let glyphs = buffer.shape(
      run.text, with: face.font, script: request.script.rawValue,
      isRightToLeft: request.isRightToLeft)
    let em = request.size * (face.isColour ? RunShaper.colourEm : 1)
    let clusters = RunShaper.clusters(
      of: glyphs, in: run, isRightToLeft: request.isRightToLeft
    ).map { ShapedCluster(end: $0.end, advance: Double($0.advance) * em / face.unitsPerEm) }
    let ink = RunShaper.ink(of: glyphs, unit: em / face.unitsPerEm)
    guard face.isColour else { return ShapedRun(clusters: clusters, ink: ink) }
    let width = clusters.reduce(0) { $0 + $1.advance }
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
  private static func clusters(
    of glyphs: [PlacedGlyph], in run: RunText, isRightToLeft: Bool
  ) -> [(end: Int, advance: Int)] {
    var clusters: [(start: Int, advance: Int)] = []
    func add(_ glyph: PlacedGlyph) {
      let start = min(max(0, glyph.cluster - run.lead), run.runCount)
      if let last = clusters.last, last.start == start || start == run.runCount {
        clusters[clusters.count - 1].advance += glyph.advance
      } else {
        clusters.append((start, glyph.advance))
      }
    }
    if isRightToLeft { glyphs.reversed().forEach(add) } else { glyphs.forEach(add) }
    return clusters.indices.map { i in
      let end = i + 1 < clusters.count ? clusters[i + 1].start : run.runCount
      return (end, clusters[i].advance)
    }
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

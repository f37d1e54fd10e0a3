/// The measures that all rows of a line share, in points.
struct LineFrame: Sendable {
  /// Of the text area.
  let width: Double
  let leadingInset: Double
  let trailingInset: Double
  let rowHeight: Double
  /// From a row's top, a whole number, so that text sits alike at every scale.
  let baseline: Double
  let ascent: Double
  let descent: Double
  /// Of the font that gives the rows their height.
  let em: Double

  init(_ content: LineContent, width: Double, metrics: FontMetrics) {
    self.width = width
    leadingInset = content.leadingInset
    trailingInset = content.trailingInset
    rowHeight = metrics.rowHeight
    ascent = metrics.ascent
    descent = metrics.descent
    let free = metrics.rowHeight - metrics.ascent - metrics.descent
    baseline = (metrics.ascent + free / 2).rounded()
    em = content.rowFont.size
  }

  /// What rows may fill.
  var available: Double { max(0, width - leadingInset - trailingInset) }

  /// The left edge of a row's text.
  func origin(ofWidth text: Double, alignment: TextAlignment, isRightToLeft: Bool) -> Double {
    let left = isRightToLeft ? trailingInset : leadingInset
    let free = available - text
    switch alignment {
    case .natural, .justified: return isRightToLeft ? left + free : left
    case .left: return left
    case .center: return left + max(0, free / 2)
    case .right: return left + max(0, free)
    }
  }
}

internal import Drawing
internal import TextLayout

/// The lengths that follow from a configuration and its font.
struct FieldMetrics: Sendable {
  /// Of plain text.
  let rowHeight: Double
  let bodyFont: FontSpec
  /// Both insets in one: what lies between the view's edge and the text.
  let insets: Insets
  let textWidth: Double
  let limits: HeightLimits
  /// Half of a view of one row: a capsule that keeps its corners when it grows.
  let cornerRadius: Double

  init(_ configuration: FieldConfiguration, fonts: inout some FontSource) {
    let rowHeight = fonts.metrics(of: configuration.bodyFont).rowHeight
    let (inner, outer) = (configuration.textContainerInset, configuration.contentInset)
    let insets = Insets(
      top: inner.top + outer.top, left: inner.left + outer.left,
      bottom: inner.bottom + outer.bottom, right: inner.right + outer.right)
    func height(_ rows: Int) -> Double { insets.top + insets.bottom + Double(rows) * rowHeight }
    self.rowHeight = rowHeight
    bodyFont = configuration.bodyFont
    self.insets = insets
    textWidth = max(0, configuration.width - insets.left - insets.right)
    limits = HeightLimits(configuration, rows: height)
    cornerRadius = height(1) / 2
  }

  func height(forRows rows: Int) -> Double {
    insets.top + insets.bottom + Double(rows) * rowHeight
  }

  /// What a view of a height leaves for rows.
  func textHeight(ofView height: Double) -> Double { height - insets.top - insets.bottom }
}

/// What a stretch of text is taken to be high before anybody measured it.
struct HeightEstimate: Sendable {
  /// Of the base font's rows.
  let rowHeight: Double
  /// How much width a byte of text takes.
  let byteWidth: Double

  /// A byte of UTF-8 takes about half an em in Latin, a third in Chinese, a quarter in Cyrillic.
  init(base: FontSpec, fonts: inout some FontSource) {
    rowHeight = fonts.metrics(of: base).rowHeight
    byteWidth = base.size * 0.45
  }

  /// Every line has one row, and one more for each width that its text fills.
  func rows(lines: Int, bytes: Int, width: Double) -> Int {
    let text = Double(max(0, bytes - lines))
    return max(lines, Int(min(text, text * byteWidth / max(width, 1)).rounded(.up)))
  }

  func element(lines: Int, bytes: Int, width: Double) -> LayoutElement {
    let rows = rows(lines: lines, bytes: bytes, width: width)
    return LayoutElement(
      lines: lines, bytes: bytes, rows: rows, height: Double(rows) * rowHeight, isExact: false)
  }
}

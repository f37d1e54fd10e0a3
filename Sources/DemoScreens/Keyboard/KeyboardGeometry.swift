internal import Drawing

/// Where the keys of a keyboard are, in points from its top left corner.
///
///     ┌──────────────────────────────┐
///     │             ▬▬               │  the grip: drag it down
///     │  あ候補 │ ア候補             │  the strip, Japanese only
///     │ q w e r t y u i o p          │
///     │  a s d f g h j k l           │
///     │ ⇧  z x c v b n m  ⌫          │
///     │ 123 ◍ [   space   ] return   │
///     └──────────────────────────────┘
///
/// The ground is as wide as the window; the keys are at most `widest`, in its middle. In a low
/// window the rows get lower, so that half of the window is left to what is typed into.
nonisolated struct KeyboardGeometry: Sendable {
  let size: Size
  let keys: [PlacedKey]
  /// Where candidates stand; nil where the language has none.
  let strip: Rect?
  /// The height of a key's cap: the measure of all that stands on it.
  let capHeight: Double

  static let gripHeight = 14.0
  private static let stripHeight = 44.0
  private static let fullCapHeight = 42.0
  private static let smallestCapHeight = 18.0
  private static let rowGap = 11.0
  private static let bottom = 9.0
  private static let side = 4.0
  private static let keyGap = 6.0
  private static let widest = 640.0

  init(_ language: KeyboardLanguage, page: KeyboardPage, in window: Size) {
    let measures = Measures(language, in: window)
    size = Size(width: window.width, height: measures.height)
    capHeight = measures.capHeight
    let width = min(window.width, Self.widest)
    let left = ((window.width - width) / 2).rounded()
    strip =
      measures.strip > 0
      ? Rect(x: left, y: Self.gripHeight, width: width, height: measures.strip) : nil
    let unit = max(1, (width - 2 * Self.side - 9 * Self.keyGap) / 10)
    var placement = Placement(left: left, width: width, unit: unit, measures: measures)
    for row in language.rows(of: page) { placement.add(row) }
    placement.addLastRow(page)
    keys = placement.keys
  }

  /// The height of a keyboard in a window.
  static func height(_ language: KeyboardLanguage, in window: Size) -> Double {
    Measures(language, in: window).height
  }

  /// The key at a place.
  func key(at point: Point) -> PlacedKey? { keys.first { $0.touch.contains(point) } }

  /// Heights, as the window's height allows.
  private struct Measures {
    var capHeight: Double
    var rowGap: Double
    var strip: Double
    var height: Double

    init(_ language: KeyboardLanguage, in window: Size) {
      let strips = language == .japanese ? KeyboardGeometry.stripHeight : 0
      let full =
        4 * KeyboardGeometry.fullCapHeight + 3 * KeyboardGeometry.rowGap
        + KeyboardGeometry.gripHeight + KeyboardGeometry.bottom
      let factor = min(1, max(0, window.height / 2 / (full + strips)))
      let least = KeyboardGeometry.smallestCapHeight
      capHeight = max(least, (KeyboardGeometry.fullCapHeight * factor).rounded(.down))
      rowGap = max(4, (KeyboardGeometry.rowGap * factor).rounded(.down))
      strip = strips == 0 ? 0 : max(24, (strips * factor).rounded(.down))
      height =
        4 * capHeight + 3 * rowGap + strip + KeyboardGeometry.gripHeight
        + KeyboardGeometry.bottom
    }
  }

  private struct Placement {
    let left: Double
    let width: Double
    let unit: Double
    let measures: Measures
    var keys: [PlacedKey] = []
    private var y: Double

    init(left: Double, width: Double, unit: Double, measures: Measures) {
      self.left = left
      self.width = width
      self.unit = unit
      self.measures = measures
      y = KeyboardGeometry.gripHeight + measures.strip
    }

    private var gap: Double { KeyboardGeometry.keyGap }
    private var start: Double { left + KeyboardGeometry.side }
    private var end: Double { left + width - KeyboardGeometry.side }
    /// Shift, Backspace and the keys of the last row: they leave a double gap to the letters.
    private var sideWidth: Double { 1.5 * (unit + gap) - 2 * gap }

    mutating func add(_ row: KeyboardRow) {
      let count = Double(row.keys.count)
      var x = left + (width - count * unit - (count - 1) * gap) / 2
      if let leading = row.leading { add(leading, x: start, width: sideWidth) }
      for key in row.keys {
        add(.text(key), x: x, width: unit)
        x += unit + gap
      }
      if let trailing = row.trailing { add(trailing, x: end - sideWidth, width: sideWidth) }
      nextRow()
    }

    mutating func addLastRow(_ page: KeyboardPage) {
      let returnWidth = 2 * unit + 2 * gap
      add(.page(page == .letters ? .symbols : .letters), x: start, width: sideWidth)
      add(.globe, x: start + sideWidth + gap, width: sideWidth)
      let space = start + 2 * (sideWidth + gap)
      add(.space, x: space, width: max(1, end - returnWidth - gap - space))
      add(.return, x: end - returnWidth, width: returnWidth)
      nextRow()
    }

    private mutating func add(_ action: KeyAction, x: Double, width: Double) {
      let frame = Rect(x: x, y: y, width: width, height: measures.capHeight)
      let touch = Rect(
        x: x - gap / 2, y: y - measures.rowGap / 2, width: width + gap,
        height: measures.capHeight + measures.rowGap)
      keys.append(PlacedKey(action: action, frame: frame, touch: touch))
    }

    private mutating func nextRow() { y += measures.capHeight + measures.rowGap }
  }
}

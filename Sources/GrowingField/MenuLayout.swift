internal import Drawing
internal import TextLayout
internal import TextRope

/// Where the context menu and its entries are: beside its anchor, inside what the window leaves.
struct MenuLayout {
  let frame: Rect
  /// One for each entry, in the view's coordinates.
  let rows: [Rect]
  /// Where a line parts two groups.
  let separators: [Double]
  let font: FontSpec
  let labels: [PlacedRow]
  let shortcuts: [PlacedRow]

  private static let padding = 5.0
  /// Kept free of the bounds' edges.
  private static let margin = 4.0
  private static let sidePadding = 12.0
  private static let gap = 28.0
  private static let separatorHeight = 9.0

  /// Sets the entries as large as fits `bounds`, which is what the menu may cover, in the view's
  /// coordinates.
  init(_ menu: ContextMenu, in bounds: Rect, bodyFont: FontSpec, fonts: inout some FontSource) {
    let items = menu.items
    let lines = Double(menu.groups.count - 1) * Self.separatorHeight
    // As large as the text, but no larger than lets every entry stand in the window.
    let room =
      (bounds.height - lines - 2 * (Self.padding + Self.margin)) / Double(items.count)
    var font = FontSpec(family: "Inter", size: min(bodyFont.size * 15 / 17, 30))
    let natural = fonts.metrics(of: font).rowHeight + 7
    if natural > room { font.size = max(6, font.size * room / natural) }
    self.font = font
    let rowHeight = min(natural, max(8, room))

    labels = Self.rows(items.map(\.label), font: font, &fonts)
    shortcuts = Self.rows(items.map(\.shortcut), font: font, &fonts)
    let width =
      Self.widest(labels) + Self.widest(shortcuts) + Self.gap + 2 * Self.sidePadding
    let height = Double(items.count) * rowHeight + lines + 2 * Self.padding
    frame = Self.place(width: width, height: height, at: menu.anchor, in: bounds)

    var rows: [Rect] = []
    var separators: [Double] = []
    var y = frame.y + Self.padding
    for group in menu.groups {
      if !rows.isEmpty {
        separators.append(y + Self.separatorHeight / 2)
        y += Self.separatorHeight
      }
      for _ in group {
        rows.append(Rect(x: frame.x, y: y, width: frame.width, height: rowHeight))
        y += rowHeight
      }
    }
    self.rows = rows
    self.separators = separators
  }

  func item(at point: Point) -> Int? { rows.firstIndex { $0.contains(point) } }

  /// The left end of a label's and of a shortcut's baseline.
  func labelOrigin(_ index: Int) -> Point {
    Point(x: rows[index].x + Self.sidePadding, y: baseline(index))
  }

  func shortcutOrigin(_ index: Int) -> Point {
    Point(
      x: rows[index].maxX - Self.sidePadding - shortcuts[index].width, y: baseline(index))
  }

  private func baseline(_ index: Int) -> Double {
    let row = labels[index]
    return rows[index].y + (rows[index].height - row.height) / 2 + row.baseline
  }

  /// Below and right of the anchor where there is room, else on its other side, else as near to it
  /// as the bounds allow.
  private static func place(width: Double, height: Double, at anchor: Point, in bounds: Rect)
    -> Rect
  {
    func start(_ at: Double, _ length: Double, _ low: Double, _ high: Double) -> Double {
      let first = low + Self.margin
      let last = high - Self.margin - length
      let place = at > last && at - length >= first ? at - length : at
      return max(first, min(place, last))
    }
    return Rect(
      x: start(anchor.x + 1, width, bounds.minX, bounds.maxX),
      y: start(anchor.y + 1, height, bounds.minY, bounds.maxY), width: width, height: height)
  }

  /// Sets texts, one a row.
  private static func rows(
    _ texts: [String], font: FontSpec, _ fonts: inout some FontSource
  ) -> [PlacedRow] {
    let text = Rope(texts.joined(separator: "\n"))
    var source = PlainLines(text: text, font: font)
    var layout = DocumentLayout(text: text, width: 10_000, base: font, fonts: &fonts)
    layout.alignment = .left
    return layout.rows(
      in: 0...Double.greatestFiniteMagnitude, text: text, source: &source, fonts: &fonts)
  }

  private static func widest(_ rows: [PlacedRow]) -> Double { rows.map(\.width).max() ?? 0 }
}

/// Lines of one font.
private struct PlainLines: LineSource {
  let text: Rope
  let font: FontSpec

  func content(of range: Range<ByteOffset>) -> LineContent {
    let bytes = text.bytes(in: range)
    let run = AttributedRun(end: bytes.count, attributes: TextAttributes(font: font))
    return LineContent(text: bytes, runs: bytes.isEmpty ? [] : [run], rowFont: font)
  }
}

internal import Drawing
internal import TextLayout

/// Draws the open context menu over everything else.
struct MenuPainter {
  let menu: ContextMenu
  let layout: MenuLayout
  let palette: Palette
  let opacity: Double

  func draw(into canvas: inout Canvas) {
    let frame = layout.frame
    canvas.shadow(
      frame.offset(x: 0, y: 6), radius: 8, blur: 18, RGBA(0x000000).faded(0.22 * opacity))
    canvas.shadow(
      frame.offset(x: 0, y: 1), radius: 8, blur: 3, RGBA(0x000000).faded(0.18 * opacity))
    canvas.rounded(frame, radius: 8, palette.header.faded(opacity))
    canvas.border(frame, radius: 8, width: 0.5, palette.hairline.faded(opacity))
    for y in layout.separators {
      canvas.horizontalHairline(
        x: frame.x + 8, y: y, width: frame.width - 16, palette.hairline.faded(opacity))
    }
    for (index, item) in menu.items.enumerated() {
      let isMarked = menu.marked == index
      if isMarked {
        let row = layout.rows[index]
        canvas.rounded(
          Rect(x: row.x + 5, y: row.y, width: row.width - 10, height: row.height), radius: 5,
          palette.accent.faded(opacity))
      }
      let label =
        isMarked ? palette.onAccent : item.isEnabled ? palette.text : palette.placeholder
      draw(layout.labels[index], at: layout.labelOrigin(index), label, into: &canvas)
      draw(
        layout.shortcuts[index], at: layout.shortcutOrigin(index),
        isMarked ? palette.onAccent : item.isEnabled ? palette.secondaryText : palette.placeholder,
        into: &canvas)
    }
  }

  private func draw(
    _ row: PlacedRow, at origin: Point, _ color: RGBA, into canvas: inout Canvas
  ) {
    for fragment in row.fragments {
      if let glyphs = fragment.glyphs {
        canvas.glyphs(
          glyphs, at: Point(x: origin.x + fragment.x, y: origin.y), color.faded(opacity))
      }
    }
  }
}

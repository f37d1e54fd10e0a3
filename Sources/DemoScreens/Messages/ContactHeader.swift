internal import Drawing
internal import GrowingField
internal import TextLayout

/// The bar over a chat: who it is with.
struct ContactHeader {
  let height: Double
  private let initials: TextBlock
  private let name: TextBlock
  private let state: TextBlock

  private static let margin = 16.0
  private static let avatarColor = RGBA(0x6B4FD8)

  init(_ configuration: FieldConfiguration, fonts: inout some FontSource) {
    let font = Typography(configuration.textSize)
    initials = TextBlock("ML", font: font.caption, fonts: &fonts)
    name = TextBlock("Mara Lindqvist", font: font.title, fonts: &fonts)
    state = TextBlock("online", font: font.note, fonts: &fonts)
    height = ((name.size.height + state.size.height + 16) / 4).rounded(.up) * 4
  }

  func draw(into canvas: inout Canvas, width: Double, _ palette: Palette) {
    canvas.fill(Rect(x: 0, y: 0, width: width, height: height), palette.header)
    canvas.fill(
      Rect(x: 0, y: height - 1 / canvas.scale, width: width, height: 1 / canvas.scale),
      palette.hairline)
    let side = height - 16
    canvas.rounded(
      Rect(x: Self.margin, y: 8, width: side, height: side), radius: side / 2, Self.avatarColor)
    draw(
      initials, into: &canvas, x: Self.margin + ((side - initials.size.width) / 2).rounded(),
      y: 8 + ((side - initials.size.height) / 2).rounded(), palette.onAccent)
    let x = Self.margin + side + 12
    let y = ((height - name.size.height - state.size.height) / 2).rounded(.down)
    draw(name, into: &canvas, x: x, y: y, palette.text)
    draw(state, into: &canvas, x: x, y: y + name.size.height, palette.secondaryText)
  }

  private func draw(
    _ block: TextBlock, into canvas: inout Canvas, x: Double, y: Double, _ color: RGBA
  ) {
    canvas.inside(offset: Point(x: x, y: y)) { block.draw(into: &$0, color) }
  }
}

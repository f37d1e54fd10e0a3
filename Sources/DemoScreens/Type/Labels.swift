internal import Drawing
internal import SDLBackend
internal import TextLayout

/// Short texts that are set once and drawn often: the words on keys and buttons.
struct Labels {
  private var blocks: [Key: TextBlock] = [:]

  private struct Key: Hashable {
    var text: ExactText
    var font: FontSpec
  }

  mutating func block(_ text: String, _ font: FontSpec, _ fonts: inout SDLFonts) -> TextBlock {
    let key = Key(text: ExactText(text), font: font)
    if let block = blocks[key] { return block }
    let block = TextBlock(text, font: font, fonts: &fonts)
    blocks[key] = block
    return block
  }

  /// Draws a text in the middle of a rectangle, in a smaller size where it is too wide.
  mutating func draw(
    _ text: String, font: FontSpec, into canvas: inout Canvas, inMiddleOf rect: Rect,
    _ color: RGBA, fonts: inout SDLFonts
  ) {
    var block = block(text, font, &fonts)
    let room = max(1, rect.width - 4)
    if block.size.width > room {
      var smaller = font
      smaller.size = max(5, (font.size * room / block.size.width * 2).rounded(.down) / 2)
      block = self.block(text, smaller, &fonts)
    }
    let origin = Point(
      x: rect.x + ((rect.width - block.size.width) / 2).rounded(),
      y: rect.y + ((rect.height - block.size.height) / 2).rounded())
    canvas.inside(offset: origin) { block.draw(into: &$0, color) }
  }
}

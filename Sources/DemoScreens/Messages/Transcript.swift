internal import Drawing
internal import GrowingField
internal import LiveMarkdown
internal import TextLayout

/// The bubbles of a chat, stacked from the top, and how far they are scrolled up from the end.
///
///     ┌──────────────────────┐
///     │        Today         │
///     │ ╭────────╮           │
///     │ │ theirs │           │   2 points between a sender's bubbles,
///     │ ╰────────╯           │  10 between senders
///     │         ╭──────────╮ │
///     │         │   mine   │ │
///     │         ╰─────────◿╯ │   the last of a group has a tighter corner
///     └──────────────────────┘   ← pinned to the composer's top edge
struct Transcript {
  private(set) var messages: [Message]
  private var bubbles: [Bubble] = []
  private var day: TextBlock?
  /// The height of all bubbles with the space above and below them.
  private(set) var height = 0.0
  private(set) var scroll = ListScroll()
  private var style = Style(width: 0, textSize: .l, dialectName: "")

  /// What the bubbles were laid out for.
  private struct Style: Equatable {
    var width: Double
    var textSize: TextSize
    var dialectName: String
  }

  private struct Bubble {
    var sender: Message.Sender
    var block: TextBlock
    /// From the transcript's top.
    var frame: Rect
    var endsGroup: Bool
  }

  private static let padding = Insets(top: 8, left: 12, bottom: 8, right: 12)
  private static let radius = 18.0
  private static let tightRadius = 5.0
  private static let margin = 16.0
  private static let widest = 560.0

  init(_ messages: [Message]) { self.messages = messages }

  mutating func append(
    _ message: Message, _ configuration: FieldConfiguration, fonts: inout some FontSource
  ) {
    messages.append(message)
    bubbles.append(bubble(message, configuration, fonts: &fonts))
    scroll.reset()
    stack()
  }

  /// Lays the bubbles out anew where the width or the type has changed.
  mutating func layOut(
    width: Double, _ configuration: FieldConfiguration, fonts: inout some FontSource
  ) {
    let next = Style(
      width: width, textSize: configuration.textSize, dialectName: configuration.dialect.name)
    if next == style { return }
    style = next
    let font = Typography(configuration.textSize)
    day = TextBlock("Today", font: font.caption, fonts: &fonts)
    bubbles = messages.map { bubble($0, configuration, fonts: &fonts) }
    stack()
  }

  private func bubble(
    _ message: Message, _ configuration: FieldConfiguration, fonts: inout some FontSource
  ) -> Bubble {
    let room = min((style.width - 2 * Self.margin) * 0.75, Self.widest).rounded(.down)
    let block = TextBlock(
      message.text, dialect: configuration.dialect, font: Typography(configuration.textSize).body,
      width: room - Self.padding.left - Self.padding.right, fonts: &fonts)
    let size = Size(
      width: block.size.width + Self.padding.left + Self.padding.right,
      height: block.size.height + Self.padding.top + Self.padding.bottom)
    let x = message.sender == .me ? style.width - Self.margin - size.width : Self.margin
    return Bubble(
      sender: message.sender, block: block,
      frame: Rect(x: x, y: 0, width: size.width, height: size.height), endsGroup: true)
  }

  /// Puts each bubble below the one before it.
  private mutating func stack() {
    var y = 16.0 + (day.map { $0.size.height + 12 } ?? 0)
    for index in bubbles.indices {
      let continues = index > 0 && bubbles[index - 1].sender == bubbles[index].sender
      if index > 0 {
        y += continues ? 2 : 10
        bubbles[index - 1].endsGroup = !continues
      }
      bubbles[index].frame.y = y
      bubbles[index].endsGroup = true
      y += bubbles[index].frame.height
    }
    height = y + 12
  }

  /// Scrolls by points, positive towards the end, in a viewport of a height.
  mutating func scroll(by points: Double, in viewport: Double, at time: Double, animated: Bool) {
    scroll.scroll(by: points, maximum: height - viewport, at: time, animated: animated)
  }

  // MARK: Drawing

  /// Draws what is seen through a viewport, its end at the viewport's lower edge.
  func draw(into canvas: inout Canvas, in viewport: Rect, at time: Double, _ palette: Palette) {
    let travel = max(0, height - viewport.height)
    let offset = min(scroll.offset(at: time), travel)
    // On whole pixels, so that a bubble and its text round alike while the list moves.
    let top = ((viewport.maxY + offset - height) * canvas.scale).rounded() / canvas.scale
    canvas.inside(clip: viewport) { canvas in
      canvas.inside(offset: Point(x: 0, y: top)) { canvas in
        let visible = (viewport.minY - top)...(max(viewport.minY, viewport.maxY) - top)
        drawDay(into: &canvas, palette)
        for bubble in bubbles
        where bubble.frame.maxY >= visible.lowerBound && bubble.frame.minY <= visible.upperBound {
          draw(bubble, into: &canvas, visible, palette)
        }
      }
      let opacity = scroll.barOpacity(at: time)
      if opacity > 0, travel > 0 {
        let bar = bar(in: viewport, offset: offset, travel: travel)
        canvas.rounded(bar, radius: 1.5, palette.secondaryText.faded(0.7 * opacity))
      }
    }
  }

  /// Two points from the edge, as long as the part of the list that is seen.
  private func bar(in viewport: Rect, offset: Double, travel: Double) -> Rect {
    let track = max(0, viewport.height - 8)
    let length = min(track, max(24, track * viewport.height / height))
    let y = viewport.minY + 4 + (track - length) * (1 - offset / travel)
    return Rect(x: viewport.maxX - 5, y: y, width: 3, height: length)
  }

  private func drawDay(into canvas: inout Canvas, _ palette: Palette) {
    guard let day else { return }
    let x = ((style.width - day.size.width) / 2).rounded(.down)
    canvas.inside(offset: Point(x: x, y: 16)) { day.draw(into: &$0, palette.secondaryText) }
  }

  private func draw(
    _ bubble: Bubble, into canvas: inout Canvas, _ visible: ClosedRange<Double>,
    _ palette: Palette
  ) {
    let isMine = bubble.sender == .me
    let radius = min(Self.radius, bubble.frame.height / 2)
    let corner = bubble.endsGroup ? Self.tightRadius : radius
    canvas.rounded(
      bubble.frame, radii: (radius, radius, isMine ? radius : corner, isMine ? corner : radius),
      isMine ? palette.accent : palette.theirBubble)
    let origin = Point(
      x: bubble.frame.x + Self.padding.left, y: bubble.frame.y + Self.padding.top)
    let colors =
      isMine
      ? TextColors(text: palette.onAccent, code: palette.onAccent, codeGround: palette.onAccentCode)
      : TextColors(text: palette.text, code: palette.code, codeGround: palette.field)
    canvas.inside(offset: origin) {
      bubble.block.draw(
        into: &$0,
        rowsIn: (visible.lowerBound - origin.y)...(visible.upperBound - origin.y), colors)
    }
  }
}

extension Palette {
  /// Behind code in a bubble of the accent's colour: white text keeps a contrast of 7 on it.
  fileprivate var onAccentCode: RGBA { RGBA(0x0A4DB3) }
}

internal import Drawing
internal import GrowingField
internal import SDLBackend
internal import TextLayout

/// Draws the on-screen keyboard.
struct KeyboardPainter {
  private var labels = Labels()

  /// What is drawn.
  struct Content {
    var typing: KeyboardTyping
    var geometry: KeyboardGeometry
    /// What stands on Return while nothing is composed, in English.
    var returnLabel: String
    /// False greys Return.
    var canReturn: Bool
    var look: KeyboardLook
    var accent: RGBA
    /// The pointer can drag it down.
    var hasGrip: Bool
  }

  /// Draws with the keyboard's top left corner at the canvas's origin.
  mutating func draw(_ content: Content, into canvas: inout Canvas, fonts: inout SDLFonts) {
    let size = content.geometry.size
    canvas.fill(
      Rect(x: 0, y: 0, width: size.width, height: size.height), content.look.ground)
    canvas.horizontalHairline(x: 0, y: 0, width: size.width, content.look.edge)
    if content.hasGrip {
      canvas.rounded(
        Rect(x: (size.width / 2).rounded() - 18, y: 5, width: 36, height: 4), radius: 2,
        content.look.grip)
    }
    drawStrip(content, into: &canvas, fonts: &fonts)
    for key in content.geometry.keys { draw(key, content, into: &canvas, fonts: &fonts) }
  }

  // MARK: The strip

  private mutating func drawStrip(
    _ content: Content, into canvas: inout Canvas, fonts: inout SDLFonts
  ) {
    guard let strip = content.geometry.strip else { return }
    let font = FontSpec(family: "Inter", size: strip.height * 18 / 44)
    let cells = Self.cells(content.typing, content.geometry, &labels, &fonts)
    for (index, cell) in cells.enumerated() {
      let isChosen = content.typing.composition.choice == index
      let isPressed = content.typing.pressed == .candidate(index)
      if isChosen || isPressed {
        canvas.rounded(
          Rect(x: cell.x + 4, y: cell.y + 4, width: cell.width - 8, height: cell.height - 10),
          radius: 8, isPressed ? content.look.pressedCap : content.accent)
      }
      if index > 0 {
        canvas.verticalHairline(
          x: cell.x, y: cell.y + cell.height * 0.25 - 1, height: cell.height * 0.5,
          content.look.grip)
      }
      labels.draw(
        cell.text, font: font, into: &canvas,
        inMiddleOf: Rect(x: cell.x, y: cell.y - 1, width: cell.width, height: cell.height),
        isChosen && !isPressed ? RGBA(0xFFFFFF) : content.look.label, fonts: &fonts)
    }
  }

  /// A candidate and its place.
  struct Cell {
    var text: String
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    func contains(_ point: Point) -> Bool {
      Rect(x: x, y: y, width: width, height: height).contains(point)
    }
  }

  /// The candidates' places in the strip: as wide as their texts, or all alike where they are signs.
  mutating func cells(
    _ typing: KeyboardTyping, _ geometry: KeyboardGeometry, fonts: inout SDLFonts
  ) -> [Cell] {
    Self.cells(typing, geometry, &labels, &fonts)
  }

  private static func cells(
    _ typing: KeyboardTyping, _ geometry: KeyboardGeometry, _ labels: inout Labels,
    _ fonts: inout SDLFonts
  ) -> [Cell] {
    guard let strip = geometry.strip else { return [] }
    let font = FontSpec(family: "Inter", size: strip.height * 18 / 44)
    let texts = typing.candidates
    let least = strip.width / Double(max(6, texts.count))
    var widths = texts.map { max(least, labels.block($0, font, &fonts).size.width + 28) }
    let total = widths.reduce(0, +)
    if total > strip.width { widths = widths.map { $0 * strip.width / total } }
    var x = strip.x
    return zip(texts, widths).map { text, width in
      defer { x += width }
      return Cell(text: text, x: x, y: strip.y, width: width, height: strip.height)
    }
  }

  // MARK: Keys

  private mutating func draw(
    _ key: PlacedKey, _ content: Content, into canvas: inout Canvas, fonts: inout SDLFonts
  ) {
    let look = content.look
    let isPressed = content.typing.pressed == key.action
    let radius = min(6, key.frame.height / 7)
    canvas.rounded(key.frame.offset(x: 0, y: 1), radius: radius, look.shade)
    canvas.rounded(key.frame, radius: radius, cap(key.action, isPressed, content))
    let unit = key.frame.height / 42
    switch key.action {
    case .text(let text):
      draw(content.typing.label(text), 22 * unit, key, look.label, into: &canvas, &fonts)
    case .shift, .backspace, .globe:
      icon(key.action, content.typing.shift).draw(
        into: &canvas, inMiddleOf: key.frame, side: 22 * unit, weight: max(1, 1.5 * unit),
        look.label)
    case .space:
      let label = content.typing.language == .japanese ? "空白" : "space"
      draw(label, 15 * unit, key, look.label, into: &canvas, &fonts)
    case .return:
      let color =
        isReturnBlue(content) ? RGBA(0xFFFFFF) : content.canReturn ? look.label : look.quietLabel
      draw(returnLabel(content), 15 * unit, key, color, into: &canvas, &fonts)
    case .page(let page):
      draw(Self.label(of: page), 15 * unit, key, look.label, into: &canvas, &fonts)
    case .candidate: break
    }
  }

  private mutating func draw(
    _ label: String, _ size: Double, _ key: PlacedKey, _ color: RGBA,
    into canvas: inout Canvas, _ fonts: inout SDLFonts
  ) {
    let font = FontSpec(family: "Inter", size: max(7, (size * 2).rounded() / 2))
    labels.draw(
      label, font: font, into: &canvas, inMiddleOf: key.frame, color, fonts: &fonts)
  }

  private func cap(_ action: KeyAction, _ isPressed: Bool, _ content: Content) -> RGBA {
    let look = content.look
    switch action {
    case .text, .space, .candidate: return isPressed ? look.pressedCap : look.cap
    case .shift where content.typing.shift != .off: return look.cap
    case .return where isReturnBlue(content):
      return isPressed ? content.accent.faded(0.75) : content.accent
    default: return isPressed ? look.pressedSideCap : look.sideCap
    }
  }

  /// Return is the accent's colour where it does something other than end a line.
  private func isReturnBlue(_ content: Content) -> Bool {
    content.canReturn && !content.typing.isComposing && content.returnLabel != "return"
  }

  private func returnLabel(_ content: Content) -> String {
    guard content.typing.language == .japanese else { return content.returnLabel }
    if content.typing.isComposing { return "確定" }
    switch content.returnLabel {
    case "return": return "改行"
    case "send": return "送信"
    case "search": return "検索"
    case "done": return "完了"
    default: return content.returnLabel
    }
  }

  private func icon(_ action: KeyAction, _ shift: KeyboardTyping.Shift) -> Icon {
    switch (action, shift) {
    case (.backspace, _): .backspace
    case (.globe, _): .globe
    case (_, .once): .shiftOnce
    case (_, .locked): .shiftLocked
    default: .shift
    }
  }

  private static func label(of page: KeyboardPage) -> String {
    switch page {
    case .letters: "ABC"
    case .symbols: "123"
    case .moreSymbols: "#+="
    }
  }
}

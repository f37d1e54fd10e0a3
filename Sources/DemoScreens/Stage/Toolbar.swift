internal import Drawing
internal import GrowingField
internal import SDLBackend

/// The bar over a screen: which screen it is, and the looks of all of them.
///
///     │ Messages ⌄         Aa L ⌄  CommonMark ⌄  Dimmed ⌄   ☾  ⌨ │
///
/// What does not fit a narrow window is left out, the markers first. A click on a word opens a menu
/// of its values; the moon and the keyboard act at once.
struct Toolbar {
  static let height = 40.0

  enum Action {
    case screen(String)
    case configure((inout FieldConfiguration) -> Void)
    case toggleKeyboard
  }

  /// What the bar shows.
  struct State: Equatable {
    var size: Size
    var screen: String
    var configuration: FieldConfiguration
    var isKeyboardShown: Bool
  }

  enum Item: Hashable {
    case choice(Choice)
    case appearance, keyboard
  }

  /// What the look of the bar depends on.
  private struct Look: Equatable {
    var state: State
    var downItem: Item?
    var openMenu: Rect?
    var scale: Double
  }

  private var labels = Labels()
  /// The bar as it was drawn last: a blink of the caret draws it again.
  private var drawn: (look: Look, commands: [DrawCommand])?
  private var menu: ChoiceMenu?
  private var pressed: Item?
  private var isPressedInside = false

  var isOpen: Bool { menu != nil }

  mutating func close() { menu = nil }

  // MARK: Input

  /// Takes a key while the menu is open.
  mutating func press(_ key: Key) -> Action? {
    switch key {
    case .escape: close()
    case .up: menu?.moveMark(by: -1)
    case .down: menu?.moveMark(by: 1)
    case .return, .space:
      defer { close() }
      return menu?.markedAction
    default: break
    }
    return nil
  }

  /// Takes a pointer event on the bar or, while it is open, for the menu.
  mutating func point(
    _ event: PointerEvent, _ state: State, fonts: inout SDLFonts
  ) -> Action? {
    if menu != nil { return pointInMenu(event) }
    let item = item(at: event.location, state, &fonts)
    switch event.phase {
    case .down where event.button == .left:
      pressed = item
      isPressedInside = true
      if case .choice(let choice) = item { open(choice, state, &fonts) }
    case .moved: isPressedInside = item == pressed
    case .up:
      defer { pressed = nil }
      guard item == pressed else { return nil }
      return item.flatMap { action(of: $0, state) }
    default: break
    }
    return nil
  }

  /// A press opens the menu; its release picks only what it was dragged to.
  private mutating func pointInMenu(_ event: PointerEvent) -> Action? {
    menu?.mark(at: event.location)
    switch event.phase {
    case .down:
      pressed = nil
      if menu?.frame.contains(event.location) == false { close() }
    case .up:
      if let action = menu?.markedAction {
        pressed = nil
        close()
        return action
      }
      pressed = nil
    case .moved: break
    }
    return nil
  }

  /// Does what a click on an item does; the menu of a word opens with its chosen value marked.
  mutating func activate(_ item: Item, _ state: State, fonts: inout SDLFonts) -> Action? {
    if case .choice(let choice) = item {
      open(choice, state, &fonts)
      menu?.moveMark(by: 0)
    }
    return action(of: item, state)
  }

  private func action(of item: Item, _ state: State) -> Action? {
    switch item {
    case .choice: nil
    case .appearance:
      .configure { $0.appearance = $0.appearance == .dark ? .light : .dark }
    case .keyboard: .toggleKeyboard
    }
  }

  private mutating func open(_ choice: Choice, _ state: State, _ fonts: inout SDLFonts) {
    guard let frame = layout(state, &fonts).frames[.choice(choice)] else { return }
    menu = ChoiceMenu(
      choice.options(state), under: frame, in: state.size, labels: &labels, fonts: &fonts)
  }

  mutating func isItem(at point: Point, _ state: State, fonts: inout SDLFonts) -> Bool {
    item(at: point, state, &fonts) != nil
  }

  mutating func items(_ state: State, fonts: inout SDLFonts) -> [Item] {
    layout(state, &fonts).items
  }

  private mutating func item(at point: Point, _ state: State, _ fonts: inout SDLFonts) -> Item? {
    layout(state, &fonts).item(at: point)
  }

  private mutating func layout(_ state: State, _ fonts: inout SDLFonts) -> ToolbarLayout {
    ToolbarLayout(state, labels: &labels, fonts: &fonts)
  }

  // MARK: Drawing

  mutating func draw(into canvas: inout Canvas, _ state: State, fonts: inout SDLFonts) {
    let look = Look(
      state: state, downItem: isPressedInside ? pressed : nil, openMenu: menu?.anchor,
      scale: canvas.scale)
    if drawn?.look != look {
      var own = Canvas(size: state.size, scale: canvas.scale)
      draw(look, into: &own, &fonts)
      drawn = (look, own.list.items.map(\.command))
    }
    for command in drawn?.commands ?? [] { canvas.add(command) }
  }

  private mutating func draw(_ look: Look, into canvas: inout Canvas, _ fonts: inout SDLFonts) {
    let state = look.state
    let palette = Palette.of(state.configuration.appearance)
    canvas.fill(Rect(x: 0, y: 0, width: state.size.width, height: Self.height), palette.header)
    canvas.horizontalHairline(
      x: 0, y: Self.height - 1 / canvas.scale, width: state.size.width, palette.hairline)
    let layout = layout(state, &fonts)
    for item in layout.items {
      guard let frame = layout.frames[item] else { continue }
      let isDown = look.openMenu == frame || look.downItem == item
      if isDown { canvas.rounded(frame, radius: 7, palette.hairline) }
      draw(item, in: frame, layout, state, palette, into: &canvas, &fonts)
    }
  }

  private mutating func draw(
    _ item: Item, in frame: Rect, _ layout: ToolbarLayout, _ state: State, _ palette: Palette,
    into canvas: inout Canvas, _ fonts: inout SDLFonts
  ) {
    switch item {
    case .choice(let choice):
      let font = ToolbarLayout.font(of: choice)
      let color = choice == .screen ? palette.text : palette.secondaryText
      let block = labels.block(choice.label(state), font, &fonts)
      let origin = Point(
        x: frame.x + ToolbarLayout.padding,
        y: frame.y + ((frame.height - block.size.height) / 2).rounded())
      canvas.inside(offset: origin) { block.draw(into: &$0, color) }
      guard layout.hasChevrons || choice == .screen else { return }
      let x = origin.x + block.size.width + 3
      Icon.chevron.draw(
        into: &canvas, inMiddleOf: Rect(x: x, y: frame.y + 1, width: 12, height: frame.height),
        side: 14, weight: 1.4, palette.placeholder)
    case .appearance:
      let icon = state.configuration.appearance == .dark ? Icon.sun : Icon.moon
      icon.draw(into: &canvas, inMiddleOf: frame, side: 19, weight: 1.4, palette.secondaryText)
    case .keyboard:
      Icon.keyboard.draw(
        into: &canvas, inMiddleOf: frame, side: 22, weight: 1.4,
        state.isKeyboardShown ? palette.accent : palette.secondaryText)
    }
  }

  /// Draws the outline of an item that has the keyboard's focus.
  mutating func drawFocus(
    on item: Item, into canvas: inout Canvas, _ state: State, _ color: RGBA, fonts: inout SDLFonts
  ) {
    guard let frame = layout(state, &fonts).frames[item] else { return }
    canvas.focusOutline(frame, radius: 7, color)
  }

  mutating func drawMenu(into canvas: inout Canvas, _ state: State, fonts: inout SDLFonts) {
    menu?.draw(
      into: &canvas, Palette.of(state.configuration.appearance), labels: &labels, fonts: &fonts)
  }
}

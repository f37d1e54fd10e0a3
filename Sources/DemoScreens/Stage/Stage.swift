package import Drawing
package import GrowingField
package import GrowingText

/// What the demo's window shows: a toolbar, one screen at a time, and the on-screen keyboard.
///
///     ┌──────────────────────────────┐
///     │ Messages ⌄      L ⌄ …  ☾  ⌨  │  toolbar; none over the bare field
///     ├──────────────────────────────┤
///     │ the screen                   │  ends where the keyboard begins, in every frame
///     ├──────────────────────────────┤
///     │ q w e r t y u i o p          │  keyboard, while it is shown
///     └──────────────────────────────┘
///
/// Screens that were left keep their texts until they are shown again.
package final class Stage: Screen {
  package private(set) var size: Size

  /// That of the first screen.
  private let setting: ScreenSetting
  private let keyboard: StageKeyboard
  private var name: String
  var content: any StagedScreen
  private var left: [String: any StagedScreen] = [:]
  var toolbar: Toolbar?
  private var pointer = PointerOwner.none
  var ring = FocusRing()
  /// Where Tab, pressed in the field, asked for the focus to go.
  var wantedStep: FocusStep?
  /// A menu or control took the Space key: the character that comes after it is not for the text.
  var isSpaceSpent = false

  /// Who has the pointer from a press to its release.
  private enum PointerOwner { case none, screen, keyboard, toolbar }

  /// Makes a stage that shows the screen of a name; nil where there is none of it.
  init?(
    _ name: String, environment: Environment, configuration: FieldConfiguration, size: Size,
    fieldWidth: Double?
  ) {
    self.size = size
    self.name = name
    keyboard = StageKeyboard(size: size, environment: environment)
    setting = ScreenSetting(
      environment: environment, configuration: configuration, size: size,
      surroundings: Self.surroundings(name, keyboard), fieldWidth: fieldWidth)
    guard let content = DemoScreens.makeContent(name, setting) else { return nil }
    self.content = content
    toolbar = Self.hasToolbar(name) ? Toolbar() : nil
    attach()
  }

  private static func hasToolbar(_ name: String) -> Bool { name != FieldScreen.name }

  private static func surroundings(_ name: String, _ keyboard: StageKeyboard) -> Surroundings {
    Surroundings(top: hasToolbar(name) ? Toolbar.height : 0, keyboard: keyboard.motion)
  }

  private func makeContent(_ name: String) -> (any StagedScreen)? {
    var setting = setting
    setting.size = size
    setting.surroundings = Self.surroundings(name, keyboard)
    return DemoScreens.makeContent(name, setting)
  }

  var environment: Environment { setting.environment }
  package var field: GrowingTextView { content.field }
  package var messages: [String] { content.messages }
  var current: FieldConfiguration { field.machine.configuration }
  private var isAnimated: Bool { current.motion == .full }

  private func attach() {
    field.onTextSize = { [weak self] step in
      guard let self else { return }
      changeTextSize(step, at: field.now)
    }
    field.onMoveFocus = { [weak self] in self?.wantedStep = $0 }
  }

  // MARK: Screens

  /// Shows another screen in the looks of this one; the focus goes along.
  func showScreen(_ next: String, at time: Double) {
    guard next != name else { return }
    let looks = current
    let old = field
    let isFocused = old.isFirstResponder
    handToContent(keyboard.commit(), at: time)
    if isFocused { content.handle(.focus(false), at: time) }
    guard let screen = left[next] ?? makeContent(next) else { return }
    left[name] = content
    name = next
    content = screen
    field.delegate = old.delegate
    field.onResetInputMethod = old.onResetInputMethod
    attach()
    content.resize(to: size, at: time)
    content.configure({ $0.takeLooks(of: looks) }, at: time)
    if isFocused { content.handle(.focus(true), at: time) }
  }

  package func resize(to size: Size, at time: Double) {
    self.size = size
    toolbar?.close()
    keyboard.resize(to: size, at: time)
    content.resize(to: size, at: time)
    followFocus(at: time)
  }

  package func configure(
    _ change: @escaping (inout FieldConfiguration) -> Void, at time: Double
  ) {
    content.configure(change, at: time)
  }

  private func changeTextSize(_ step: TextSizeStep, at time: Double) {
    content.configure({ $0.textSize = $0.textSize.stepped(step) }, at: time)
  }

  // MARK: The keyboard

  package func show(_ name: KeyboardName, isAnimated: Bool, at time: Double) {
    handToContent(
      keyboard.show(name, isAnimated: isAnimated && self.isAnimated, at: time), at: time)
  }

  package func keyboardFrame(at time: Double) -> Rect { keyboard.frame(at: time) }

  private func toggleKeyboard(at time: Double) {
    let language: KeyboardName = keyboard.typing.language == .japanese ? .japanese : .english
    show(keyboard.motion.isShown ? .hidden : language, isAnimated: true, at: time)
  }

  private func handToContent(_ inputs: [FieldInput], at time: Double) {
    for input in inputs { content.handle(input, at: time) }
  }

  /// A preedit that the field no longer has was committed by it: by a click, a send.
  private func followComposition() {
    if keyboard.typing.isComposing, !field.machine.isComposing { keyboard.dropComposition() }
  }

  // MARK: Input

  package func handle(_ input: FieldInput, at time: Double) {
    followComposition()
    field.setOverlay(Rect(x: 0, y: 0, width: size.width, height: size.height))
    switch input {
    case .pointer(let event) where !field.isMenuOpen: point(event, at: time)
    case .wheel(_, _, let point) where !field.isMenuOpen:
      if keyboard.frame(at: time).contains(point) || toolbar?.isOpen == true { return }
      if current.traits.keyboardDismissal == .onDrag { show(.hidden, isAnimated: true, at: time) }
      content.handle(input, at: time)
    case .textSize(let step): changeTextSize(step, at: time)
    case .key(let press) where toolbar?.isOpen == true:
      isSpaceSpent = press.key == .space
      perform(toolbar?.press(press.key), at: time)
    case .text where toolbar?.isOpen == true: break
    case .text(" ") where isSpaceSpent: isSpaceSpent = false
    case .key(let press) where !field.isFirstResponder: pressControl(press, at: time)
    case .focus(let hasFocus):
      ring.isInWindow = hasFocus
      if ring.current == .field { content.handle(input, at: time) }
    case .key, .text, .preedit:
      isSpaceSpent = false
      handToContent(keyboard.commit(), at: time)
      content.handle(input, at: time)
    default: content.handle(input, at: time)
    }
    followComposition()
    followFocus(at: time)
  }

  private func point(_ event: PointerEvent, at time: Double) {
    if case .down = event.phase, pointer == .none { pointer = owner(of: event, at: time) }
    switch pointer {
    case .keyboard:
      let canDrag = current.traits.keyboardDismissal == .interactive
      handToContent(
        keyboard.handle(event, canDrag: canDrag, isAnimated: isAnimated, at: time), at: time)
      if !keyboard.hasPointer { pointer = .none }
      return
    case .toolbar:
      perform(toolbar?.point(event, toolbarState(at: time), fonts: &environment.fonts), at: time)
    case .screen: content.handle(.pointer(event), at: time)
    case .none:
      // The menu marks what the pointer is over.
      if toolbar?.isOpen == true {
        perform(toolbar?.point(event, toolbarState(at: time), fonts: &environment.fonts), at: time)
      } else {
        content.handle(.pointer(event), at: time)
      }
    }
    if event.phase == .up { pointer = .none }
  }

  private func owner(of event: PointerEvent, at time: Double) -> PointerOwner {
    if let toolbar, toolbar.isOpen || event.location.y < Toolbar.height { return .toolbar }
    if keyboard.frame(at: time).contains(event.location) { return .keyboard }
    return .screen
  }

  func toolbarState(at time: Double) -> Toolbar.State {
    Toolbar.State(
      size: size, screen: name, configuration: current, isKeyboardShown: keyboard.motion.isShown)
  }

  func perform(_ action: Toolbar.Action?, at time: Double) {
    switch action {
    case .screen(let name): showScreen(name, at: time)
    case .configure(let change): content.configure(change, at: time)
    case .toggleKeyboard: toggleKeyboard(at: time)
    case nil: break
    }
  }

  // MARK: Time and drawing

  package func advance(to time: Double) {
    followComposition()
    handToContent(keyboard.advance(to: time), at: time)
    content.advance(to: time)
  }

  package func isMoving(at time: Double) -> Bool {
    content.isMoving(at: time) || keyboard.isMoving(at: time)
  }

  package func nextChange(after time: Double) -> Double? {
    [content.nextChange(after: time), keyboard.nextChange(after: time)].compactMap { $0 }.min()
  }

  package func draw(into canvas: inout Canvas, at time: Double) {
    content.draw(into: &canvas, at: time)
    toolbar?.draw(into: &canvas, toolbarState(at: time), fonts: &environment.fonts)
    drawFocus(into: &canvas, at: time)
    keyboard.draw(into: &canvas, current, hasText: field.hasText, at: time)
    toolbar?.drawMenu(into: &canvas, toolbarState(at: time), fonts: &environment.fonts)
    field.drawMenu(into: &canvas, at: time)
  }

  package func pointerShape(at point: Point) -> PointerShape {
    if field.isMenuOpen || toolbar?.isOpen == true { return .arrow }
    if keyboard.frame(at: field.now).contains(point) { return .arrow }
    if toolbar != nil, point.y < Toolbar.height {
      let state = toolbarState(at: field.now)
      return toolbar?.isItem(at: point, state, fonts: &environment.fonts) == true ? .hand : .arrow
    }
    return content.pointerShape(at: point)
  }
}

extension FieldConfiguration {
  /// What a user chooses for all screens.
  fileprivate mutating func takeLooks(of other: FieldConfiguration) {
    appearance = other.appearance
    textSize = other.textSize
    dialect = other.dialect
    markers = other.markers
    motion = other.motion
    caretBlinks = other.caretBlinks
  }
}

public import CSDL
internal import Drawing
public import Foundation
internal import GrowingField
internal import SDLBackend

/// Shows growing text views in the loop of a program that uses SDL2.
///
///     SDL_WaitEventTimeout ──► handle(_:) ──► the view under the pointer, or with the focus
///            ▲                                        │
///            └── timeout ◄── draw() ◄─────────────────┘
///
/// Hand it every event, draw after each batch, and wait no longer than `timeout`. Lengths are in
/// points of `scale` pixels, from the top left corner. The program starts and stops SDL's video
/// part and keeps its window open as long as the host.
public final class GrowingTextHost {
  /// Pixels of a point.
  public let scale: CGFloat
  /// The size of the window, or of what is drawn into a surface, in points.
  public private(set) var size: CGSize {
    didSet { fitViews() }
  }
  /// The views, back to front.
  public private(set) var subviews: [GrowingTextView] = []
  /// What is behind the views; white unless set.
  public var backgroundColor = Color.white

  /// How large text is in all views; `large` unless set.
  ///
  /// Ctrl+plus, Ctrl+minus, Ctrl+0 and Ctrl with the wheel change it. A view that is added takes
  /// another size than `large`; at `large` it keeps its own.
  public var contentSizeCategory = ContentSizeCategory.large {
    didSet { for view in subviews { view.contentSizeCategory = contentSizeCategory } }
  }

  let environment: Environment
  private let window: SDLWindow?
  private let translator: EventTranslator
  /// Text that came in pieces: an input method's commit is handed on whole.
  private var pieces: [SDL_Event] = []
  private var focus = HostFocus()
  private var picture = HostPicture()
  private let start = ContinuousClock.now
  /// The time in seconds; another one for tests.
  lazy var clock: () -> Double = { [start] in
    let passed = (ContinuousClock.now - start).components
    return Double(passed.seconds) + Double(passed.attoseconds) * 1e-18
  }

  /// Shows views in a window of the program.
  ///
  /// - Parameters:
  ///   - window: From `SDL_CreateWindow`. It is drawn into through its surface, so it must have no
  ///     renderer.
  ///   - scale: Pixels of a point.
  /// - Throws: Where the fonts are not found or are broken: an error whose description names the
  ///   places that were looked at, or the file.
  public convenience init(window: OpaquePointer, scale: CGFloat = 1) throws {
    let adopted = SDLWindow(adopting: window, scale: max(scale, 0.1))
    try self.init(window: adopted, size: adopted.size, scale: adopted.scale)
  }

  /// Shows views in surfaces of the program's.
  ///
  /// - Parameters:
  ///   - size: In points.
  ///   - scale: Pixels of a point.
  /// - Throws: As for a window.
  public convenience init(size: CGSize, scale: CGFloat = 1) throws {
    try self.init(
      window: nil, size: Size(width: max(0, size.width), height: max(0, size.height)),
      scale: max(scale, 0.1))
  }

  private init(window: SDLWindow?, size: Size, scale: Double) throws {
    environment = Environment.shared
    if let error = environment.fontError { throw error }
    self.window = window
    self.size = CGSize(width: size.width, height: size.height)
    self.scale = scale
    translator = EventTranslator(scale: scale)
  }

  // MARK: Views

  /// Puts a view in front of the others; one that has another host leaves it.
  public func addSubview(_ view: GrowingTextView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.host = self
    if contentSizeCategory != .large {
      view.contentSizeCategory = contentSizeCategory
    }
    view.fitAvailableHeight()
  }

  /// Where the window ends, for what grows down to there.
  var visibleBottom: Double { size.height }

  private func fitViews() {
    for view in subviews { view.fitAvailableHeight() }
  }

  func changeTextSize(_ step: TextSizeStep) {
    contentSizeCategory = ContentSizeCategory(contentSizeCategory.textSize.stepped(step))
  }

  /// Lets go of a view, which gives up the focus unasked only in that it gets no more events.
  func remove(_ view: GrowingTextView) {
    subviews.removeAll { $0 === view }
    focus.forget(view)
  }

  private func view(at point: Point) -> GrowingTextView? {
    subviews.last { $0.frame(at: clock()).contains(point) }
  }

  // MARK: Focus

  private var firstResponder: GrowingTextView? { subviews.first { $0.isFirstResponder } }

  /// Makes the view that has the focus give it up for another; false where it does not.
  ///
  /// A view that is just telling its delegate something (to take the focus elsewhere, as a Return
  /// key does) is asked when it has done so, and then can no longer refuse.
  func yieldFocus(to view: GrowingTextView) -> Bool {
    guard let other = firstResponder, other !== view else { return true }
    let canAnswer = !other.isTelling
    return other.resignFirstResponder() || !canAnswer
  }

  /// True where another view has the focus.
  func hasFocusElsewhere(than view: GrowingTextView) -> Bool {
    subviews.contains { $0 !== view && $0.isFirstResponder }
  }

  /// Moves the focus from a view where Tab was pressed to the nearest one, on or back, that takes
  /// it.
  func moveFocus(_ step: FocusStep, from view: GrowingTextView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    let others = subviews[(index + 1)...] + subviews[..<index]
    for next in step == .forward ? Array(others) : others.reversed()
    where next.becomeFirstResponder() {
      return
    }
  }

  // MARK: Events

  /// Hands an event to the view that it is for.
  ///
  /// An event keeps belonging to the program, which frees the text of an `SDL_TEXTEDITING_EXT`.
  ///
  /// - Parameter event: Any event; those of other windows are to be left out.
  /// - Returns: True where a view took it.
  @discardableResult
  public func handle(_ event: SDL_Event) -> Bool {
    if event.type == SDL_TEXTINPUT.rawValue {
      pieces.append(event)
      return firstResponder != nil
    }
    flushText()
    return translator.translate([event]).reduce(false) { $0 || handle($1) }
  }

  private func flushText() {
    let events = translator.translate(pieces)
    pieces = []
    for event in events { _ = handle(event) }
  }

  private func handle(_ event: WindowEvent) -> Bool {
    switch event {
    case .input(let input): return handle(input)
    case .resized(let size): self.size = CGSize(width: size.width, height: size.height)
    case .exposed: picture.forget()
    case .closed: break
    }
    return false
  }

  private func handle(_ input: FieldInput) -> Bool {
    switch input {
    case .pointer(let event):
      if let owner = subviews.first(where: { $0.isMenuOpen }) { return hand(input, to: owner) }
      let target = focus.target(of: event, over: view(at: event.location))
      return hand(input, to: target)
    case .wheel(_, _, let point): return hand(input, to: view(at: point))
    case .textSize(let step):
      changeTextSize(step)
      return true
    case .focus(let hasFocus):
      focus.windowFocus(hasFocus, responder: firstResponder)
      return false
    default: return hand(input, to: firstResponder)
    }
  }

  private func hand(_ input: FieldInput, to view: GrowingTextView?) -> Bool {
    guard let view else { return false }
    let time = clock()
    let frame = view.frame(at: time)
    view.setOverlay(Rect(x: 0, y: 0, width: size.width, height: size.height))
    view.handle(input.moved(by: Point(x: -frame.x, y: -frame.y)), at: time)
    return true
  }

  // MARK: Time and drawing

  /// How many seconds the program may wait for events before it draws again; nil is for ever.
  ///
  /// While an input method is connected and a view has the focus it is at most 0.05, since what
  /// comes from there does not end SDL's wait.
  public var timeout: TimeInterval? {
    let time = clock()
    var next = subviews.compactMap { $0.nextChange(after: time) }.min().map { max(0, $0 - time) }
    if window?.isInputMethodConnected == true, firstResponder != nil {
      next = min(next ?? 0.05, 0.05)
    }
    return next
  }

  /// Draws into the window what has changed.
  ///
  /// - Throws: Where SDL does not take the pixels; the description names the call. Does nothing
  ///   without a window.
  public func draw() throws {
    guard let window else { return }
    let damage = paint()
    if !damage.isEmpty { try window.present(picture.raster, damage: damage) }
    tellInputMethod(window)
  }

  /// Draws everything into a surface, at its top left corner.
  ///
  /// - Throws: Where SDL does not take the pixels; the description names the call.
  public func draw(into surface: UnsafeMutablePointer<SDL_Surface>) throws {
    _ = paint()
    try SDLWindow.draw(picture.raster, into: surface)
  }

  /// One frame; returns what has changed of the picture.
  private func paint() -> [PixelRect] {
    flushText()
    let time = clock()
    for view in subviews { view.advance(to: time) }
    var canvas = Canvas(size: Size(width: size.width, height: size.height), scale: scale)
    canvas.fill(Rect(x: 0, y: 0, width: size.width, height: size.height), backgroundColor.rgba)
    for view in subviews { view.draw(into: &canvas, at: time) }
    for view in subviews where view.isMenuOpen { view.drawMenu(into: &canvas, at: time) }
    return picture.show(canvas.list, masks: &environment.fonts)
  }

  private func tellInputMethod(_ window: SDLWindow) {
    let time = clock()
    let responder = firstResponder.flatMap { $0.isEditable ? $0 : nil }
    window.setTextInput(isActive: responder != nil, caret: responder?.candidatePlace(at: time))
  }

  /// Makes the input method forget its preedit.
  func resetInputMethod() { window?.cancelComposition() }
}

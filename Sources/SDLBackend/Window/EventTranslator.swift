package import CSDL
internal import Drawing
internal import GrowingField

/// Turns SDL's events into what a window and a field understand.
///
/// Pure but for the state of the modifier keys, which SDL's mouse events lack. Events that a
/// batch holds more than one of are merged where only their sum counts: an input method's commit
/// comes cut into pieces of 31 bytes, and the pointer's way is of no interest.
package struct EventTranslator {
  /// Pixels of a point; window coordinates are pixels.
  package var scale: Double
  /// Rows that one notch of a wheel scrolls.
  private static let rowsPerNotch = 3.0

  package init(scale: Double) { self.scale = scale }

  /// Translates the events of one pump, in order.
  ///
  /// Does not free what an event owns (the text of an `SDL_TEXTEDITING_EXT`): whoever took the
  /// event from SDL does.
  package func translate(_ events: [SDL_Event]) -> [WindowEvent] {
    var result: [WindowEvent] = []
    var committed: [UInt8] = []
    func commit() {
      if committed.isEmpty { return }
      result.append(.input(.text(String(decoding: committed, as: UTF8.self))))
      committed = []
    }
    for (index, event) in events.enumerated() {
      if event.type == SDL_TEXTINPUT.rawValue {
        if index > 0, isShortcut(events[index - 1]) { continue }
        committed += bytes(of: event.text.text)
        continue
      }
      commit()
      let next = index + 1 < events.count ? events[index + 1].type : 0
      if event.type == SDL_MOUSEMOTION.rawValue, next == event.type { continue }
      if let translated = translate(event) { result.append(translated) }
    }
    commit()
    return result
  }

  /// True for a key press whose text is none: X gives `+` for Ctrl and plus, nothing for Ctrl and C.
  private func isShortcut(_ event: SDL_Event) -> Bool {
    guard event.type == SDL_KEYDOWN.rawValue else { return false }
    let modifiers = KeyTranslation.press(event.key.keysym).modifiers
    return !modifiers.isDisjoint(with: [.control, .alt, .super])
  }

  private func translate(_ event: SDL_Event) -> WindowEvent? {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_QUIT: .closed
    case SDL_WINDOWEVENT: translate(event.window)
    case SDL_KEYDOWN: .input(.key(KeyTranslation.press(event.key.keysym)))
    case SDL_TEXTEDITING:
      preedit(bytes(of: event.edit.text), start: event.edit.start, length: event.edit.length)
    case SDL_TEXTEDITING_EXT:
      preedit(
        event.editExt.text.map { Array(String(cString: $0).utf8) } ?? [],
        start: event.editExt.start, length: event.editExt.length)
    case SDL_MOUSEMOTION: moved(event.motion)
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: button(event.button)
    case SDL_MOUSEWHEEL: wheel(event.wheel)
    default: nil
    }
  }

  // MARK: Window

  private func translate(_ event: SDL_WindowEvent) -> WindowEvent? {
    switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED:
      .resized(Size(width: Double(event.data1) / scale, height: Double(event.data2) / scale))
    case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED: .exposed
    case SDL_WINDOWEVENT_FOCUS_GAINED: .input(.focus(true))
    case SDL_WINDOWEVENT_FOCUS_LOST: .input(.focus(false))
    case SDL_WINDOWEVENT_CLOSE: .closed
    default: nil
    }
  }

  // MARK: Pointer

  private func moved(_ event: SDL_MouseMotionEvent) -> WindowEvent {
    pointer(.moved, x: event.x, y: event.y, button: .left)
  }

  private func button(_ event: SDL_MouseButtonEvent) -> WindowEvent? {
    let button: PointerButton
    switch Int32(event.button) {
    case SDL_BUTTON_LEFT: button = .left
    case SDL_BUTTON_MIDDLE: button = .middle
    case SDL_BUTTON_RIGHT: button = .right
    default: return nil
    }
    // SDL goes on counting; a fourth click begins again.
    let count = (max(1, Int(event.clicks)) - 1) % 3 + 1
    let isDown = event.type == SDL_MOUSEBUTTONDOWN.rawValue
    return pointer(isDown ? .down(count: count) : .up, x: event.x, y: event.y, button: button)
  }

  private func pointer(
    _ phase: PointerEvent.Phase, x: Int32, y: Int32, button: PointerButton
  ) -> WindowEvent {
    let modifiers = KeyTranslation.modifiers(SDL_GetModState())
    return .input(
      .pointer(PointerEvent(phase, at: point(x, y), button: button, modifiers: modifiers)))
  }

  /// With Control held the wheel changes the text size, as in browsers and editors.
  private func wheel(_ event: SDL_MouseWheelEvent) -> WindowEvent? {
    if KeyTranslation.modifiers(SDL_GetModState()) == .control {
      return event.preciseY == 0 ? nil : .input(.textSize(event.preciseY > 0 ? .larger : .smaller))
    }
    let isFlipped = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue
    let rows = (isFlipped ? -1 : 1) * EventTranslator.rowsPerNotch
    return .input(
      .wheel(
        dx: Double(event.preciseX) * rows, dy: -Double(event.preciseY) * rows,
        at: point(event.mouseX, event.mouseY)))
  }

  private func point(_ x: Int32, _ y: Int32) -> Point {
    Point(x: Double(x) / scale, y: Double(y) / scale)
  }

  // MARK: Input methods

  /// A start of -1 is a caret at the end, a length of -1 no marked clause: input methods differ in
  /// which they give.
  private func preedit(_ bytes: [UInt8], start: Int32, length: Int32) -> WindowEvent {
    let text = String(decoding: bytes, as: UTF8.self)
    if start < 0 { return .input(.preedit(text, selection: nil)) }
    /// SDL counts code points.
    func utf16(_ codePoints: Int) -> Int {
      text.unicodeScalars.prefix(codePoints).reduce(0) { $0 + ($1.value > 0xFFFF ? 2 : 1) }
    }
    let end = Int(start) + max(0, Int(length))
    return .input(.preedit(text, selection: utf16(Int(start))..<utf16(end)))
  }

  /// The bytes of a C string that lies in an event.
  private func bytes<Text>(of text: Text) -> [UInt8] {
    withUnsafeBytes(of: text) { Array($0.prefix { $0 != 0 }) }
  }
}

internal import CSDL
internal import Drawing
internal import GrowingField
internal import SDLBackend
internal import Testing

@Suite struct EventTranslatorTests {
  private let translator = EventTranslator(scale: 2)

  @Test func piecesOfOneCommitAreOneText() {
    // Thirteen kana, cut inside one as no input method should but may.
    let bytes = Array("にほんごにほんごにほんごを".utf8)
    let events = [text(Array(bytes[..<31])), text(Array(bytes[31...]))]
    #expect(described(events) == ["text にほんごにほんごにほんごを"])
  }

  @Test func textBesideOtherEventsStaysInOrder() {
    let events = [
      key(SDLK_a), text(Array("a".utf8)), key(SDLK_b), text(Array("b".utf8)), editing("", -1, -1),
      text(Array("c".utf8)),
    ]
    #expect(
      described(events) == ["key a", "text a", "key b", "text b", "preedit ", "text c"])
  }

  @Test(arguments: [
    (Int32(-1), Int32(-1), nil as Range<Int>?), (1, -1, 2..<2), (0, 2, 0..<3), (9, 9, 4..<4),
  ])
  func preeditSelectionIsUTF16(start: Int32, length: Int32, selection: Range<Int>?) {
    // Code points of 2, 1 and 1 units.
    guard case .input(.preedit(let text, let found)) = translate([editing("𠮷ほん", start, length)])[0]
    else {
      Issue.record("no preedit")
      return
    }
    #expect(text == "𠮷ほん" && found == selection)
  }

  @Test func longPreeditIsReadFromItsOwnMemory() {
    let long = String(repeating: "あ", count: 40)
    var event = SDL_Event()
    event.editExt.type = SDL_TEXTEDITING_EXT.rawValue
    event.editExt.start = 40
    event.editExt.text = SDL_strdup(long)
    defer { SDL_free(event.editExt.text) }
    #expect(described([event]) == ["preedit \(long)"])
  }

  @Test(arguments: [
    (SDLK_RETURN, "return"), (SDLK_KP_ENTER, "return"), (SDLK_PAGEUP, "pageUp"), (SDLK_z, "z"),
    (SDLK_7, "7"), (SDLK_F10, "function(10)"), (SDLK_EQUALS, "plus"), (SDLK_APPLICATION, "menu"),
    (SDLK_LSHIFT, "other"), (SDLK_KP_4, "left"), (SDLK_KP_0, "insert"), (SDLK_KP_PERIOD, "delete"),
  ])
  func keysHaveTheirNames(code: SDL_KeyCode, name: String) {
    #expect(described([key(code)]) == ["key \(name)"])
  }

  @Test func numLockMakesKeypadKeysDigits() {
    #expect(described([key(SDLK_KP_4, modifiers: KMOD_NUM)]) == ["key 4"])
    #expect(described([key(SDLK_KP_0, modifiers: KMOD_NUM)]) == ["key 0"])
  }

  @Test func symbolsOfOtherScriptsGoByTheirPlace() {
    // Russian: the key of Latin C types с, U+0441.
    #expect(described([key(0x441, at: SDL_SCANCODE_C, modifiers: KMOD_LCTRL)]) == ["key c control"])
    // French: the key of 1 types &, that of 0 à.
    #expect(described([key(0x26, at: SDL_SCANCODE_1)]) == ["key 1"])
    #expect(described([key(0xE0, at: SDL_SCANCODE_0)]) == ["key 0"])
    // Dvorak: what is Q elsewhere types ', and is no Q; what is C types J.
    #expect(described([key(0x27, at: SDL_SCANCODE_Q)]) == ["key other"])
    #expect(described([key(0x6A, at: SDL_SCANCODE_C)]) == ["key j"])
    // German: ö is a Latin letter without a name.
    #expect(described([key(0xF6, at: SDL_SCANCODE_SEMICOLON)]) == ["key other"])
  }

  @Test func modifiersAreToldApart() {
    let all = [KMOD_LSHIFT, KMOD_RCTRL, KMOD_LALT, KMOD_LGUI, KMOD_CAPS]
    let state = all.reduce(0) { $0 | $1.rawValue }
    #expect(
      described([key(SDLK_a, modifiers: SDL_Keymod(rawValue: state))])
        == ["key a shift control alt super capsLock"])
    #expect(described([key(SDLK_a, modifiers: KMOD_RALT)]) == ["key a"])
    // Plus is Shift and the key of = on most layouts.
    #expect(described([key(SDLK_EQUALS, modifiers: KMOD_LSHIFT)]) == ["key plus"])
  }

  @Test func shortcutsTypeNothing() {
    let plus = text(Array("+".utf8))
    #expect(described([key(SDLK_PLUS, modifiers: KMOD_LCTRL), plus]) == ["key plus control"])
    #expect(described([key(SDLK_a, modifiers: KMOD_LALT), plus, plus]) == ["key a alt", "text +"])
    #expect(described([key(SDLK_PLUS, modifiers: KMOD_RALT), plus]) == ["key plus", "text +"])
    #expect(described([key(SDLK_PLUS, modifiers: KMOD_LSHIFT), plus]) == ["key plus", "text +"])
  }

  @Test func pointerIsInPointsAndItsWayIsMerged() {
    let events = [
      motion(10, 20), motion(12, 24), button(2, clicks: 2), button(2, clicks: 2, isDown: false),
    ]
    #expect(
      described(events) == ["moved 6 12 left", "down 2 5 6 middle", "up 5 6 middle"])
  }

  @Test func fourthClickBeginsAgain() {
    #expect(described([button(1, clicks: 3)]) == ["down 3 5 6 left"])
    #expect(described([button(1, clicks: 4)]) == ["down 1 5 6 left"])
    #expect(described([button(9, clicks: 1)]) == [])
  }

  @Test func wheelCountsRowsDownwards() {
    var event = SDL_Event()
    event.wheel.type = SDL_MOUSEWHEEL.rawValue
    (event.wheel.preciseX, event.wheel.preciseY) = (0.5, -1)
    (event.wheel.mouseX, event.wheel.mouseY) = (4, 8)
    #expect(described([event]) == ["wheel 1.5 3.0 at 2 4"])
    event.wheel.direction = SDL_MOUSEWHEEL_FLIPPED.rawValue
    #expect(described([event]) == ["wheel -1.5 -3.0 at 2 4"])
  }

  @Test(arguments: [
    (SDL_WINDOWEVENT_SIZE_CHANGED, ["resized 100 50"]), (SDL_WINDOWEVENT_EXPOSED, ["exposed"]),
    (SDL_WINDOWEVENT_SHOWN, ["exposed"]), (SDL_WINDOWEVENT_RESTORED, ["exposed"]),
    (SDL_WINDOWEVENT_FOCUS_GAINED, ["focus true"]), (SDL_WINDOWEVENT_FOCUS_LOST, ["focus false"]),
    (SDL_WINDOWEVENT_CLOSE, ["closed"]), (SDL_WINDOWEVENT_MOVED, []),
  ])
  func windowEventsSayWhatIsToBeDone(id: SDL_WindowEventID, expected: [String]) {
    var event = SDL_Event()
    event.window.type = SDL_WINDOWEVENT.rawValue
    event.window.event = UInt8(id.rawValue)
    (event.window.data1, event.window.data2) = (200, 100)
    #expect(described([event]) == expected)
  }

  // MARK: Events

  private func text(_ bytes: [UInt8]) -> SDL_Event {
    var event = SDL_Event()
    event.text.type = SDL_TEXTINPUT.rawValue
    withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: bytes) }
    return event
  }

  private func editing(_ text: String, _ start: Int32, _ length: Int32) -> SDL_Event {
    var event = SDL_Event()
    event.edit.type = SDL_TEXTEDITING.rawValue
    (event.edit.start, event.edit.length) = (start, length)
    withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: Array(text.utf8)) }
    return event
  }

  private func key(_ code: SDL_KeyCode, modifiers: SDL_Keymod = KMOD_NONE) -> SDL_Event {
    let symbol = SDL_Keycode(code.rawValue)
    // A key without a character has its scancode in its symbol.
    let place = symbol & SDLK_SCANCODE_MASK != 0 ? symbol & ~SDLK_SCANCODE_MASK : 0
    return key(symbol, at: SDL_Scancode(UInt32(place)), modifiers: modifiers)
  }

  private func key(
    _ symbol: SDL_Keycode, at place: SDL_Scancode, modifiers: SDL_Keymod = KMOD_NONE
  ) -> SDL_Event {
    var event = SDL_Event()
    event.key.type = SDL_KEYDOWN.rawValue
    event.key.keysym.sym = symbol
    event.key.keysym.scancode = place
    event.key.keysym.mod = UInt16(modifiers.rawValue)
    return event
  }

  private func motion(_ x: Int32, _ y: Int32) -> SDL_Event {
    var event = SDL_Event()
    event.motion.type = SDL_MOUSEMOTION.rawValue
    (event.motion.x, event.motion.y) = (x, y)
    return event
  }

  private func button(_ button: UInt8, clicks: UInt8, isDown: Bool = true) -> SDL_Event {
    var event = SDL_Event()
    event.button.type = (isDown ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP).rawValue
    (event.button.button, event.button.clicks) = (button, clicks)
    (event.button.x, event.button.y) = (10, 12)
    return event
  }

  // MARK: Reading the result

  private func translate(_ events: [SDL_Event]) -> [WindowEvent] { translator.translate(events) }

  private func described(_ events: [SDL_Event]) -> [String] {
    translate(events).map { event in
      switch event {
      case .input(let input): describe(input)
      case .resized(let size): "resized \(Int(size.width)) \(Int(size.height))"
      case .exposed: "exposed"
      case .closed: "closed"
      }
    }
  }

  private func describe(_ input: FieldInput) -> String {
    switch input {
    case .text(let text): return "text \(text)"
    case .preedit(let text, _): return "preedit \(text)"
    case .key(let press): return describe(press)
    case .pointer(let event):
      let place = "\(Int(event.location.x)) \(Int(event.location.y)) \(event.button)"
      switch event.phase {
      case .down(let count): return "down \(count) \(place)"
      case .moved: return "moved \(place)"
      case .up: return "up \(place)"
      }
    case .wheel(let dx, let dy, let at): return "wheel \(dx) \(dy) at \(Int(at.x)) \(Int(at.y))"
    case .focus(let isIn): return "focus \(isIn)"
    case .textSize(let step): return "textSize \(step)"
    default: return "another"
    }
  }

  private func describe(_ press: KeyPress) -> String {
    let names: [(Modifiers, String)] = [
      (.shift, "shift"), (.control, "control"), (.alt, "alt"), (.super, "super"),
      (.capsLock, "capsLock"),
    ]
    let held = names.filter { press.modifiers.contains($0.0) }.map(\.1)
    let name: String
    if case .character(let character) = press.key {
      name = String(character)
    } else {
      name = "\(press.key)"
    }
    return (["key", name] + held).joined(separator: " ")
  }
}

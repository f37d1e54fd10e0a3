import CSDL
import Drawing
import Foundation
import Testing

@testable import GrowingText

/// A host of 400 by 300 points with two views, driven by SDL's own events and a clock that stands.
struct HostTests {
  private final class Clock { var now = 0.0 }

  private let clock = Clock()
  private let host: GrowingTextHost
  private let first: GrowingTextView
  private let second: GrowingTextView
  private let recorder = CallRecorder()

  init() throws {
    host = try GrowingTextHost(size: CGSize(width: 400, height: 300))
    host.clock = { [clock] in clock.now }
    first = GrowingTextView(frame: CGRect(x: 16, y: 16, width: 200, height: 0))
    second = GrowingTextView(frame: CGRect(x: 16, y: 200, width: 200, height: 0))
    for view in [first, second] {
      host.addSubview(view)
      view.delegate = recorder
    }
  }

  private func text(_ text: String) -> SDL_Event {
    var event = SDL_Event()
    event.type = SDL_TEXTINPUT.rawValue
    withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: text.utf8.prefix(31)) }
    return event
  }

  private func key(_ key: SDL_KeyCode, _ modifiers: SDL_Keymod = KMOD_NONE) -> SDL_Event {
    var event = SDL_Event()
    event.type = SDL_KEYDOWN.rawValue
    event.key.keysym.sym = SDL_Keycode(key.rawValue)
    event.key.keysym.mod = UInt16(modifiers.rawValue)
    return event
  }

  private func button(_ type: SDL_EventType, x: Int32, y: Int32) -> SDL_Event {
    var event = SDL_Event()
    event.type = type.rawValue
    event.button.button = UInt8(SDL_BUTTON_LEFT)
    event.button.clicks = 1
    event.button.x = x
    event.button.y = y
    return event
  }

  private func window(_ id: SDL_WindowEventID) -> SDL_Event {
    var event = SDL_Event()
    event.type = SDL_WINDOWEVENT.rawValue
    event.window.event = UInt8(id.rawValue)
    return event
  }

  private func click(x: Int32, y: Int32) {
    host.handle(button(SDL_MOUSEBUTTONDOWN, x: x, y: y))
    host.handle(button(SDL_MOUSEBUTTONUP, x: x, y: y))
  }

  @Test func aClickedViewGetsWhatIsTyped() {
    #expect(!host.handle(text("nobody")))
    click(x: 30, y: 30)
    #expect(first.isFirstResponder)
    #expect(host.handle(text("a")))
    host.handle(key(SDLK_BACKSPACE))
    host.handle(text("b"))
    host.handle(key(SDLK_LEFT))
    #expect(first.text == "b" && second.text == "")
    #expect(!host.handle(button(SDL_MOUSEBUTTONDOWN, x: 390, y: 290)))
  }

  @Test func aCommitThatComesInPiecesIsOneChange() throws {
    first.becomeFirstResponder()
    _ = recorder.take()
    for piece in ["にほんごのぶん", "しょうです。", "おわり"] { host.handle(text(piece)) }
    host.handle(key(SDLK_LSHIFT))
    #expect(first.text == "にほんごのぶんしょうです。おわり")
    #expect(recorder.take().filter { $0 == "shouldChangeText" }.count == 1)
  }

  @Test func theFocusIsGivenUpBeforeAnotherViewTakesIt() {
    first.becomeFirstResponder()
    _ = recorder.take()
    click(x: 30, y: 215)
    #expect(
      recorder.take() == [
        "shouldBeginEditing", "shouldEndEditing", "didEndEditing", "didBeginEditing",
      ])
    #expect(second.isFirstResponder && !first.isFirstResponder)
    recorder.answers["shouldEndEditing"] = false
    #expect(!first.becomeFirstResponder())
    #expect(second.isFirstResponder && !first.isFirstResponder)
  }

  @Test func tabMovesTheFocusOnAndRound() {
    first.becomeFirstResponder()
    host.handle(key(SDLK_TAB))
    #expect(second.isFirstResponder)
    host.handle(key(SDLK_TAB))
    #expect(first.isFirstResponder)
  }

  @Test func shiftTabMovesItBack() {
    let third = GrowingTextView()
    host.addSubview(third)
    first.becomeFirstResponder()
    for view in [third, second, first] {
      host.handle(key(SDLK_TAB, KMOD_LSHIFT))
      #expect(view.isFirstResponder)
    }
  }

  @Test(arguments: ["shouldReturn", "didChange"]) func aCallMayHandTheFocusOn(call: String) {
    first.becomeFirstResponder()
    recorder.answers["shouldEndEditing"] = false
    recorder.during[call] = { [recorder, second] in
      recorder.during = [:]
      second.becomeFirstResponder()
    }
    host.handle(key(SDLK_RETURN))
    #expect(second.isFirstResponder && !first.isFirstResponder)
    host.handle(text("a"))
    host.handle(key(SDLK_LEFT))
    #expect(first.text == "\n" && second.text == "a")
  }

  @Test func theFocusComesBackWithTheWindow() {
    second.becomeFirstResponder()
    host.handle(window(SDL_WINDOWEVENT_FOCUS_LOST))
    #expect(!second.isFirstResponder)
    host.handle(window(SDL_WINDOWEVENT_FOCUS_GAINED))
    #expect(second.isFirstResponder)
  }

  @Test func aSurfaceShowsTheViews() throws {
    let surface = try #require(
      SDL_CreateRGBSurfaceWithFormat(0, 400, 300, 32, SDL_PIXELFORMAT_ARGB8888.rawValue))
    defer { SDL_FreeSurface(surface) }
    host.backgroundColor = .orange
    first.backgroundColor = .green
    try host.draw(into: surface)
    func pixel(_ x: Int, _ y: Int) -> UInt32? {
      surface.pointee.pixels?.load(
        fromByteOffset: y * Int(surface.pointee.pitch) + 4 * x, as: UInt32.self)
    }
    #expect(pixel(2, 2) == 0xFFFF_8000)
    #expect(pixel(100, 24) == 0xFF00_FF00)
    clock.now = 1
    first.frame.origin.y = 100
    try host.draw(into: surface)
    #expect(pixel(100, 24) == 0xFFFF_8000)
    #expect(pixel(100, 108) == 0xFF00_FF00)
  }

  @Test func aViewThatRestsNeedsNoFrameAndABlinkingCaretTwoASecond() {
    #expect(host.timeout == nil)
    first.becomeFirstResponder()
    #expect(host.timeout == 0.5)
    first.text = "a\nb"
    #expect((host.timeout ?? 1) <= 1.0 / 60)
  }

  @Test func aViewThatIsTakenAwayWhileItMovesArrives() throws {
    var progress: CGFloat = 0
    recorder.during["changeHeight"] = { [recorder] in
      recorder.contexts.last?.animate { progress = $0 }
    }
    first.text = "a\nb"
    #expect(progress == 0)
    first.removeFromSuperview()
    #expect(progress == 1)
    #expect(host.subviews.count == 1)
    host.addSubview(first)
    clock.now = 1
    first.advance(to: 1)
    #expect(recorder.take().last == "didChangeHeight")
  }
}

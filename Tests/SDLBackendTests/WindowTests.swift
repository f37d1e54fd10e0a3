internal import CSDL
internal import Drawing
internal import Glibc
internal import SDLBackend
internal import Testing

/// The window under SDL's dummy driver, which needs no display.
@Suite(.serialized) struct WindowTests {
  private func open(_ size: Size = Size(width: 40, height: 30)) throws -> SDLWindow {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    return try SDLWindow(
      title: "test", size: size, minimumSize: Size(width: 1, height: 1), scale: 2)
  }

  @Test func driverThatShowsNothingIsNoDisplay() {
    // The blind driver is only taken where it is asked for.
    for (asked, isFine) in [("dummy", true), ("offscreen", true)] {
      setenv("SDL_VIDEODRIVER", asked, 1)
      let window = try? SDLWindow(
        title: "test", size: Size(width: 9, height: 9), minimumSize: Size(width: 1, height: 1))
      #expect((window != nil) == isFine)
    }
    unsetenv("SDL_VIDEODRIVER")
    let display = getenv("DISPLAY").map { String(cString: $0) }
    let wayland = getenv("WAYLAND_DISPLAY").map { String(cString: $0) }
    unsetenv("DISPLAY")
    unsetenv("WAYLAND_DISPLAY")
    defer {
      if let display { setenv("DISPLAY", display, 1) }
      if let wayland { setenv("WAYLAND_DISPLAY", wayland, 1) }
    }
    let error = #expect(throws: EnvironmentError.self) {
      try SDLWindow(
        title: "test", size: Size(width: 9, height: 9), minimumSize: Size(width: 1, height: 1))
    }
    guard case .noDisplay = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(error?.description.contains("growing-text render") == true)
  }

  @Test func sizeIsInPoints() throws {
    let window = try open()
    #expect(window.size == Size(width: 40, height: 30))
    #expect(window.pixelSize == (80, 60))
    #expect(window.scale == 2)
  }

  @Test func pictureOfAnySizeIsPresented() throws {
    let window = try open()
    let damage = [
      PixelRect(x: 0, y: 0, width: 80, height: 60), PixelRect(x: -5, y: -5, width: 7, height: 7),
      PixelRect(x: 79, y: 59, width: 900, height: 900), .empty,
    ]
    for size in [(80, 60), (1, 1), (0, 0), (200, 10), (10, 200)] {
      try window.present(Raster(width: size.0, height: size.1), damage: damage)
    }
  }

  @Test func damagedPartsAloneReachTheWindow() throws {
    let window = try open()
    let whole = PixelRect(x: 0, y: 0, width: 80, height: 60)
    try window.present(
      Raster(width: 80, height: 60, pixels: Array(repeating: 0xFF11_2233, count: 4800)),
      damage: [whole])
    let part = PixelRect(x: 10, y: 20, width: 3, height: 2)
    try window.present(
      Raster(width: 80, height: 60, pixels: Array(repeating: 0xFFAA_BBCC, count: 4800)),
      damage: [part])
    let surface = try #require(SDL_GetWindowSurface(SDL_GetWindowFromID(1)))
    let pixels = try #require(surface.pointee.pixels)
    for y in 0..<60 {
      for x in 0..<80 {
        let offset = y * Int(surface.pointee.pitch) + 4 * x
        let pixel = pixels.loadUnaligned(fromByteOffset: offset, as: UInt32.self) & 0xFF_FFFF
        let isInside = (10..<13).contains(x) && (20..<22).contains(y)
        #expect(pixel == (isInside ? 0xAABBCC : 0x112233))
      }
    }
  }

  @Test func waitReturnsWhatHappenedAndElseKeepsItsTime() throws {
    let window = try open()
    _ = window.wait(upTo: 0)
    let start = SDL_GetTicks64()
    #expect(window.wait(upTo: 0.03).isEmpty)
    #expect(SDL_GetTicks64() - start >= 30)
    var event = SDL_Event()
    event.type = SDL_QUIT.rawValue
    SDL_PushEvent(&event)
    let events = window.wait(upTo: 5)
    #expect(events.contains { if case .closed = $0 { true } else { false } })
  }

  @Test func textInputFollowsTheFocus() throws {
    let window = try open()
    #expect(SDL_IsTextInputActive() == SDL_FALSE)
    window.setTextInput(isActive: true, caret: Rect(x: 1, y: 2, width: 2, height: 20))
    #expect(SDL_IsTextInputActive() == SDL_TRUE)
    window.cancelComposition()
    #expect(SDL_IsTextInputActive() == SDL_TRUE)
    window.setTextInput(isActive: false, caret: nil)
    #expect(SDL_IsTextInputActive() == SDL_FALSE)
    window.cancelComposition()
    #expect(SDL_IsTextInputActive() == SDL_FALSE)
  }

  @Test func clipboardHoldsTextOnly() throws {
    let window = try open()
    defer { _ = window.size }
    let clipboard = SDLClipboard()
    #expect(clipboard.read(.clipboard) == [:])
    clipboard.write(["text/plain": Array("héllo".utf8), "text/html": [60]], to: .clipboard)
    #expect(clipboard.read(.clipboard) == ["text/plain": Array("héllo".utf8)])
    clipboard.write(["text/plain": [65]], to: .primary)
    #expect(clipboard.read(.primary) == [:])
    #expect(clipboard.read(.clipboard) == ["text/plain": Array("héllo".utf8)])
  }

  @Test func textThatWouldEndTheProcessIsRefused() throws {
    let window = try open()
    defer { _ = window.size }
    let clipboard = SDLClipboard()
    var refused = 0
    clipboard.onRefusal = { refused = $0 }
    clipboard.write(["text/plain": [65]], to: .clipboard)
    clipboard.write(
      ["text/plain": Array(repeating: 66, count: SDLClipboard.byteLimit + 1)], to: .clipboard)
    #expect(refused == SDLClipboard.byteLimit + 1)
    #expect(clipboard.read(.clipboard) == ["text/plain": [65]])
  }
}

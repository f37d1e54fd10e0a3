package import CSDL
package import Drawing
internal import GrowingField

/// The window: events in, a finished picture out.
///
///     wait(upTo:) ──► [WindowEvent] ──► the loop ──► Raster ──► present(_:damage:)
///
/// SDL draws nothing: what the loop composited is copied into the window's surface, and of that
/// only what is damaged. Nothing is shown again by itself: `.exposed` and `.resized` ask for all.
///
/// The isolation is written out although it is the module's default: an optimised build of a module
/// that imports this one does not see the default and refuses the isolated `deinit`.
@MainActor package final class SDLWindow {
  /// Pixels of a point.
  package let scale: Double
  private let window: OpaquePointer
  /// False for another program's window, which outlives this.
  private let isOwner: Bool
  private let translator: EventTranslator
  private let cursors = PointerCursors()
  private var textInput = TextInputSession()
  /// An input method speaks over a socket that SDL's wait does not watch, so that a picked
  /// candidate would show late: as long as one is there, the wait looks every 50 ms.
  package let isInputMethodConnected = VideoSession.isInputMethodConnected

  /// Opens a window, sizes in points; a `scale` of nil is the desktop's.
  ///
  /// - Throws: `.noDisplay` without a display, `.sdl` where a call fails.
  package init(
    title: String, size: Size, minimumSize: Size, scale: Double? = nil
  ) throws(EnvironmentError) {
    try VideoSession.start()
    let scale = scale ?? (VideoSession.isX11 ? DesktopScale.onX11() : 1)
    func pixels(_ points: Double) -> Int32 { Int32(clamping: Int((points * scale).rounded(.up))) }
    // The macro for a centred place does not reach Swift.
    let centred = Int32(bitPattern: 0x2FFF_0000)
    guard
      let window = SDL_CreateWindow(
        title, centred, centred, pixels(size.width), pixels(size.height),
        SDL_WINDOW_RESIZABLE.rawValue)
    else {
      let error = EnvironmentError.sdl(call: "SDL_CreateWindow")
      VideoSession.stop()
      throw error
    }
    SDL_SetWindowMinimumSize(window, pixels(minimumSize.width), pixels(minimumSize.height))
    self.window = window
    self.scale = scale
    isOwner = true
    translator = EventTranslator(scale: scale)
  }

  /// Shows pictures in a window that somebody else opened and closes.
  package init(adopting window: OpaquePointer, scale: Double) {
    self.window = window
    self.scale = scale
    isOwner = false
    translator = EventTranslator(scale: scale)
  }

  isolated deinit {
    guard isOwner else { return }
    SDL_DestroyWindow(window)
    VideoSession.stop()
  }

  package var size: Size {
    Size(width: Double(pixelSize.width) / scale, height: Double(pixelSize.height) / scale)
  }
  package var pixelSize: (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(window, &width, &height)
    return (Int(width), Int(height))
  }

  // MARK: Events

  /// Waits for events and returns those that are there, or none when the time is up.
  ///
  /// nil waits as long as it takes; 0 only looks.
  package func wait(upTo seconds: Double?) -> [WindowEvent] {
    let start = SDL_GetTicks64()
    while true {
      let passed = Double(SDL_GetTicks64() - start) / 1000
      let left = seconds.map { max(0, $0 - passed) } ?? .infinity
      let isPolling = isInputMethodConnected && textInput.isActive
      let slice = isPolling ? min(left, 0.05) : left
      var event = SDL_Event()
      // Up, so that a wait for a fraction of a millisecond is no busy loop.
      let wait = slice.isFinite ? Int32(clamping: Int((slice * 1000).rounded(.up))) : -1
      if SDL_WaitEventTimeout(&event, wait) != 0 {
        let pumped = pump(after: event)
        defer { pumped.forEach(SDLWindow.release) }
        let events = translator.translate(pumped)
        if !events.isEmpty { return events }
      }
      if let seconds, Double(SDL_GetTicks64() - start) / 1000 >= seconds { return [] }
    }
  }

  /// The rest of what has happened, so that it is handled together and drawn once.
  private func pump(after first: SDL_Event) -> [SDL_Event] {
    var events = [first]
    var event = SDL_Event()
    while events.count < 256, SDL_PollEvent(&event) != 0 { events.append(event) }
    return events
  }

  /// Frees what an event owns.
  private static func release(_ event: SDL_Event) {
    if event.type == SDL_TEXTEDITING_EXT.rawValue { SDL_free(event.editExt.text) }
  }

  // MARK: Output

  /// Shows the damaged parts of a picture of the window's size in pixels.
  ///
  /// - Throws: `.sdl` where the window does not take them.
  package func present(_ raster: Raster, damage: [PixelRect]) throws(EnvironmentError) {
    try WindowSurface.present(raster, damage: damage, in: window)
  }

  /// Copies a picture into a surface, top left to top left.
  ///
  /// - Throws: `.sdl` where the surface does not take the pixels.
  package static func draw(
    _ raster: Raster, into surface: UnsafeMutablePointer<SDL_Surface>
  ) throws(EnvironmentError) {
    try WindowSurface.draw(raster, into: surface)
  }

  package func showPointer(_ shape: PointerCursor) { cursors.show(shape) }

  /// Says something over the window and waits until it was read; without a way to say it SDL's log
  /// gets it.
  package func tell(_ message: String) {
    let flags = SDL_MESSAGEBOX_WARNING.rawValue
    let text = message.wrapped(at: 60)
    if SDL_ShowSimpleMessageBox(flags, "GrowingText", text, window) != 0 { SDLLog.warn(message) }
  }

  package func setTitle(_ title: String) { SDL_SetWindowTitle(window, title) }

  /// Tells the input method whether a field takes text, and where its caret is.
  ///
  /// The place is in points of the window. Cheap where nothing changed.
  package func setTextInput(isActive: Bool, caret: Rect?) {
    let area = caret.map { caret in
      PixelRect(
        x: Int((caret.x * scale).rounded()), y: Int((caret.y * scale).rounded()),
        width: max(1, Int((caret.width * scale).rounded())),
        height: max(1, Int((caret.height * scale).rounded())))
    }
    textInput.update(isActive: isActive, caret: area)
  }

  /// Makes the input method forget its preedit: the caret went elsewhere.
  package func cancelComposition() { textInput.cancelComposition() }
}

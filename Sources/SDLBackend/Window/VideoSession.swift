internal import CSDL
internal import Glibc

/// SDL's video part, as this program needs it.
enum VideoSession {
  /// Drivers that show nothing: SDL falls back on them without a word where it finds no display.
  private static let blindDrivers = ["offscreen", "dummy", "evdev"]

  /// - Throws: `.noDisplay` where SDL found no display that was not asked for by
  ///   `SDL_VIDEODRIVER`; `.sdl` where it could not start at all.
  static func start() throws(EnvironmentError) {
    setHints()
    SDL_SetMainReady()
    if initializeVideo() != 0 {
      if variable("DISPLAY") == nil, variable("WAYLAND_DISPLAY") == nil {
        throw .noDisplay(driver: "")
      }
      throw .sdl(call: "SDL_InitSubSystem")
    }
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
    let asked = (variable("SDL_VIDEODRIVER") ?? "").split(separator: ",").map(String.init)
    if blindDrivers.contains(driver), !asked.contains(driver) {
      stop()
      throw .noDisplay(driver: driver)
    }
    // Dropped files and texts are not handled yet; a dropped text would leak.
    for kind in [SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPBEGIN, SDL_DROPCOMPLETE] {
      SDL_EventState(kind.rawValue, SDL_IGNORE)
    }
    SDL_EnableScreenSaver()
    // SDL begins with text input on; a field that gains the focus turns it on.
    SDL_StopTextInput()
  }

  /// libwayland, when SDL tries it, writes to standard error where there is no
  /// `XDG_RUNTIME_DIR`; of a folder that is not there it says nothing.
  private static func initializeVideo() -> Int32 {
    let isQuiet = variable("XDG_RUNTIME_DIR") != nil
    if !isQuiet { setenv("XDG_RUNTIME_DIR", "/nonexistent", 1) }
    defer { if !isQuiet { unsetenv("XDG_RUNTIME_DIR") } }
    return SDL_InitSubSystem(SDL_INIT_VIDEO)
  }

  static func stop() { SDL_QuitSubSystem(SDL_INIT_VIDEO) }

  static var isX11: Bool {
    SDL_GetCurrentVideoDriver().map { String(cString: $0) == "x11" } ?? false
  }

  /// Whether an input method may speak at any time over a socket that SDL does not wait on.
  static var isInputMethodConnected: Bool {
    if variable("SDL_IM_MODULE") != nil { return true }
    guard let modifiers = variable("XMODIFIERS"), modifiers.contains("@im=") else { return false }
    return !modifiers.contains("@im=none")
  }

  private static func setHints() {
    // Else the window's pixels go through an OpenGL texture: ten times slower, and only whole.
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    // Else a preedit of 32 bytes and more comes in pieces that cannot be told from new ones.
    SDL_SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1")
    SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1")
    // This is no game.
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
    // What a desktop file's StartupWMClass names; whoever starts the program may set another.
    setenv("SDL_VIDEO_X11_WMCLASS", "growing-text", 0)
    setenv("SDL_VIDEO_WAYLAND_WMCLASS", "growing-text", 0)
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}

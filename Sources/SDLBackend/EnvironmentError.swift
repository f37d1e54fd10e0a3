internal import CSDL

/// What the outside world lacks or refuses.
///
/// Worded here and nowhere else.
nonisolated package enum EnvironmentError: Error, Sendable, Equatable {
  /// No folder with the fonts; the places looked at.
  case noFonts(searched: [String])
  case badFont(path: String, reason: String)
  /// No screen: SDL took a driver that shows nothing, or none (an empty name).
  case noDisplay(driver: String)
  /// An SDL call failed.
  case sdl(call: String, reason: String)
  case unreadable(path: String, reason: String)
  case unwritable(path: String, reason: String)
  /// So many bytes of memory are not to be had; what they were for has not happened.
  case noMemory(bytes: Int)

  /// The failure of an SDL call, with the reason that SDL has for it now.
  static func sdl(call: String) -> EnvironmentError {
    .sdl(call: call, reason: String(cString: SDL_GetError()))
  }
}

nonisolated extension EnvironmentError: CustomStringConvertible {
  /// One line that names the file or call and says what would help.
  package var description: String {
    switch self {
    case .noFonts(let searched):
      "no fonts (.ttf, .otf) in \(searched.joined(separator: ", ")): set GROWINGTEXT_ASSETS to the "
        + "folder that holds Fonts, or give the fonts' folder with --font-dir"
    case .badFont(let path, let reason):
      "\(path): \(reason); put the file back as it is in Assets/Fonts, or take it out of the folder"
    case .noDisplay(let driver):
      "no display\(driver.isEmpty ? "" : " (SDL only has its driver \(driver))"): set DISPLAY or "
        + "WAYLAND_DISPLAY, or draw to files with: growing-text render SCENE --output DIR"
    case .sdl(let call, let reason): "\(call) failed: \(reason)"
    case .unreadable(let path, let reason): "\(path): cannot be read: \(reason)"
    case .unwritable(let path, let reason): "\(path): cannot be written: \(reason)"
    case .noMemory(let bytes):
      "not enough memory: it would take up to \((bytes + 999_999) / 1_000_000) MB, and nothing was "
        + "changed; close other programs, raise the limit (ulimit -v), or take less text at once"
    }
  }
}

/// The words of `--clipboard`.
nonisolated package enum ClipboardChoice: String, CaseIterable, Sendable {
  case auto, sdl, x11, memory

  /// Opens the clipboard; the window is open by then.
  @MainActor package func open() -> any Clipboard {
    switch self {
    case .auto, .sdl, .x11: SDLClipboard()
    case .memory: MemoryClipboard()
    }
  }

  /// One line for standard error where the choice is not what the user gets.
  package var note: String? {
    self == .x11 ? "--clipboard x11 is not there yet: using SDL's clipboard, text only" : nil
  }
}

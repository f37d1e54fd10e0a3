internal import CSDL
internal import Drawing

/// The input method's state: on while a field has the focus, and where its caret is.
struct TextInputSession {
  private(set) var isActive = false
  private var area: PixelRect?

  /// Candidates are to appear at `caret`, in pixels of the window.
  mutating func update(isActive: Bool, caret: PixelRect?) {
    // The place is told first, and only when it changed: each call goes to the input method.
    if let caret, isActive, caret != area {
      area = caret
      var rect = SDL_Rect(
        x: Int32(clamping: caret.x), y: Int32(clamping: caret.y),
        w: Int32(clamping: caret.width), h: Int32(clamping: caret.height))
      SDL_SetTextInputRect(&rect)
    }
    if isActive == self.isActive { return }
    self.isActive = isActive
    if isActive { SDL_StartTextInput() } else { SDL_StopTextInput() }
  }

  /// Makes the input method forget its preedit.
  ///
  /// SDL's own call for that does nothing on X11; stopping resets it.
  func cancelComposition() {
    if !isActive { return }
    SDL_StopTextInput()
    SDL_StartTextInput()
  }
}

internal import CSDL
package import GrowingField

/// The desktop's clipboard through SDL: text only, and no primary selection.
///
/// Works under every video driver, but needs one that has started. On X11 SDL waits up to a second
/// for an owner that does not answer, and reads a text of more than about 4 MB as empty.
package final class SDLClipboard: Clipboard {
  /// A larger text is not handed to SDL: beyond the X server's largest request (16 MB as a rule)
  /// the X library ends the process, and other programs that use SDL read above 4 MB nothing.
  package static let byteLimit = 4 << 20

  /// Called with the size of a text that was too large; the clipboard then holds what it held.
  package var onRefusal: ((_ bytes: Int) -> Void)?

  package init() {}

  package func read(_ kind: ClipboardKind) -> Flavours? {
    guard kind == .clipboard, let text = SDL_GetClipboardText() else { return [:] }
    defer { SDL_free(text) }
    let bytes = Array(String(cString: text).utf8)
    return bytes.isEmpty ? [:] : ["text/plain": bytes]
  }

  package func write(_ flavours: Flavours, to kind: ClipboardKind) {
    guard kind == .clipboard, let text = flavours["text/plain"] else { return }
    if text.count > SDLClipboard.byteLimit {
      onRefusal?(text.count)
      return
    }
    SDL_SetClipboardText(String(decoding: text, as: UTF8.self))
  }
}

internal import CSDL

/// What the mouse pointer looks like.
package enum PointerCursor: Sendable, Hashable { case arrow, iBeam, hand }

/// The desktop's pointers, made when they are first needed.
final class PointerCursors {
  private var cursors: [PointerCursor: OpaquePointer] = [:]
  private var shown = PointerCursor.arrow

  func show(_ shape: PointerCursor) {
    if shape == shown { return }
    shown = shape
    let cursor = cursors[shape] ?? SDL_CreateSystemCursor(PointerCursors.system(shape))
    cursors[shape] = cursor
    // A desktop without such a pointer keeps the one it shows.
    if let cursor { SDL_SetCursor(cursor) }
  }

  isolated deinit { cursors.values.forEach { SDL_FreeCursor($0) } }

  private static func system(_ shape: PointerCursor) -> SDL_SystemCursor {
    switch shape {
    case .arrow: SDL_SYSTEM_CURSOR_ARROW
    case .iBeam: SDL_SYSTEM_CURSOR_IBEAM
    case .hand: SDL_SYSTEM_CURSOR_HAND
    }
  }
}

internal import CSDL
internal import Foundation

/// SDL's log, which a program may send where it likes; standard error unless it does.
package enum SDLLog {
  package static func warn(_ text: String) {
    text.withCString { text in
      withVaList([text]) {
        SDL_LogMessageV(
          Int32(SDL_LOG_CATEGORY_APPLICATION.rawValue), SDL_LOG_PRIORITY_WARN, "%s", $0)
      }
    }
  }
}

/// What the outside world lacks or refuses. Worded here and nowhere else.
package enum EnvironmentError: Error, Sendable, Equatable {
  /// No folder with the fonts; the places looked at.
  case noFonts(searched: [String])
  case badFont(path: String, reason: String)
  case noDisplay(driver: String)
  /// An SDL call failed.
  case sdl(call: String, reason: String)
  case unreadable(path: String, reason: String)
  case unwritable(path: String, reason: String)
}

extension EnvironmentError: CustomStringConvertible {
  /// One line that names the file or call and says what would help.
  package var description: String {
    switch self {
    case .noFonts(let searched): "no fonts found in \(searched.joined(separator: ", "))"
    case .badFont(let path, let reason): "\(path): \(reason)"
    case .noDisplay(let driver): "no display (SDL's driver is \(driver))"
    case .sdl(let call, let reason): "\(call): \(reason)"
    case .unreadable(let path, let reason): "\(path): \(reason)"
    case .unwritable(let path, let reason): "\(path): \(reason)"
    }
  }
}

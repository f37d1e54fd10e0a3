package import SDLBackend

/// Where the machine, and not the scene, was at fault.
nonisolated package struct SceneStop: Error, CustomStringConvertible {
  /// The scene's file.
  package var file: String
  /// `$.steps[3]`.
  package var path: String
  package var reason: EnvironmentError

  /// One line.
  package var description: String { "\(file): \(path): \(reason)" }
}

/// What a scene claims and what was found instead.
nonisolated package struct SceneFailure: Sendable, Hashable, CustomStringConvertible {
  /// The scene's file.
  package var file: String
  /// `$.steps[3].expect.lines`.
  package var path: String
  /// As JSON.
  package var expected: String
  package var actual: String

  /// One line.
  package var description: String { "\(file): \(path): expected \(expected), found \(actual)" }
}

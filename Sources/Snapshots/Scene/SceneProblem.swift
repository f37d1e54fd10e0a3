/// What is wrong with a scene, without the file's name.
nonisolated package enum SceneProblem: Error, Sendable, Hashable {
  /// The file, or one that it names, cannot be read.
  case unreadable(reason: String)
  case syntax(offset: Int, line: Int, column: Int, expected: String, found: String?)
  case wrongValue(path: String, expected: String, found: String)
  case unknownKey(path: String, known: [String])
  case duplicateKey(path: String)
  case missingKey(path: String, expected: String)
  /// The contract has it; this version does not.
  case notSupported(path: String, what: String)
  /// Two pictures would have one name.
  case nameTaken(path: String, name: String)
}

nonisolated extension SceneProblem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let reason): reason
    case .syntax(let offset, let line, let column, let expected, let found):
      "byte \(offset) (line \(line), column \(column)): expected \(expected)"
        + (found.map { ", found \($0)" } ?? "")
    case .wrongValue(let path, let expected, let found):
      "\(path): expected \(expected), found \(found)"
    case .unknownKey(let path, let known):
      "\(path): unknown key, expected \(known.count > 1 ? "one of " : "")"
        + known.joined(separator: " ")
    case .duplicateKey(let path): "\(path): the key stands twice, expected it once"
    case .missingKey(let path, let expected): "\(path): expected \(expected)"
    case .notSupported(let path, let what): "\(path): \(what) is not supported yet"
    case .nameTaken(let path, let name):
      "\(path): expected another name, \(name.quoted()) is taken"
    }
  }
}

/// A scene that cannot be played: its file, and what is wrong where.
nonisolated package struct SceneError: Error, Sendable, Hashable, CustomStringConvertible {
  package var file: String
  package var problem: SceneProblem

  package init(file: String, problem: SceneProblem) {
    self.file = file
    self.problem = problem
  }

  /// One line: the file, the place in it, and what was expected.
  package var description: String { "\(file): \(problem)" }
}

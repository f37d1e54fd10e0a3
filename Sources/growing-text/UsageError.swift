internal import Snapshots

/// Everything that can be wrong with a command line; worded here and nowhere else.
nonisolated enum UsageError: Error, Equatable {
  case unknownVerb(String, known: [String])
  /// In the documentation, and to come.
  case verbNotAvailable(String)
  case unknownOption(String, verb: String?)
  case optionNotTaken(String, verb: String?)
  case missingValue(option: String, expected: String)
  case surplusValue(option: String)
  case wrongValue(option: String, expected: String, found: String)
  /// Right, and to come.
  case valueNotAvailable(option: String, String)
  case unexpectedOperand(String)
  case surplusOperand(String, expected: String, verb: String)
  /// Two things want one standard stream.
  case sharedStream(String, by: String)
  case missingOperand(expected: String, verb: String)
  case missingOption(String, verb: String)
  /// Two scenes, or two of their pictures, have one name.
  case nameTaken(file: String, name: String, by: String)
  case unusableFolder(path: String, reason: String)
  case unreadable(path: String, reason: String)
  case notUTF8(path: String, offset: Int)
  case notPicture(path: String, reason: String)
  /// What is to be drawn of two pictures.
  case pictureTooLarge(path: String, width: Int, height: Int, limit: Int)
}

nonisolated extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownVerb(let verb, let known):
      "\(quoted(verb)): expected a verb (\(known.joined(separator: " "))) or an option; "
        + Self.help(nil)
    case .verbNotAvailable(let verb): "\(verb): not available in this version"
    case .unknownOption(let option, let verb):
      "\(quoted(option)): unknown option; \(Self.help(verb))"
    case .optionNotTaken(let option, let verb):
      "\(option): not an option \(verb.map { "of \($0)" } ?? "of the window"); \(Self.help(verb))"
    case .missingValue(let option, let expected): "\(option): expected \(expected) after it"
    case .surplusValue(let option): "\(option): expected no value"
    case .wrongValue(let option, let expected, let found):
      "\(option): expected \(expected), found \(quoted(found))"
    case .valueNotAvailable(let option, let value):
      "\(option): \(value) is not available in this version"
    case .surplusOperand(let operand, let expected, let verb):
      "\(quoted(operand)): expected \(expected) only; \(Self.help(verb))"
    case .sharedStream(let stream, let users): "-: expected \(stream) for one of \(users) only"
    case .unexpectedOperand(let operand):
      "\(quoted(operand)): expected an option; \(Self.help(nil))"
    case .missingOperand(let expected, let verb):
      "\(verb): expected \(expected); \(Self.help(verb))"
    case .missingOption(let option, let verb): "\(verb): expected \(option); \(Self.help(verb))"
    case .nameTaken(let file, let name, let other):
      "\(file): expected another name, \(quoted(name)) is taken by \(other)"
    case .unusableFolder(let path, let reason): "\(path): expected a folder: \(reason)"
    case .unreadable(let path, let reason): "\(path): expected a file to read: \(reason)"
    case .notPicture(let path, let reason): "\(path): expected a PNG picture: \(reason)"
    case .pictureTooLarge(let path, let width, let height, let limit):
      "\(path): expected a picture of at most \(limit) pixels, not of \(width) × \(height)"
    case .notUTF8(let path, let offset): "\(path): byte \(offset): expected valid UTF-8"
    }
  }

  private static func help(_ verb: String?) -> String {
    "see growing-text \(verb.map { $0 + " " } ?? "")--help"
  }

  private func quoted(_ text: String) -> String { text.quotedForMessage }
}

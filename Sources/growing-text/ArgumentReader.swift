/// Takes a command line apart: options with or without a value, and operands.
///
/// `--scale 2` and `--scale=2` are the same; after `--` everything is an operand; so is `-`.
nonisolated struct ArgumentReader {
  enum Argument: Equatable {
    case option(Option, value: String)
    case flag(Option)
    case operand(String)
  }

  private var rest: ArraySlice<String>
  private let verb: Verb?
  private var onlyOperands = false

  /// Reads arguments for a verb, or for the window where there is none.
  init(_ arguments: ArraySlice<String>, verb: Verb?) {
    rest = arguments
    self.verb = verb
  }

  mutating func next() throws(UsageError) -> Argument? {
    guard let argument = rest.popFirst() else { return nil }
    if onlyOperands || !argument.hasPrefix("-") || argument == "-" { return .operand(argument) }
    if argument == "--" {
      onlyOperands = true
      return try next()
    }
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let option = Option(rawValue: String(parts[0])) else {
      throw .unknownOption(argument, verb: verb?.rawValue)
    }
    guard option.isTaken(by: verb) else {
      throw .optionNotTaken(option.rawValue, verb: verb?.rawValue)
    }
    guard let expected = option.expectedValue else {
      guard parts.count == 1 else { throw .surplusValue(option: option.rawValue) }
      return .flag(option)
    }
    guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
      throw .missingValue(option: option.rawValue, expected: expected)
    }
    return .option(option, value: value)
  }
}

internal import GrowingField
internal import SDLBackend

/// What a command line asks for.
nonisolated enum Invocation: Equatable {
  case help(Verb?)
  case version
  case window(WindowOptions)
  case render(RenderOptions)
}

/// The options of everything that draws; nil is the scene's, or the default.
nonisolated struct DrawingOptions: Equatable {
  var scale: Double?
  var appearance: Appearance?
  var textSize: TextSize?
  var motion: MotionPreference?
  var fontDirectory: String?
}

nonisolated struct WindowOptions: Equatable {
  var screen = "messages"
  var drawing = DrawingOptions()
  var clipboard = ClipboardChoice.auto
  var hasSteadyCaret = false
}

nonisolated struct RenderOptions: Equatable {
  var scenes: [String] = []
  var output = ""
  var drawing = DrawingOptions()
}

nonisolated extension Invocation {
  /// Reads a command line without the program's name.
  ///
  /// - Parameters:
  ///   - arguments: As the shell hands them over.
  ///   - screens: The names that `--screen` may have.
  /// - Throws: What is wrong, and what was expected.
  init(_ arguments: [String], screens: [String]) throws(UsageError) {
    guard let first = arguments.first, !first.hasPrefix("-") else {
      self = try Self.window(ArgumentReader(arguments[...], verb: nil), screens)
      return
    }
    guard let verb = Verb(rawValue: first) else {
      throw .unknownVerb(first, known: Verb.allCases.filter(\.isAvailable).map(\.rawValue))
    }
    guard verb.isAvailable else { throw .verbNotAvailable(first) }
    self = try Self.render(ArgumentReader(arguments.dropFirst(), verb: verb))
  }

  private static func window(
    _ reader: ArgumentReader, _ screens: [String]
  ) throws(UsageError) -> Invocation {
    var reader = reader
    var options = WindowOptions()
    while let argument = try reader.next() {
      switch argument {
      case .flag(.version): return .version
      case .flag: return .help(nil)
      case .option(.screen, let value):
        guard screens.contains(value) else {
          throw .wrongValue(
            option: "--screen", expected: "one of " + screens.joined(separator: " "), found: value)
        }
        options.screen = value
      case .option(.clipboard, let value): options.clipboard = try word(.clipboard, value)
      case .option(.caret, let value):
        let _: CaretChoice = try word(.caret, value)
        options.hasSteadyCaret = true
      case .option(let option, let value): try options.drawing.take(option, value)
      case .operand(let operand): throw .unexpectedOperand(operand)
      }
    }
    return .window(options)
  }

  private static func render(_ reader: ArgumentReader) throws(UsageError) -> Invocation {
    var reader = reader
    var options = RenderOptions()
    while let argument = try reader.next() {
      switch argument {
      case .flag: return .help(.render)
      case .option(.output, let value): options.output = value
      case .option(let option, let value): try options.drawing.take(option, value)
      case .operand(let operand): options.scenes.append(operand)
      }
    }
    guard !options.scenes.isEmpty else {
      throw .missingOperand(expected: "a scene's file, or - for standard input", verb: "render")
    }
    guard !options.output.isEmpty else { throw .missingOption("--output DIR", verb: "render") }
    return .render(options)
  }

  fileprivate static func word<Word: RawRepresentable<String>>(
    _ option: Option, _ value: String
  ) throws(UsageError) -> Word {
    guard let word = Word(rawValue: value) else { throw .wrong(option, value) }
    return word
  }
}

nonisolated extension DrawingOptions {
  fileprivate mutating func take(_ option: Option, _ value: String) throws(UsageError) {
    switch option {
    case .scale: scale = try Self.scale(value)
    case .appearance: appearance = try Invocation.word(option, value)
    case .textSize: textSize = try Invocation.word(option, value)
    case .motion: motion = try Invocation.word(option, value)
    case .fontDirectory: fontDirectory = value
    default: preconditionFailure("not an option of drawing")
    }
  }

  private static func scale(_ text: String) throws(UsageError) -> Double {
    guard text.wholeMatch(of: /[0-9]+(\.[0-9]+)?/) != nil, let scale = Double(text),
      1...4 ~= scale
    else { throw .wrong(.scale, text) }
    return scale
  }
}

nonisolated extension UsageError {
  fileprivate static func wrong(_ option: Option, _ value: String) -> UsageError {
    .wrongValue(option: option.rawValue, expected: option.expectedValue ?? "", found: value)
  }
}

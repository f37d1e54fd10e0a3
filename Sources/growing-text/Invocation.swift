internal import GrowingField
internal import LiveMarkdown
internal import SDLBackend

/// What a command line asks for.
nonisolated enum Invocation: Equatable {
  case help(Verb?)
  case version
  case window(WindowOptions)
  case render(RenderOptions)
  case inspect(InspectOptions)
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

nonisolated struct InspectOptions: Equatable {
  /// `-` is standard input.
  var file = "-"
  /// Of the text area, in points.
  var width = 358.0
  var dialect = MarkdownDialect.commonMark
  var markers = MarkerMode.dimmed
  var hasCarets = false
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
    let reader = ArgumentReader(arguments.dropFirst(), verb: verb)
    switch verb {
    case .render: self = try Self.render(reader)
    case .inspect: self = try Self.inspect(reader)
    case .verify, .diff, .convert: throw .verbNotAvailable(first)
    }
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

  private static func inspect(_ reader: ArgumentReader) throws(UsageError) -> Invocation {
    var reader = reader
    var options = InspectOptions()
    var files: [String] = []
    while let argument = try reader.next() {
      switch argument {
      case .flag(.carets): options.hasCarets = true
      case .flag: return .help(.inspect)
      case .option(.width, let value): options.width = try number(.width, value, in: 1...100_000)
      case .option(.dialect, let value):
        guard let dialect = MarkdownDialect.all.first(where: { $0.name == value }) else {
          throw .wrong(.dialect, value)
        }
        options.dialect = dialect
      case .option(.markers, let value): options.markers = try markers(value)
      case .option(let option, let value): try options.drawing.take(option, value)
      case .operand(let operand): files.append(operand)
      }
    }
    if files.count > 1 { throw .surplusOperand(files[1], verb: "inspect") }
    options.file = files.first ?? options.file
    return .inspect(options)
  }

  private static func markers(_ value: String) throws(UsageError) -> MarkerMode {
    let mode: MarkerMode = try word(.markers, value)
    guard mode != .hidden else { throw .valueNotAvailable(option: "--markers", value) }
    return mode
  }

  fileprivate static func number(
    _ option: Option, _ text: String, in range: ClosedRange<Double>
  ) throws(UsageError) -> Double {
    guard text.wholeMatch(of: /[0-9]+(\.[0-9]+)?/) != nil, let number = Double(text),
      range.contains(number)
    else { throw .wrong(option, text) }
    return number
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
    case .scale: scale = try Invocation.number(option, value, in: 1...4)
    case .appearance: appearance = try Invocation.word(option, value)
    case .textSize: textSize = try Invocation.word(option, value)
    case .motion: motion = try Invocation.word(option, value)
    case .fontDirectory: fontDirectory = value
    default: preconditionFailure("not an option of drawing")
    }
  }
}

nonisolated extension UsageError {
  fileprivate static func wrong(_ option: Option, _ value: String) -> UsageError {
    .wrongValue(option: option.rawValue, expected: option.expectedValue ?? "", found: value)
  }
}

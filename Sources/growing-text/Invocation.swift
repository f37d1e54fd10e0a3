internal import Drawing
internal import GrowingField
internal import LiveMarkdown
internal import SDLBackend
internal import Snapshots

/// What a command line asks for.
nonisolated enum Invocation: Equatable {
  case help(Verb?)
  case version
  case window(WindowOptions)
  case render(RenderOptions)
  case diff(DiffOptions)
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

nonisolated struct DiffOptions: Equatable {
  /// `-` is standard input, for one of the two.
  var expected = ""
  var actual = ""
  /// Where the picture of the difference goes; `-` is standard output.
  var output: String?
  var comparison = PictureComparison.Options()
  var limit = DifferenceLimit()
  var printsJSON = false
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
    case .diff: self = try Self.diff(reader)
    case .inspect: self = try Self.inspect(reader)
    case .verify, .convert: throw .verbNotAvailable(first)
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

  private static func diff(_ reader: ArgumentReader) throws(UsageError) -> Invocation {
    var reader = reader
    var options = DiffOptions()
    var files: [String] = []
    while let argument = try reader.next() {
      switch argument {
      case .flag(.includesAntialiasing): options.comparison.includesAntialiasing = true
      case .flag(.json): options.printsJSON = true
      case .flag: return .help(.diff)
      case .option(let option, let value): try options.take(option, value)
      case .operand(let operand): files.append(operand)
      }
    }
    guard files.count > 1 else {
      throw .missingOperand(expected: "two pictures, EXPECTED and ACTUAL", verb: "diff")
    }
    if files.count > 2 { throw .surplusOperand(files[2], expected: "two files", verb: "diff") }
    if files == ["-", "-"] { throw .sharedStream("standard input", by: "EXPECTED and ACTUAL") }
    if options.output == "-", options.printsJSON {
      throw .sharedStream("standard output", by: "--output and --json")
    }
    (options.expected, options.actual) = (files[0], files[1])
    return .diff(options)
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
    if files.count > 1 { throw .surplusOperand(files[1], expected: "one file", verb: "inspect") }
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
    let isDecimal =
      text.wholeMatch(of: /([0-9]+\.?|[0-9]*\.[0-9]+)([eE][-+]?[0-9]+)?/) != nil
    guard isDecimal, let number = Double(text), range.contains(number) else {
      throw .wrong(option, text)
    }
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

nonisolated extension DiffOptions {
  fileprivate mutating func take(_ option: Option, _ value: String) throws(UsageError) {
    switch option {
    case .output: output = value
    case .threshold: comparison.threshold = try Invocation.number(option, value, in: 0...1)
    case .background: comparison.background = try Invocation.word(option, value)
    case .mask: comparison.masks.append(try mask(value))
    case .maxPixels: limit.maxPixels = try wholeNumber(option, value)
    case .maxRatio: limit.maxRatio = try Invocation.number(option, value, in: 0...1)
    default: preconditionFailure("not an option of diff")
    }
  }

  private func mask(_ value: String) throws(UsageError) -> PixelRect {
    let parts = value.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 4 else { throw .wrong(.mask, value) }
    var sides: [Int] = []
    for part in parts {
      guard let side = try? wholeNumber(.mask, String(part)) else { throw .wrong(.mask, value) }
      sides.append(side)
    }
    return PixelRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
  }

  private func wholeNumber(_ option: Option, _ text: String) throws(UsageError) -> Int {
    // Nine digits are more pixels than a picture may have, and sums of them are no overflow.
    guard text.wholeMatch(of: /[0-9]{1,9}/) != nil, let number = Int(text) else {
      throw .wrong(option, text)
    }
    return number
  }
}

nonisolated extension UsageError {
  fileprivate static func wrong(_ option: Option, _ value: String) -> UsageError {
    .wrongValue(option: option.rawValue, expected: option.expectedValue ?? "", found: value)
  }
}

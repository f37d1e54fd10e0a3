internal import GrowingField
internal import LiveMarkdown
internal import SDLBackend
internal import Snapshots

/// The verbs there are, and those to come.
nonisolated enum Verb: String, CaseIterable {
  case render, verify, diff, inspect, convert

  var isAvailable: Bool { [.render, .diff, .inspect].contains(self) }
}

/// Every option, by the name it has on the command line.
nonisolated enum Option: String, CaseIterable {
  case help = "--help"
  case shortHelp = "-h"
  case version = "--version"
  case screen = "--screen"
  case scale = "--scale"
  case appearance = "--appearance"
  case textSize = "--text-size"
  case motion = "--motion"
  case fontDirectory = "--font-dir"
  case clipboard = "--clipboard"
  case caret = "--caret"
  case output = "--output"
  case width = "--width"
  case dialect = "--dialect"
  case markers = "--markers"
  case carets = "--carets"
  case threshold = "--threshold"
  case includesAntialiasing = "--include-aa"
  case background = "--background"
  case maxPixels = "--max-pixels"
  case maxRatio = "--max-ratio"
  case mask = "--mask"
  case json = "--json"

  func isTaken(by verb: Verb?) -> Bool {
    switch self {
    case .help, .shortHelp: true
    case .scale, .appearance, .textSize, .motion, .fontDirectory: verb != .diff
    case .version, .screen, .clipboard, .caret: verb == nil
    case .output: verb == .render || verb == .diff
    case .width, .dialect, .markers, .carets: verb == .inspect
    case .threshold, .includesAntialiasing, .background, .maxPixels, .maxRatio, .mask, .json:
      verb == .diff
    }
  }

  /// What its value may be; nil for an option without one.
  var expectedValue: String? {
    switch self {
    case .help, .shortHelp, .version, .carets, .includesAntialiasing, .json: nil
    case .screen: "the name of a screen"
    case .scale: "a number from 1 to 4"
    case .appearance: words(Appearance.self)
    case .textSize: words(TextSize.self)
    case .motion: words(MotionPreference.self)
    case .fontDirectory: "a folder"
    case .output: "a place for what is drawn"
    case .clipboard: words(ClipboardChoice.self)
    case .caret: words(CaretChoice.self)
    case .width: "a number from 1 to 100000"
    case .dialect: "one of " + MarkdownDialect.all.map(\.name).joined(separator: " ")
    case .markers: words(MarkerMode.self)
    case .threshold, .maxRatio: "a number from 0 to 1"
    case .background: words(PictureBackground.self)
    case .maxPixels: "a whole number from 0"
    case .mask: "X,Y,W,H in whole pixels from 0"
    }
  }

  private func words<Word: RawRepresentable<String> & CaseIterable>(_: Word.Type) -> String {
    let names = Word.allCases.map(\.rawValue).joined(separator: " ")
    return Word.allCases.count > 1 ? "one of \(names)" : "\"\(names)\""
  }
}

nonisolated enum CaretChoice: String, CaseIterable { case steady }

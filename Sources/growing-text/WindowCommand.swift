internal import Drawing
internal import GrowingField
internal import GrowingText
internal import SDLBackend
internal import Snapshots

/// `growing-text` without a verb: the demo in a window.
enum WindowCommand {
  private static let size = Size(width: 390, height: 640)
  private static let minimumSize = Size(width: 200, height: 140)

  /// Runs until the window is closed.
  static func run(_ options: WindowOptions) throws(EnvironmentError) -> ExitCode {
    let window = try SDLWindow(
      title: "GrowingText", size: size, minimumSize: minimumSize, scale: options.drawing.scale)
    let environment = Environment(
      fonts: try SDLFonts(directory: options.drawing.fontDirectory, asksDesktop: true),
      clipboard: clipboard(options.clipboard, of: window))
    environment.onRefusal = { window.tell($0.description) }
    let request = ScreenCatalog.Request(
      name: options.screen, size: window.size, configuration: configuration(options))
    guard let screen = DemoCatalog.catalog.make(request, environment) else {
      preconditionFailure("the command line knows the screens")
    }
    try WindowLoop(window: window, screen: screen, environment: environment).run()
    return .success
  }

  private static func clipboard(
    _ choice: ClipboardChoice, of window: SDLWindow
  ) -> any Clipboard {
    if let note = choice.note { StandardStreams.report(note) }
    let clipboard = choice.open()
    (clipboard as? SDLClipboard)?.onRefusal = { bytes in
      window.tell("the text of \(bytes) bytes is too large for the clipboard")
    }
    return clipboard
  }

  private static func configuration(_ options: WindowOptions) -> FieldConfiguration {
    var configuration = FieldConfiguration()
    configuration.appearance = options.drawing.appearance ?? configuration.appearance
    configuration.textSize = options.drawing.textSize ?? configuration.textSize
    configuration.motion = options.drawing.motion ?? configuration.motion
    configuration.caretBlinks = !options.hasSteadyCaret
    configuration.traits.keyboardDismissal = .interactive
    return configuration
  }
}

internal import SDLBackend

/// `growing-text` without a verb: the demo in a window.
enum WindowCommand {
  static func run(_ options: WindowOptions) throws(EnvironmentError) -> ExitCode { .environment }
}

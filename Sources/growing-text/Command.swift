internal import SDLBackend
internal import Snapshots

/// Runs a command line: from its words to an exit code.
enum Command {
  static func run(_ arguments: [String]) -> ExitCode {
    do {
      switch try Invocation(arguments, screens: DemoCatalog.names) {
      case .help(let verb): return try print(HelpText.of(verb))
      case .version: return try print(HelpText.version)
      case .window(let options): return try WindowCommand.run(options)
      case .render(let options): return try RenderCommand.run(options)
      case .diff(let options): return try DiffCommand.run(options)
      case .inspect(let options): return try print(InspectCommand.document(options))
      }
    } catch let error as UsageError {
      return stop(error, .usage)
    } catch let error as SceneError {
      return stop(error, .usage)
    } catch let error as EnvironmentError {
      return stop(error, .environment)
    } catch {
      return stop("\(error)", .environment)
    }
  }

  private static func print(_ text: String) throws(EnvironmentError) -> ExitCode {
    try StandardStreams.print(text)
    return .success
  }

  private static func stop(
    _ message: some CustomStringConvertible, _ code: ExitCode
  ) -> ExitCode {
    StandardStreams.report(message)
    return code
  }
}

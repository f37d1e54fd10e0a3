internal import SDLBackend
internal import Snapshots

/// Runs a command line: from its words to an exit code.
enum Command {
  static func run(_ arguments: [String]) -> ExitCode {
    do {
      switch try Invocation(arguments, screens: DemoCatalog.names) {
      case .help(let verb): return print(HelpText.of(verb))
      case .version: return print(HelpText.version)
      case .window(let options): return try WindowCommand.run(options)
      case .render(let options): return try RenderCommand.run(options)
      case .inspect(let options): return print(try InspectCommand.document(options))
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

  private static func print(_ text: String) -> ExitCode {
    guard let reason = StandardStreams.write(text) else { return .success }
    return stop("standard output: \(reason)", .environment)
  }

  private static func stop(
    _ message: some CustomStringConvertible, _ code: ExitCode
  ) -> ExitCode {
    StandardStreams.report(message)
    return code
  }
}

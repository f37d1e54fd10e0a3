/// What the command tells the shell.
nonisolated enum ExitCode: Int32 {
  case success = 0
  /// An expectation failed, or a picture differs.
  case difference = 1
  /// Wrong usage, or input that cannot be read.
  case usage = 2
  /// No display, no fonts: the environment lacks something.
  case environment = 3
}

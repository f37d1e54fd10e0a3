internal import Glibc

/// Standard output and error, safe where they are closed or nobody reads them.
nonisolated enum StandardStreams {
  /// Gives closed standard descriptors a sink, so that no file that is opened later takes their
  /// number and gets what was meant for them; and lets a broken pipe be an error, not a death.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is this one.
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// Writes to standard output.
  ///
  /// - Returns: The system's reason where that failed; a reader that has gone is none.
  static func write(_ text: String) -> String? { write(text, to: STDOUT_FILENO) }

  /// Writes one line to standard error.
  static func report(_ message: some CustomStringConvertible) {
    _ = write("growing-text: \(message)\n", to: STDERR_FILENO)
  }

  private static func write(_ text: String, to descriptor: Int32) -> String? {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        return errno == EPIPE ? nil : String(cString: strerror(errno))
      }
      bytes = bytes.dropFirst(count)
    }
    return nil
  }
}

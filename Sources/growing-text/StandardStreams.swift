internal import Glibc
internal import SDLBackend

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

  /// Writes to standard output; a reader that has gone is no error.
  ///
  /// - Throws: `.unwritable` with the system's reason.
  static func print(_ text: String) throws(EnvironmentError) { try print(Array(text.utf8)) }

  /// Writes bytes to standard output, as above.
  static func print(_ bytes: [UInt8]) throws(EnvironmentError) {
    if let reason = write(bytes, to: STDOUT_FILENO) {
      throw .unwritable(path: "standard output", reason: reason)
    }
  }

  /// Writes one line to standard error.
  static func report(_ message: some CustomStringConvertible) {
    _ = write(Array("growing-text: \(message)\n".utf8), to: STDERR_FILENO)
  }

  /// Returns the system's reason where it fails.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> String? {
    var bytes = bytes[...]
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

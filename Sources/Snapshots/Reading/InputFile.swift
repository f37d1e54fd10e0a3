internal import Glibc
internal import SDLBackend

/// Reads a whole file, or standard input, with the system's reason where it cannot be had.
nonisolated package enum InputFile {
  /// More than any scene, so that an endless file ends.
  static let maximumSize = 256 << 20

  /// For the list that grows to twice its size, and for the text that is made of it.
  private static let memoryPerByte = 6

  nonisolated package struct Failure: Error, CustomStringConvertible {
    package var description: String
  }

  /// Reads until the end of the file.
  ///
  /// - Parameter path: `-` is standard input.
  /// - Returns: All bytes.
  /// - Throws: The system's reason.
  package static func read(_ path: String) throws(Failure) -> [UInt8] {
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure() }
    defer { if path != "-" { close(descriptor) } }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw failure()
      }
      if bytes.count >= 1 << 20, bytes.count + count > bytes.capacity,
        FreeMemory().refusal(of: bytes.count * memoryPerByte) != nil
      {
        throw Failure(description: "too large for the memory that is left")
      }
      bytes.append(contentsOf: buffer[..<count])
      if bytes.count > maximumSize { throw Failure(description: "larger than 256 MiB") }
    }
  }

  private static func failure() -> Failure {
    Failure(description: String(cString: strerror(errno)))
  }
}

internal import Glibc

/// Files that are read and written in one go.
package enum WholeFile {
  /// - Throws: `.unreadable` with the path and the system's reason.
  package static func read(_ path: String) throws(EnvironmentError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .unreadable(path: path, reason: reason()) }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(file, &buffer, buffer.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw .unreadable(path: path, reason: reason())
      }
      if count == 0 { return bytes }
      bytes += buffer.prefix(count)
    }
  }

  /// Writes beside the file and renames, so that the file appears whole or stays as it was.
  ///
  /// - Throws: `.unwritable` with the path and the system's reason.
  package static func write(_ bytes: [UInt8], to path: String) throws(EnvironmentError) {
    var name = Array((path + ".XXXXXX").utf8CString)
    let file = mkstemp(&name)
    guard file >= 0 else { throw .unwritable(path: path, reason: reason()) }
    do throws(EnvironmentError) {
      try fill(file, with: bytes, for: path)
      if rename(name, path) != 0 { throw .unwritable(path: path, reason: reason()) }
    } catch {
      unlink(name)
      throw error
    }
  }

  /// Writes all bytes and closes the file.
  private static func fill(
    _ file: Int32, with bytes: [UInt8], for path: String
  ) throws(EnvironmentError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(file, $0.baseAddress.map { $0 + written }, bytes.count - written)
      }
      if count < 0 && errno != EINTR {
        let why = reason()
        close(file)
        throw .unwritable(path: path, reason: why)
      }
      written += max(0, count)
    }
    // A temporary file is the owner's alone; this one is to be like any other.
    let mask = umask(0)
    umask(mask)
    fchmod(file, 0o666 & ~mask)
    if close(file) != 0 { throw .unwritable(path: path, reason: reason()) }
  }

  private static func reason() -> String { String(cString: strerror(errno)) }
}

internal import Glibc

/// A folder of its own for a test, removed with it.
final class TemporaryFolder {
  struct Failure: Error {
    var path: String
  }
  let path: String
  private var files: Set<String> = []

  init() throws {
    var template = Array("/tmp/growing-text-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Failure(path: "/tmp") }
    path = template.withUnsafeBufferPointer { buffer in
      String(decoding: buffer.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }

  isolated deinit {
    for name in names { unlink(path + "/" + name) }
    rmdir(path)
  }

  /// What lies in the folder now.
  var names: [String] { TemporaryFolder.names(in: path) }

  static func names(in path: String) -> [String] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  func write(_ bytes: [UInt8], as name: String) throws {
    guard let file = fopen(path + "/" + name, "wb") else { throw Failure(path: name) }
    defer { fclose(file) }
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw Failure(path: name) }
  }

  static func bytes(of path: String) throws -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw Failure(path: path) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer.prefix(count)
    }
    return bytes
  }
}

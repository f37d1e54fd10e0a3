internal import Foundation

/// Standard output, line by line.
enum Line {
  /// At once: what is still in a buffer is lost where the next scene traps.
  static func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}

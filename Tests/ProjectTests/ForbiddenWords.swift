/// What no source of the library contains, whatever the compiler thinks of it.
enum ForbiddenWords {
  /// In code: each hides a failure, a race or an output that nobody asked for.
  static let inCode = [
    "try!", "as!", "fatalError(", "@unchecked Sendable", "nonisolated(unsafe)", "print(",
  ]
  /// In comments too.
  static let anywhere = ["TODO", "FIXME"]

  /// Returns the forbidden words of a line.
  ///
  /// The executable may `print`: it owns standard output.
  static func found(in line: Substring, of module: String) -> [String] {
    let code = withoutComment(line)
    let words =
      module == "growing-text" || module == "Benchmarks"
      ? inCode.filter { $0 != "print(" } : inCode
    return words.filter { contains(code, word: $0) }
      + anywhere.filter { contains(line, word: $0) }
  }

  /// Cuts a `//` comment off; one that stands inside a literal, as in a URL, is none.
  private static func withoutComment(_ line: Substring) -> Substring {
    var isQuoted = false
    var previous: Character = " "
    for index in line.indices {
      switch line[index] {
      case "\"" where previous != "\\": isQuoted.toggle()
      case "/" where previous == "/" && !isQuoted: return line[..<line.index(before: index)]
      default: break
      }
      previous = line[index]
    }
    return line
  }

  /// True where `word` occurs and is not the tail of a longer name, as in `footprint(`.
  private static func contains(_ line: Substring, word: String) -> Bool {
    line.ranges(of: word).contains { range in
      guard range.lowerBound > line.startIndex else { return true }
      let before = line[line.index(before: range.lowerBound)]
      return !before.isLetter && !before.isNumber && before != "_"
    }
  }
}

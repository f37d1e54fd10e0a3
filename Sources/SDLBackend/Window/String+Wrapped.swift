extension String {
  /// The words in lines of so many characters, for SDL's message box, which is as wide as its text.
  ///
  /// A longer word has a line of its own.
  nonisolated func wrapped(at width: Int) -> String {
    var lines: [String] = []
    for word in split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }
}

package import TextRope

extension DocumentLayout {
  /// How many elements the tree of heights has: a measure of memory.
  package var elementCount: Int { tree.count }

  /// Stops the program where the tree and the text differ.
  ///
  /// - Complexity: O(*m* log *n*) in the elements: for tests and debug builds.
  package func checkInvariants(text: Rope) {
    precondition(!tree.isEmpty, "there is always a line")
    let all = tree.summary
    precondition(all.bytes == text.utf8Count, "the tree covers the text's bytes")
    precondition(all.lines == text.lineCount, "the tree covers the text's lines")
    tree.forEach(in: 0..<tree.count) { _, before, element in
      precondition(element.bytes > 0 || element.lines > 0, "an element holds something")
      precondition(element.rows >= element.lines, "a line has at least one row")
      precondition(
        (text.lineStart(before.lines).utf8 < before.bytes) == element.startsInLine,
        "an element that is no window starts at a line's start")
      return true
    }
  }
}

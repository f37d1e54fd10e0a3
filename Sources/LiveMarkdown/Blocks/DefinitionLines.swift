/// The lines of a definition, read on from the one on which it may begin until they decide.
///
/// ```
///   > [label]:        ──►  [label]:⏎address⏎"title"
///   > address              what a quote or an item puts before them is taken off
///   > "title"
/// ```
///
/// What it looks at lies within `InlineParser.reach` of its beginning: a label or a title that is
/// longer is text.
struct DefinitionLines {
  private let scanner: BlockScanner
  private var content: [UInt8] = []
  /// For each line, where it ends in the content and in the text.
  private var ends: [(content: Int, text: Int)] = []
  private var depth = 0
  private var isAll = false

  /// Behind the last byte that the outcome depends on, in the text.
  private(set) var seen: Int

  init(_ scanner: BlockScanner, from start: Int) {
    self.scanner = scanner
    seen = start
  }

  /// The definition that begins on the next line of a reader, which is moved behind it; nil, and
  /// the reader anywhere, where there is none.
  ///
  /// - Complexity: O(*k*) in the bytes of the lines up to the one that decides.
  mutating func read(
    _ reader: inout LineReader
  ) -> (definition: LinkDefinition, depth: UInt8)? {
    var wanted = 1
    while true {
      while !isAll, content.count < wanted { appendLine(&reader) }
      let outcome = content.withUnsafeBufferPointer { source in
        var definition = DefinitionReader(source, isAll: isAll)
        return definition.read()
      }
      switch outcome {
      case .isNone: return nil
      case .needsMore: wanted = 2 * content.count
      case .found(let definition, let end):
        reader.move(to: ends.first { $0.content >= end }?.text ?? reader.position)
        return (definition, UInt8(depth))
      }
    }
  }

  private mutating func appendLine(_ reader: inout LineReader) {
    let start = reader.position
    let goesOn = reader.next { line, end in
      let isWhole = line.count == end - start
      let isFirst = ends.isEmpty
      if !isWhole || !isFirst && interrupts(line) { return false }
      if isFirst { depth = LineStart(line).depth }
      var place = isFirst ? LineStart(line).content : LineStart(line, goingOnAt: depth).content
      while place < line.endIndex, ASCII.isBlank(line[place]) { place += 1 }
      content += line[place...]
      return true
    }
    seen = max(seen, reader.position)
    if goesOn == true { ends.append((content.count, reader.position)) }
    isAll = goesOn != true || content.count > InlineParser.reach
  }

  /// Whether a line ends the paragraph before it.
  private func interrupts(_ line: BlockScanner.Line) -> Bool {
    if scanner.isBlank(line) || scanner.openedFence(line) != nil { return true }
    let start = LineStart(line)
    return start.opensItem || start.depth > depth || scanner.isBlank(line[start.content...])
      || start.standsAlone(in: line)
  }
}

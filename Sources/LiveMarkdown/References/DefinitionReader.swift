/// Reads a link reference definition: `[label]: address "title"` (CommonMark 0.31.2, section 4.7).
///
/// ```
///   [label]:          each of the three may begin on a line of its own;
///   <address>         a title may have several lines
///   "title"
/// ```
///
/// It is handed the lines of a paragraph as far as they were read, without what stands before their
/// content, and asks for more where they may decide otherwise.
struct DefinitionReader {
  private let source: UnsafeBufferPointer<UInt8>
  /// True where the paragraph ends with what there is.
  private let isAll: Bool
  private var position = 0

  enum Outcome {
    case found(LinkDefinition, end: Int)
    case isNone
    case needsMore
  }

  private enum Failure: Error { case isNone, needsMore }

  init(_ source: UnsafeBufferPointer<UInt8>, isAll: Bool) {
    self.source = source
    self.isAll = isAll
  }

  mutating func read() -> Outcome {
    do throws(Failure) {
      let label = try readLabel()
      try skipToContent()
      let address = try readAddress()
      let end = try readTitle()
      return .found(LinkDefinition(label: label, address: address), end: end)
    } catch {
      return error == .isNone || isAll ? .isNone : .needsMore
    }
  }

  private mutating func readLabel() throws(Failure) -> LinkLabel {
    guard source.first == UInt8(ascii: "[") else { throw .isNone }
    switch LinkLabel.end(from: 0, in: source, limit: source.count) {
    case .failure(let failure, _): throw failure == .goesOn ? .needsMore : .isNone
    case .end(let end):
      guard end < source.count, source[end] == ASCII.colon,
        let label = LinkLabel(source[1..<end - 1])
      else { throw .isNone }
      position = end + 1
      return label
    }
  }

  /// Goes on to what is not white space.
  private mutating func skipToContent() throws(Failure) {
    while position < source.count, ASCII.isSpace(source[position]) { position += 1 }
    if position == source.count { throw .needsMore }
  }

  private mutating func readAddress() throws(Failure) -> String {
    let start = position
    if source[start] == UInt8(ascii: "<") {
      position += 1
      while position < source.count, source[position] != UInt8(ascii: ">") {
        let byte = source[position]
        if byte == UInt8(ascii: "<") || byte == ASCII.newline { throw .isNone }
        skipCharacter()
      }
      if position >= source.count { throw .isNone }
      position += 1
      return LinkAddressText.decoded(source[start + 1..<position - 1])
    }
    var depth = 0
    while position < source.count, source[position] > ASCII.space, source[position] != 0x7F {
      if source[position] == UInt8(ascii: "(") { depth += 1 }
      if source[position] == UInt8(ascii: ")") { depth -= 1 }
      if depth < 0 { throw .isNone }
      skipCharacter()
    }
    if depth != 0 || position == start { throw .isNone }
    return LinkAddressText.decoded(source[start..<position])
  }

  /// The end of the definition, with its title where there is one.
  ///
  /// What follows the address on its line is a title or makes the whole no definition; what begins
  /// on the next line may as well be text.
  private mutating func readTitle() throws(Failure) -> Int {
    let address = position
    if let end = lineEnd() {
      position = end
      guard position < source.count else {
        if isAll { return end }
        throw .needsMore
      }
      do throws(Failure) {
        return try readQuoted()
      } catch {
        if error == .needsMore, !isAll { throw error }
        return end
      }
    }
    if position == address { throw .isNone }
    return try readQuoted()
  }

  /// The end of the line where nothing but white space is left of it.
  private mutating func lineEnd() -> Int? {
    while position < source.count, source[position] == ASCII.space || source[position] == ASCII.tab
    {
      position += 1
    }
    if position == source.count { return position }
    return source[position] == ASCII.newline ? position + 1 : nil
  }

  private mutating func readQuoted() throws(Failure) -> Int {
    let quotes = ["\"": "\"", "'": "'", "(": ")"] as KeyValuePairs<Unicode.Scalar, Unicode.Scalar>
    guard let (open, close) = quotes.first(where: { UInt8(ascii: $0.key) == source[position] })
    else { throw .isNone }
    position += 1
    while position < source.count, source[position] != UInt8(ascii: close) {
      if open == "(", source[position] == UInt8(ascii: open) { throw .isNone }
      skipCharacter()
    }
    if position >= source.count { throw .needsMore }
    position += 1
    guard let end = lineEnd() else { throw .isNone }
    return end
  }

  /// Goes behind a byte, and behind the one that it escapes.
  private mutating func skipCharacter() {
    let isEscape = source[position] == ASCII.backslash
    position += 1
    if isEscape, position < source.count, ASCII.isPunctuation(source[position]) { position += 1 }
  }
}

/// Where a label leads.
struct LinkDefinition: Sendable, Equatable {
  let label: LinkLabel
  /// As a program can open it.
  let address: String
}

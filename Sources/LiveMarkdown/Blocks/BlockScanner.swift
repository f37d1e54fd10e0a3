/// Tells what a line is, from its bytes and what is open at its start.
struct BlockScanner {
  let rules: BlockRules

  typealias Line = Slice<UnsafeBufferPointer<UInt8>>

  /// What a line is by itself, and what is open after it.
  struct Reading {
    var kind: LineKind
    var depth: UInt8 = 0
    /// Whether a line of a paragraph is its first one.
    var begins = false
    var next: BlockState
    /// Whether a definition may begin on the line: it is read as one first.
    var mayDefine = false
  }

  func scan(_ line: Line, isWhole: Bool, after state: BlockState) -> Reading {
    if case .fence(let byte, let length) = state {
      return closesFence(line, byte, Int(length))
        ? Reading(kind: .fenceClosing, next: .none) : Reading(kind: .fenceBody, next: state)
    }
    if isWhole, let fence = openedFence(line) { return Reading(kind: .fenceOpening, next: fence) }
    if rules.paragraph == .eachLine { return Reading(kind: .standalone, next: .none) }
    if isBlank(line) { return Reading(kind: .blank, next: .none) }
    if rules.hasDefinitions { return scanText(line, isWhole: isWhole, after: state) }
    return Reading(kind: .paragraph, begins: !state.isParagraph, next: .paragraph(depth: 0))
  }

  private func scanText(_ line: Line, isWhole: Bool, after state: BlockState) -> Reading {
    let start = LineStart(line)
    let content = line[start.content...]
    if start.depth > 0, !start.opensItem, isBlank(content) {
      return Reading(kind: .blank, next: .none)
    }
    if isWhole, start.standsAlone(in: line) { return Reading(kind: .standalone, next: .none) }
    var depth = UInt8(start.depth)
    var begins = true
    switch state {
    case .paragraph(let open) where !start.opensItem && depth <= open:
      (begins, depth) = (false, open)
    case .definitions(let open) where !start.opensItem && depth <= open: depth = open
    default: break
    }
    return Reading(
      kind: .paragraph, depth: depth, begins: begins, next: .paragraph(depth: depth),
      mayDefine: begins && isWhole && start.indentation < 4
        && content.first == UInt8(ascii: "["))
  }

  func isBlank(_ line: Line) -> Bool {
    line.allSatisfy { $0 == ASCII.space || $0 == ASCII.tab || $0 == ASCII.newline }
  }

  /// CommonMark 0.31.2, section 4.5: up to three spaces, three or more of one character, and an
  /// info string.
  func openedFence(_ line: Line) -> BlockState? {
    let start = indentationEnd(line)
    guard start < line.endIndex,
      let rule = rules.fences.first(where: { $0.byte == line[start] })
    else { return nil }
    let info = line[start...].firstIndex { $0 != rule.byte } ?? line.endIndex
    guard info - start >= rule.minimumLength else { return nil }
    if !rule.allowsItselfInInfo, line[info...].contains(rule.byte) { return nil }
    return .fence(byte: rule.byte, length: Int32(clamping: info - start))
  }

  private func closesFence(_ line: Line, _ byte: UInt8, _ length: Int) -> Bool {
    let start = indentationEnd(line)
    let end = line[start...].firstIndex { $0 != byte } ?? line.endIndex
    return end - start >= length && isBlank(line[end...])
  }

  /// The end of up to three leading spaces.
  private func indentationEnd(_ line: Line) -> Int {
    line.prefix(3).firstIndex { $0 != ASCII.space }
      ?? line.index(line.startIndex, offsetBy: 3, limitedBy: line.endIndex) ?? line.endIndex
  }
}

/// Tells what a line is, from its bytes and what is open at its start.
struct BlockScanner {
  let rules: BlockRules

  typealias Line = Slice<UnsafeBufferPointer<UInt8>>

  /// What a line is and what is open after it.
  func scan(_ line: Line, isWhole: Bool, after state: BlockState) -> (LineKind, BlockState) {
    if case .fence(let byte, let length) = state {
      return closesFence(line, byte, Int(length))
        ? (.fenceClosing, .none) : (.fenceBody, state)
    }
    if isWhole, let fence = openedFence(line) { return (.fenceOpening, fence) }
    if rules.paragraph == .eachLine { return (.standalone, .none) }
    return isBlank(line) ? (.blank, .none) : (.paragraph, .paragraph)
  }

  private func isBlank(_ line: Line) -> Bool {
    line.allSatisfy { $0 == ASCII.space || $0 == ASCII.tab || $0 == ASCII.newline }
  }

  /// CommonMark 0.31.2, section 4.5: up to three spaces, three or more of one character, and an
  /// info string.
  private func openedFence(_ line: Line) -> BlockState? {
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

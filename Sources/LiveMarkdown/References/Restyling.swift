internal import TextRope

/// A search through a text for the uses of labels that lead elsewhere now, begun at its start and
/// taken up again when there is time.
struct Restyling: Sendable {
  let labels: LabelSet
  /// What stands before it is searched.
  var from: ByteOffset

  /// Searches on, as far as the lines have room, and returns in how many stretches.
  mutating func search(
    _ uses: LinkUses, upTo end: ByteOffset, into lines: inout RestyledLines
  ) -> Int {
    var count = 0
    while from < end, lines.hasRoom {
      count += 1
      guard let next = uses.next(of: labels, from: from.utf8) else {
        from = end
        break
      }
      lines.countStep()
      for use in next.uses { lines.add(use) }
      from = ByteOffset(next.end)
    }
    return count
  }
}

/// Lines to restyle, as ranges of the text in the order in which they are found.
struct RestyledLines {
  private let text: Rope
  private let blocks: BlockTree
  private(set) var ranges: [Range<ByteOffset>] = []
  private var room: Int

  init(text: Rope, blocks: BlockTree, most: Int) {
    self.text = text
    self.blocks = blocks
    room = max(1, most)
  }

  var hasRoom: Bool { room > 0 }

  mutating func countStep() { room -= 1 }

  /// Adds the lines of a use; where more than they may look different, those of its paragraph that
  /// are within reach.
  mutating func add(_ use: LinkUse) {
    var lower = ByteOffset(min(use.range.lowerBound, text.utf8Count))
    var upper = ByteOffset(min(use.range.upperBound, text.utf8Count))
    if !use.isLocal {
      let block = paragraph(of: use.range)
      lower = max(block.lowerBound, lower.advanced(by: -InlineParser.reach))
      upper = min(block.upperBound, upper.advanced(by: InlineParser.reach))
      (lower, upper) = (
        text.scalarBoundary(atOrBefore: lower), text.scalarBoundary(atOrBefore: upper)
      )
    }
    let range = text.wholeLines(of: lower..<max(lower, upper))
    if let last = ranges.last, last.lowerBound <= range.lowerBound,
      range.lowerBound <= last.upperBound
    {
      ranges[ranges.count - 1] = last.hull(range)
    } else {
      ranges.append(range)
      room -= 1
    }
  }

  private func paragraph(of range: Range<Int>) -> Range<ByteOffset> {
    guard let found = blocks.run(at: range.lowerBound), found.run.kind == .paragraph else {
      return text.bounds
    }
    let end = blocks.paragraphEnd(after: found.start + found.run.bytes)
    return ByteOffset(blocks.paragraphStart(of: found))..<ByteOffset(end)
  }
}

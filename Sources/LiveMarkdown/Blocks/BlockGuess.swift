internal import TextRope

/// What was told of lines beyond the watermark, as if nothing were open at the first of them.
///
/// ```
///   known ───────────┤ watermark        anchor ├──── told ────┤
/// ```
///
/// When the watermark has passed the anchor, the guess is confirmed, or what it told is reported.
struct BlockGuess: Sendable {
  /// The line's start from which lines were scanned.
  private var anchor: ByteOffset
  private(set) var told: Range<ByteOffset>
  /// False where an edit changed the text of the guess: then it can only be reported.
  private var isSound = true

  /// Where to begin in order to tell a range: behind the nearest blank line, if there is one.
  static func anchor(for range: Range<ByteOffset>, in text: Rope, limits: ScanLimits) -> ByteOffset
  {
    let start = text.lineStart(text.line(containing: range.lowerBound))
    return blankLine(before: start, in: text, within: limits.guessing) ?? start
  }

  /// The end of the last empty line before a line's start.
  static func blankLine(before start: ByteOffset, in text: Rope, within bytes: Int) -> ByteOffset? {
    let back = text.scalarBoundary(atOrBefore: max(.zero, start.advanced(by: -bytes)))
    let bytes = text.bytes(in: back..<start)
    var i = bytes.count - 1
    while i > 0 {
      if bytes[i] == ASCII.newline, bytes[i - 1] == ASCII.newline {
        return back.advanced(by: i + 1)
      }
      i -= 1
    }
    return nil
  }

  init(anchor: ByteOffset, told: Range<ByteOffset>) {
    self.anchor = anchor
    self.told = told
  }

  /// Follows an edit; nil where nothing of what was told is left.
  func carried(through edit: RopeEdit) -> BlockGuess? {
    var guess = self
    guess.isSound = isSound && edit.range.upperBound < anchor
    guess.anchor = edit.carry(anchor, forward: false)
    let lower = edit.carry(told.lowerBound, forward: false)
    guess.told = lower..<max(lower, edit.carry(told.upperBound, forward: true))
    return guess.told.isEmpty ? nil : guess
  }

  /// Whether the lines before the anchor are known by now, and, if so, whether they make it right.
  func verdict(by blocks: BlockTree) -> Bool? {
    if blocks.watermark < anchor.utf8 { return nil }
    return isSound && blocks.state(at: anchor.utf8) == BlockState.none
  }

  /// What was told of both as one, known to be right of neither unless both begin at one line.
  func joined(with other: BlockGuess) -> BlockGuess {
    var joined = self
    joined.isSound = isSound && other.isSound && anchor == other.anchor
    joined.anchor = min(anchor, other.anchor)
    joined.told =
      min(told.lowerBound, other.told.lowerBound)..<max(told.upperBound, other.told.upperBound)
    return joined
  }

  func beginsWith(_ other: BlockGuess) -> Bool { anchor == other.anchor }
}

internal import TextRope

/// A paragraph that was parsed, or the part of a long one round a place.
///
/// ```
///   block      ├──────────────────────────────────────────────────────┤
///   stretch             ├──────────────────────────────┤
///   known                        ├────────────┤             whatever pairs with a mark in here
///                       └─ reach ┘            └─ reach ┘    lies in the stretch
/// ```
///
/// Marks pair within `InlineParser.reach`, so what lies farther away from a place says nothing
/// about it.
struct ParsedStretch: Sendable {
  let block: Range<ByteOffset>
  let context: InlineContext
  let runs: [StyledRun]

  /// How far beyond its reach a stretch goes, so that the lines of a screen share one.
  private static let slack = 16 * 1024

  init(block: Range<ByteOffset>, context: InlineContext) {
    self.block = block
    self.context = context
    var builder = RunBuilder(bounds: context.range)
    builder.append(context.parse, count: context.range.count, at: context.range.lowerBound)
    runs = builder.runs
  }

  init(block: Range<ByteOffset>, context: InlineContext, runs: [StyledRun]) {
    self.block = block
    self.context = context
    self.runs = runs
  }

  /// What to parse of a block in order to know a range of it.
  static func around(
    _ range: Range<ByteOffset>, in block: Range<ByteOffset>
  ) -> Range<ByteOffset> {
    let reach = InlineParser.reach + slack
    let lower = max(block.lowerBound, range.lowerBound.advanced(by: -reach))
    return lower..<max(lower, min(block.upperBound, range.upperBound.advanced(by: reach)))
  }

  /// True where everything that may pair with a mark in a range was parsed.
  func knows(_ range: Range<ByteOffset>, of block: Range<ByteOffset>) -> Bool {
    let reach = InlineParser.reach
    let (lower, upper) = (context.range.lowerBound, context.range.upperBound)
    return self.block == block
      && (lower == block.lowerBound || lower <= range.lowerBound.advanced(by: -reach))
      && (upper == block.upperBound || upper >= range.upperBound.advanced(by: reach))
  }

  /// Appends what the builder has room for.
  ///
  /// - Complexity: O(log *r* + *m*) in the runs.
  func append(to builder: inout RunBuilder) {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].range.upperBound > builder.bounds.lowerBound {
        high = middle
      } else {
        low = middle + 1
      }
    }
    while low < runs.count, runs[low].range.lowerBound < builder.bounds.upperBound {
      builder.append(runs[low].range, runs[low].styles)
      low += 1
    }
  }

  // MARK: Edits

  /// Where the stretch lies after an edit; nil where that made another block of this one, or
  /// touched what is not known.
  func carried(
    through edit: RopeEdit, to block: Range<ByteOffset>
  ) -> Range<ByteOffset>? {
    let delta = edit.replacement.utf8Count - edit.range.count
    guard block.lowerBound == self.block.lowerBound,
      block.upperBound == self.block.upperBound.advanced(by: delta),
      context.range.count + delta <= 4 * InlineParser.reach,
      edit.range.lowerBound >= self.block.lowerBound,
      edit.range.upperBound <= self.block.upperBound, knows(edit.range, of: self.block)
    else { return nil }
    return context.range.lowerBound..<context.range.upperBound.advanced(by: delta)
  }

  /// The bytes of the text after an edit whose styles it changed, and those it put there.
  func changed(to after: ParsedStretch, by edit: RopeEdit) -> Range<ByteOffset> {
    let delta = edit.replacement.utf8Count - edit.range.count
    let place = edit.rangeAfter
    var lower = place.lowerBound
    for (old, new) in zip(runs, after.runs) where old != new {
      let same = old.styles == new.styles ? min(old.range.upperBound, new.range.upperBound) : nil
      lower = min(lower, same ?? new.range.lowerBound)
      break
    }
    var upper = place.upperBound
    for (old, new) in zip(runs.reversed(), after.runs.reversed())
    where old.styles != new.styles
      || old.range.lowerBound.advanced(by: delta) != new.range.lowerBound
    {
      let start = max(old.range.lowerBound.advanced(by: delta), new.range.lowerBound)
      upper = max(upper, old.styles == new.styles ? start : new.range.upperBound)
      break
    }
    return min(lower, place.lowerBound)..<max(upper, place.upperBound)
  }
}

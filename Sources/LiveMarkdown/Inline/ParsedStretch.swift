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
/// about it. Nor does what lies beyond a clean point, at which nothing is open: where one is known
/// on a side, that side needs no reach.
struct ParsedStretch: Sendable {
  /// As far as its lines are scanned.
  let block: Range<ByteOffset>
  let context: InlineContext
  let runs: [StyledRun]
  /// True where the stretch begins at a clean point of an earlier one.
  let startsClean: Bool

  /// How far beyond its reach a stretch goes, so that the lines of a screen share one.
  private static let slack = 16 * 1024

  init(block: Range<ByteOffset>, context: InlineContext, startsClean: Bool) {
    self.block = block
    self.startsClean = startsClean
    self.context = context
    var builder = RunBuilder(bounds: context.range)
    builder.append(context.parse, count: context.range.count, at: context.range.lowerBound)
    runs = builder.runs
  }

  init(
    block: Range<ByteOffset>, context: InlineContext, runs: [StyledRun], startsClean: Bool
  ) {
    self.block = block
    self.startsClean = startsClean
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
    let upper = context.range.upperBound
    guard block.lowerBound == self.block.lowerBound, upper <= block.upperBound,
      firstKnown <= range.lowerBound
    else { return false }
    return upper == block.upperBound
      || upper >= range.upperBound.advanced(by: InlineParser.reach)
      || context.parse.cleanPoints.last.map { place($0) >= range.upperBound } ?? false
  }

  /// The same, of a block of which more is scanned now.
  func moved(to block: Range<ByteOffset>) -> ParsedStretch {
    ParsedStretch(block: block, context: context, runs: runs, startsClean: startsClean)
  }

  /// From here on nothing before the stretch has a say.
  private var firstKnown: ByteOffset {
    let lower = context.range.lowerBound
    return startsClean || lower == block.lowerBound
      ? lower : lower.advanced(by: InlineParser.reach)
  }

  /// The last clean point at or before an offset, if it is near: parsing may begin there.
  func cleanPoint(near offset: ByteOffset, of block: Range<ByteOffset>) -> ByteOffset? {
    guard block.lowerBound == self.block.lowerBound, block.upperBound >= self.block.upperBound,
      let point = context.parse.cleanPoints.last(where: { place($0) <= offset }).map(place),
      point >= firstKnown, point.advanced(by: Self.slack) >= offset
    else { return nil }
    return point
  }

  private func place(_ point: Int) -> ByteOffset { context.range.lowerBound.advanced(by: point) }

  /// Where parsing a place ends: not far, in the hope of a clean point, or as far as marks pair.
  static func ends(behind range: Range<ByteOffset>, in block: Range<ByteOffset>) -> [ByteOffset] {
    [slack, slack + InlineParser.reach].map {
      min(block.upperBound, range.upperBound.advanced(by: $0))
    }
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
      builder.append(runs[low], in: runs[low].range)
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
      edit.range.upperBound <= self.block.upperBound, knows(edit.range, of: self.block),
      // What is clean about a point are the letters on both sides.
      !startsClean || edit.range.lowerBound > context.range.lowerBound
    else { return nil }
    return context.range.lowerBound..<context.range.upperBound.advanced(by: delta)
  }

  /// The bytes of the text after an edit whose styles it changed, and those it put there.
  func changed(to after: ParsedStretch, by edit: RopeEdit) -> Range<ByteOffset> {
    let delta = edit.replacement.utf8Count - edit.range.count
    let place = edit.rangeAfter
    var lower = place.lowerBound
    for (old, new) in zip(runs, after.runs) where old != new {
      let same = old.looksLike(new) ? min(old.range.upperBound, new.range.upperBound) : nil
      lower = min(lower, same ?? new.range.lowerBound)
      break
    }
    var upper = place.upperBound
    for (old, new) in zip(runs.reversed(), after.runs.reversed())
    where !old.looksLike(new)
      || old.range.lowerBound.advanced(by: delta) != new.range.lowerBound
    {
      let start = max(old.range.lowerBound.advanced(by: delta), new.range.lowerBound)
      upper = max(upper, old.looksLike(new) ? start : new.range.upperBound)
      break
    }
    return min(lower, place.lowerBound)..<max(upper, place.upperBound)
  }
}

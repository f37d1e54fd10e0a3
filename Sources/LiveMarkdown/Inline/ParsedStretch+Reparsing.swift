internal import TextRope

/// Parsing after an edit: from the last clean point before it to one behind it, if nothing is open
/// there again, else to the end.
///
/// ```
///   before   ·────·────·──x──·────·────·      · clean points, x the edit
///   anew               ├─────┤                    the rest stays as it was
/// ```
extension ParsedStretch {
  /// How many clean points behind the edit are tried, each twice as far away as the one before.
  private static let tries = 5

  /// The stretch after an edit; nil where too little is known to do less than parse all of it.
  ///
  /// The part is the parsed one, but nil where something beyond the stretch may follow from it.
  func reparsed(
    after edit: RopeEdit, in block: Range<ByteOffset>, of text: Rope, _ rules: InlineRules,
    _ links: LinkResolver?
  ) -> (
    stretch: ParsedStretch, part: Range<ByteOffset>?, parsed: Range<ByteOffset>, bytes: Int,
    steps: Int
  )? {
    guard rules.independent.isEmpty else { return nil }
    let old = context.parse
    let origin = context.range.lowerBound
    let delta = edit.replacement.utf8Count - edit.range.count
    let lower = edit.range.lowerBound.utf8 - origin.utf8
    let upper = edit.range.upperBound.utf8 - origin.utf8
    // A mark of an address makes a difference to what stands before it.
    let lead = rules.hasBareLinks ? BareAddress.lead : 0
    guard let start = old.cleanPoints.last(where: { $0 + lead < lower }) else { return nil }
    let behind = old.cleanPoints.firstIndex { $0 > upper } ?? old.cleanPoints.count
    var (bytes, steps) = (0, 0)
    let ends = (0..<Self.tries).map { behind + 1 << $0 - 1 }
      .prefix { $0 < old.cleanPoints.count }.map { old.cleanPoints[$0] }
    // Up to its end, the stretch needs no clean point.
    for end in ends + [context.range.count] {
      let part = origin.advanced(by: start)..<origin.advanced(by: end + delta)
      let parse = InlineParser.parse(text.bytes(in: part), rules, links)
      bytes += part.count
      steps += parse.steps
      let isLast = end == context.range.count
      if !parse.endsClean && !isLast { continue }
      var joined = old.replacing(start..<end, with: parse, delta: delta)
      if isLast { joined.endsClean = parse.endsClean }
      let range = origin..<context.range.upperBound.advanced(by: delta)
      return (
        ParsedStretch(
          block: block, context: InlineContext(range: range, parse: joined),
          runs: runs(replacing: part, with: parse, delta: delta, in: range),
          startsClean: startsClean),
        isLast && part.upperBound < block.upperBound ? nil : part, part, bytes, steps
      )
    }
    return nil
  }

  /// A stretch no longer than this is kept whole.
  private static let longStretch = 64 * 1024
  /// How much of a longer one is kept on both sides of an edit: more than a screen shows.
  private static let nearby = 8 * 1024

  /// The part round a place, from one clean point to another; all of a stretch that is not long.
  ///
  /// Each key copies the stretch, which began as all that may pair with marks at its place.
  func trimmed(round place: Range<ByteOffset>) -> ParsedStretch {
    let origin = context.range.lowerBound
    guard context.range.count > place.count + Self.longStretch else { return self }
    let points = context.parse.cleanPoints
    let first = place.lowerBound.utf8 - origin.utf8 - Self.nearby
    let last = place.upperBound.utf8 - origin.utf8 + Self.nearby
    let start = points.last { $0 <= first }
    let end = points.first { $0 >= last }
    let part = (start ?? 0)..<(end ?? context.range.count)
    let range = context.absolute(part)
    var builder = RunBuilder(bounds: range)
    append(to: &builder)
    var parse = context.parse.cut(to: part)
    if end != nil { parse.endsClean = true }
    return ParsedStretch(
      block: block, context: InlineContext(range: range, parse: parse), runs: builder.runs,
      startsClean: start != nil || startsClean)
  }

  private func runs(
    replacing part: Range<ByteOffset>, with parse: InlineParse, delta: Int,
    in range: Range<ByteOffset>
  ) -> [StyledRun] {
    var builder = RunBuilder(bounds: range)
    for run in runs {
      if run.range.lowerBound >= part.lowerBound { break }
      builder.append(run, in: run.range.lowerBound..<min(run.range.upperBound, part.lowerBound))
    }
    var inside = RunBuilder(bounds: part)
    inside.append(parse, count: part.count, at: part.lowerBound)
    for run in inside.runs { builder.append(run, in: run.range) }
    for run in runs {
      let end = run.range.upperBound.advanced(by: delta)
      if end <= part.upperBound { continue }
      let start = max(part.upperBound, run.range.lowerBound.advanced(by: delta))
      builder.append(run, in: start..<end)
    }
    return builder.runs
  }
}

extension InlineParse {
  /// The parse of a part between two clean points.
  fileprivate func cut(to part: Range<Int>) -> InlineParse {
    let delta = -part.lowerBound
    var result = InlineParse()
    for span in spans where part.contains(span.bounds) {
      result.spans.append(span.moved(by: delta))
    }
    for marker in loneMarkers where part.contains(marker) {
      result.loneMarkers.append(marker.lowerBound + delta..<marker.upperBound + delta)
    }
    result.lookups = lookups.filter { part.contains($0.range) }.map { $0.moved(by: delta) }
    result.cleanPoints = cleanPoints.filter { $0 > part.lowerBound && $0 < part.upperBound }
      .map { $0 + delta }
    result.endsClean = endsClean
    return result
  }

  /// The parse of a stretch of which a part, between two clean points, was parsed anew.
  fileprivate func replacing(
    _ part: Range<Int>, with new: InlineParse, delta: Int
  ) -> InlineParse {
    func moved(_ range: Range<Int>, by count: Int) -> Range<Int> {
      range.lowerBound + count..<range.upperBound + count
    }
    var result = InlineParse()
    result.spans = spans.filter { $0.bounds.upperBound <= part.lowerBound }
    result.spans += new.spans.map { $0.moved(by: part.lowerBound) }
    for span in spans where span.bounds.lowerBound >= part.upperBound {
      result.spans.append(span.moved(by: delta))
    }
    result.loneMarkers = loneMarkers.filter { $0.upperBound <= part.lowerBound }
    result.loneMarkers += new.loneMarkers.map { moved($0, by: part.lowerBound) }
    for marker in loneMarkers where marker.lowerBound >= part.upperBound {
      result.loneMarkers.append(moved(marker, by: delta))
    }
    result.lookups = lookups.filter { $0.range.upperBound <= part.lowerBound }
    result.lookups += new.lookups.map { $0.moved(by: part.lowerBound) }
    for lookup in lookups where lookup.range.lowerBound >= part.upperBound {
      result.lookups.append(lookup.moved(by: delta))
    }
    result.cleanPoints = cleanPoints.filter { $0 <= part.lowerBound }
    result.cleanPoints += new.cleanPoints.map { $0 + part.lowerBound }
    result.cleanPoints += cleanPoints.filter { $0 >= part.upperBound }.map { $0 + delta }
    result.endsClean = endsClean
    result.steps = new.steps
    return result
  }
}

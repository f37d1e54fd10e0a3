internal import TextRope

extension BlockTree {
  /// Follows an edit.
  ///
  /// - Returns: The bytes of the text after it whose lines may look different, whole paragraphs.
  mutating func apply(_ edit: RopeEdit, text: Rope) -> Range<Int> {
    let delta = edit.replacement.utf8Count - edit.range.count
    let edited = firstLine(of: edit, in: text)
    guard run(at: edited) != nil, !scanner.rules.areIndependentOfContext else {
      note(DefinitionChange(old: 0..<end, count: text.utf8Count))
      runs = SumTree(Self.untouched(bytes: text.utf8Count, entry: .none, rules: scanner.rules))
      let last = text.lineRange(text.line(containing: edit.rangeAfter.upperBound)).upperBound
      return edited..<min(last.utf8 + 1, text.utf8Count)
    }
    let lineStart = definitionStart(before: edited, in: text) ?? edited
    guard let first = run(at: lineStart), first.run.kind != .unscanned else {
      let range = edit.range.lowerBound.utf8..<edit.range.upperBound.utf8
      note(DefinitionChange(old: range, count: edit.replacement.utf8Count))
      grow(by: delta)
      return paragraphStart(before: lineStart)..<text.utf8Count
    }
    let state = first.start == lineStart ? first.run.entry : first.run.inner
    let rescan = scan(text, from: lineStart, in: state, after: edit, delta: delta)
    let same = unchangedEnd(of: rescan, from: lineStart, upTo: edited)
    let began = begins(at: same)
    note(
      DefinitionChange(
        old: lineStart..<rescan.end - delta, count: rescan.end - lineStart,
        found: rescan.definitions))
    splice(rescan, behind: first.run.cut(to: lineStart - first.start), at: first.index)
    // A paragraph that begins here as before has nothing to do with what stands before it.
    let start = began && begins(at: same) ? same : paragraphStart(before: same)
    guard rescan.resumes else { return start..<text.utf8Count }
    return start..<(rescan.state.isParagraph ? paragraphEnd(after: rescan.end) : rescan.end)
  }

  /// The start of the first line that an edit touches, one earlier where it is the empty last one:
  /// that one has no run, hence no state.
  private func firstLine(of edit: RopeEdit, in text: Rope) -> Int {
    let line = text.line(containing: edit.range.lowerBound)
    let start = text.lineStart(line).utf8
    return start == end && line > 0 ? text.lineStart(line - 1).utf8 : start
  }

  /// Where a definition begins, or may begin now, that an edited line behind its beginning has a
  /// say in.
  ///
  /// Definitions begin where paragraphs do, so there is one place to look at, or the definition
  /// before it, which may have no title yet.
  private func definitionStart(before edited: Int, in text: Rope) -> Int? {
    guard scanner.rules.hasDefinitions, edited > 0, var place = run(at: edited - 1),
      place.run.kind == .paragraph || place.run.kind == .definition
    else { return nil }
    while place.run.kind == .paragraph, !place.run.begins, place.start > 0,
      edited - place.start < InlineParser.reach, let previous = run(at: place.start - 1)
    {
      place = previous
    }
    if place.start > 0, case .definitions = place.run.entry, place.run.kind == .paragraph,
      let definition = run(at: place.start - 1), isRead(from: definition.start, to: edited, text)
    {
      return definition.start
    }
    return isRead(from: place.start, to: edited, text) ? place.start : nil
  }

  /// Whether what begins on a line, if it is a definition, is decided by lines from another on.
  private func isRead(from start: Int, to edited: Int, _ text: Rope) -> Bool {
    // What is this far away was not looked at before the edit, either.
    guard edited - start < 2 * InlineParser.reach else { return false }
    var reader = LineReader(text, from: ByteOffset(start))
    var lines = DefinitionLines(scanner, from: start)
    _ = lines.read(&reader)
    return lines.seen > edited
  }

  private func begins(at lineStart: Int) -> Bool {
    run(at: lineStart).map { $0.start == lineStart && $0.run.begins } ?? false
  }

  private mutating func grow(by delta: Int) {
    guard var run = runs.last else { return }
    run.bytes += delta
    runs.replaceSubrange(runs.count - 1..<runs.count, with: run.bytes > 0 ? [run] : [])
  }

  /// What a scan from an edited line found.
  private struct Rescan {
    var runs: [LineRun] = []
    var definitions: [FoundDefinition] = []
    /// How far lines were scanned, in the text after the edit.
    var end: Int
    /// Whether the old runs hold again from there on.
    var resumes = false
    /// The same place in the text before.
    var endInOld = 0
    /// What is open there.
    var state: BlockState
  }

  private mutating func scan(
    _ text: Rope, from start: Int, in entry: BlockState, after edit: RopeEdit, delta: Int
  ) -> Rescan {
    var rescan = Rescan(end: start, state: entry)
    var reader = LineReader(text, from: ByteOffset(start))
    let edited = edit.rangeAfter.upperBound.utf8
    while reader.position < text.utf8Count {
      // A line that starts behind the edit started there before it, too.
      if reader.position > edited {
        let old = reader.position - delta
        if old <= watermark, state(at: old) == rescan.state {
          rescan.resumes = true
          rescan.endInOld = old
          return rescan
        }
        if reader.position > edited + patience || old > watermark {
          let rest = text.utf8Count - reader.position
          rescan.runs.append(LineRun(bytes: rest, kind: .unscanned, entry: rescan.state))
          return rescan
        }
      }
      rescan.runs.append(line: scanLine(&reader, &rescan.state, &rescan.definitions))
      rescan.end = reader.position
    }
    return rescan
  }

  /// Where the first run begins that a scan found to differ from what was known, at the edited line
  /// at the latest.
  private func unchangedEnd(of rescan: Rescan, from start: Int, upTo edited: Int) -> Int {
    var place = start
    for run in rescan.runs {
      guard place + run.bytes <= edited, let old = self.run(at: place), old.start == place,
        old.run == run
      else { break }
      place += run.bytes
    }
    return place
  }

  /// Puts the outcome of a scan in place of what it makes obsolete.
  private mutating func splice(_ rescan: Rescan, behind head: LineRun?, at index: Int) {
    var new: [LineRun] = []
    var lower = index
    if head == nil, index > 0 {
      lower -= 1
      new.append(runs[lower])
    }
    if let head { new.append(head) }
    for run in rescan.runs { new.append(line: run) }
    var upper = runs.count
    if rescan.resumes, let old = run(at: rescan.endInOld) {
      if let tail = old.run.cut(from: rescan.endInOld - old.start) { new.append(line: tail) }
      upper = old.index + 1
      if upper < runs.count {
        new.append(line: runs[upper])
        upper += 1
      }
    }
    runs.replaceSubrange(lower..<upper, with: new)
  }
}

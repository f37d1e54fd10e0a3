internal import TextRope
internal import UnicodeRules

/// Long lines, laid out a window at a time.
///
///     line     ├─ window ─┼─ window ─┼─ window ─┼──────── not laid out ────────┤
///     rows      ══ ══ ══   ══ ══ ══   ══ ══ ══
///     content  ├─ window ─┴ margin ┤                 until a row ends behind the window
///
/// Rows are broken greedily, so what stands in a row follows from where it begins. A window begins
/// where a row does and ends where one does, and so has the rows that the whole line would have.
/// After an edit windows are laid out anew from the one before it, until a row ends where an old
/// window began; from there on the old ones hold.
extension DocumentLayout {
  private static let windowSize = 512
  /// Bytes that one row may take; where that is too few, more are looked at.
  private static let margin = 256
  /// Bytes before a window that are looked at for what they say of it.
  private static let context = 256
  /// Bytes of a line that are looked at for its direction.
  private static let directionReach = 512

  /// Lays out the window at the start of a part of a long line; the part becomes that window and
  /// what is left.
  mutating func layOutWindow(
    of found: Found, keeps: Bool = true, text: Rope, source: inout some LineSource,
    fonts: inout some FontSource
  ) -> LaidLine {
    let start = ByteOffset(found.before.bytes)
    if found.element.isExact, let layout = lines.value(for: found.element.serial) {
      return LaidLine(
        index: found.index, start: start, y: found.before.height, layout: layout)
    }
    let line = text.lineRange(found.before.lines)
    let layout = makeWindow(
      from: start, target: target(of: found.element), of: line, in: text, source: &source,
      fonts: &fonts)
    let end =
      layout.endsLine ? lineEnd(found.before.lines, in: text) : start.utf8 + layout.sourceCount
    if keeps { lines.insert(layout, for: layout.serial) }
    replace(found, by: LayoutElement(layout, bytes: end - start.utf8), end: end)
    return LaidLine(index: found.index, start: start, y: found.before.height, layout: layout)
  }

  /// The window that holds an offset of a long line; those that lead up to it are laid out on the
  /// way.
  mutating func window(
    at offset: ByteOffset, text: Rope, source: inout some LineSource, fonts: inout some FontSource
  ) -> LaidLine {
    while true {
      let found = approach(offset.utf8, in: element(at: offset.utf8), text: text)
      let laid = layOutWindow(of: found, text: text, source: &source, fonts: &fonts)
      if laid.layout.endsLine || offset.utf8 < laid.start.utf8 + laid.layout.sourceCount {
        return laid
      }
    }
  }

  /// Cuts a line out of a span of lines.
  mutating func isolate(line: Int, of found: Found, text: Rope) -> Found {
    let number = found.before.lines + line
    let start = text.lineStart(number).utf8
    let end = lineEnd(number, in: text)
    var new: [LayoutElement] = []
    if line > 0 {
      let bytes = start - found.before.bytes
      new.append(found.element.part(lines: line, bytes: bytes, estimate, width))
    }
    let index = found.index + new.count
    new.append(found.element.part(lines: 1, bytes: end - start, estimate, width))
    let rest = found.element.lines - line - 1
    if rest > 0 {
      let bytes = found.before.bytes + found.element.bytes - end
      new.append(found.element.part(lines: rest, bytes: bytes, estimate, width))
    }
    tree.replaceSubrange(found.index..<(found.index + 1), with: new)
    return (index, tree.summary(upTo: index), tree[index])
  }

  /// How far a window should reach, from its start: to where the next one begins, if that is near.
  private func target(of element: LayoutElement) -> Int {
    element.bytes <= 3 * Self.windowSize / 2 ? element.bytes : Self.windowSize
  }

  private mutating func makeWindow(
    from start: ByteOffset, target: Int, of line: Range<ByteOffset>, in text: Rope,
    source: inout some LineSource, fonts: inout some FontSource
  ) -> LineLayout {
    let base = direction(of: line, in: text)
    let before = context(before: start, of: line, in: text)
    // Two rows and more: `LineLayout` does not take the last ones of a part for whole.
    var margin = max(Self.margin, Int(min(3 * width / estimate.byteWidth, 4096)))
    while true {
      let end = min(
        line.upperBound, text.scalarBoundary(atOrBefore: start.advanced(by: target + margin)))
      let layout = makeLine(
        start..<end, in: text,
        window: LineLayout.Window(
          startsLine: start == line.lowerBound,
          target: min(target, line.upperBound.utf8 - start.utf8),
          reachesEnd: end == line.upperBound, before: before),
        base: base, source: &source, fonts: &fonts)
      if !layout.rowEnds.isEmpty { return layout }
      margin *= 4
    }
  }

  /// The direction that a line's first strong character gives it, looked for near its start.
  private func direction(of line: Range<ByteOffset>, in text: Rope) -> BaseDirection {
    let end = min(line.upperBound, line.lowerBound.advanced(by: Self.directionReach))
    let bytes = text.bytes(in: line.lowerBound..<text.scalarBoundary(atOrBefore: end))
    return Bidi.paragraph(bytes, base: .natural).baseLevel & 1 == 1 ? .rightToLeft : .leftToRight
  }

  /// Some text before a window: its letters say which way numbers, marks and spaces go that a row
  /// begins with, and in which script.
  private func context(
    before start: ByteOffset, of line: Range<ByteOffset>, in text: Rope
  ) -> [UInt8] {
    let lower = max(line.lowerBound, start.advanced(by: -Self.context))
    return text.bytes(in: text.scalarBoundary(atOrBefore: lower)..<start)
  }

  /// Puts a window in the place of the part it begins, and of what it covers of the parts behind.
  private mutating func replace(_ found: Found, by window: LayoutElement, end: Int) {
    var new = [window]
    var last = found.index
    var covered = found.before.bytes + found.element.bytes
    var rest = found.element
    while covered < end, last + 1 < tree.count {
      last += 1
      rest = tree[last]
      covered += rest.bytes
    }
    if covered > end {
      // What is left of the last part begins with a row, too.
      let share = Double(covered - end) / Double(max(rest.bytes, 1))
      let rows = max(1, Int((Double(rest.rows) * share).rounded()))
      let height = (rest.height / Double(max(rest.rows, 1)) * Double(rows)).rounded()
      new.append(
        LayoutElement(
          lines: rest.lines, bytes: covered - end, rows: rows, height: height, isExact: false,
          startsInLine: true))
    }
    tree.replaceSubrange(found.index..<(last + 1), with: new)
    if !window.startsInLine { followDirection(ofWindowAt: found.index) }
  }

  /// Forgets the windows behind a line's first one where that has turned the line round.
  private mutating func followDirection(ofWindowAt index: Int) {
    let isRightToLeft = tree[index].isRightToLeft
    var next = index + 1
    while next < tree.count, tree[next].startsInLine, !tree[next].isExact { next += 1 }
    guard next < tree.count, tree[next].startsInLine, tree[next].isRightToLeft != isRightToLeft
    else { return }
    var rest = tree[index + 1]
    var end = index + 2
    while end < tree.count, tree[end].startsInLine {
      rest = rest + tree[end]
      end += 1
    }
    rest.isExact = false
    rest.serial = 0
    tree.replaceSubrange(index + 1..<end, with: CollectionOfOne(rest))
  }
}

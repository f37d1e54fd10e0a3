internal import TextRope

/// A line, or a window of a long one, that is laid out, and where it lies.
struct LaidLine {
  /// In the tree.
  var index: Int
  /// Of its first byte.
  var start: ByteOffset
  var y: Double
  var layout: LineLayout

  var maxY: Double { y + layout.height }
}

extension DocumentLayout {
  typealias Found = (index: Int, before: LayoutSummary, element: LayoutElement)

  /// Lays out one line of an element, which splits where it is a span.
  mutating func layOut(
    line: Int, of found: Found, text: Rope, source: inout some LineSource,
    fonts: inout some FontSource
  ) -> LaidLine {
    if found.element.isPartOfLongLine {
      return layOutWindow(of: found, text: text, source: &source, fonts: &fonts)
    }
    if found.element.lines == 1, let layout = lines.value(for: found.element.serial) {
      return LaidLine(
        index: found.index, start: ByteOffset(found.before.bytes), y: found.before.height,
        layout: layout)
    }
    if found.element.isExact, found.element.lines > 1 {
      return expand(found, line: line, text: text, source: &source, fonts: &fonts)
    }
    let number = found.before.lines + line
    let range = text.lineRange(number)
    let end = lineEnd(number, in: text)
    if range.count > LayoutElement.longLine {
      let window = isolate(line: line, of: found, text: text)
      return layOutWindow(of: window, text: text, source: &source, fonts: &fonts)
    }
    var new: [LayoutElement] = []
    if line > 0 {
      let bytes = range.lowerBound.utf8 - found.before.bytes
      new.append(found.element.part(lines: line, bytes: bytes, estimate, width))
    }
    let layout = makeLine(range, source: &source, fonts: &fonts)
    let y = found.before.height + (new.first?.height ?? 0)
    let laid = LaidLine(
      index: found.index + new.count, start: range.lowerBound, y: y, layout: layout)
    new.append(keep(layout, bytes: end - range.lowerBound.utf8))
    let rest = found.element.lines - line - 1
    if rest > 0 {
      let bytes = found.before.bytes + found.element.bytes - end
      new.append(found.element.part(lines: rest, bytes: bytes, estimate, width))
    }
    tree.replaceSubrange(found.index..<(found.index + 1), with: new)
    return laid
  }

  /// Lays out every line of a span whose sum is exact, so that none of it becomes an estimate again.
  private mutating func expand(
    _ found: Found, line: Int, text: Rope, source: inout some LineSource,
    fonts: inout some FontSource
  ) -> LaidLine {
    var new: [LayoutElement] = []
    var y = found.before.height
    var laid: LaidLine?
    for i in 0..<found.element.lines {
      let number = found.before.lines + i
      let range = text.lineRange(number)
      let layout = makeLine(range, source: &source, fonts: &fonts)
      if i == line || laid == nil {
        laid = LaidLine(index: found.index + i, start: range.lowerBound, y: y, layout: layout)
      }
      new.append(keep(layout, bytes: lineEnd(number, in: text) - range.lowerBound.utf8))
      y += layout.height
    }
    tree.replaceSubrange(found.index..<(found.index + 1), with: new)
    guard let laid else { preconditionFailure("a span holds at least one line") }
    return laid
  }

  mutating func keep(_ layout: LineLayout, bytes: Int) -> LayoutElement {
    lines.insert(layout, for: layout.serial)
    return LayoutElement(layout, bytes: bytes)
  }

  /// The line that holds an offset; a newline belongs to the line that it ends.
  mutating func line(
    at offset: ByteOffset, text: Rope, source: inout some LineSource, fonts: inout some FontSource
  ) -> LaidLine {
    let offset = min(max(offset, .zero), text.end)
    let found = element(at: offset.utf8)
    if found.element.isPartOfLongLine {
      return window(at: offset, text: text, source: &source, fonts: &fonts)
    }
    let number = text.line(containing: offset)
    let range = text.lineRange(number)
    if range.count > LayoutElement.longLine {
      _ = isolate(line: number - found.before.lines, of: found, text: text)
      return window(at: offset, text: text, source: &source, fonts: &fonts)
    }
    let line = number - found.before.lines
    return layOut(line: line, of: found, text: text, source: &source, fonts: &fonts)
  }

  /// The line at a height, the first or last one beyond the text.
  ///
  /// In an estimated span the line, or the place in a long one, is guessed by its share; when its
  /// real height is known, the search goes on, and each round leaves one estimate less.
  mutating func line(
    atY y: Double, text: Rope, source: inout some LineSource, fonts: inout some FontSource
  ) -> LaidLine {
    while true {
      var found = tree.first { $0.height > y } ?? lastElement
      let share = min(max((y - found.before.height) / max(found.element.height, 1), 0), 1)
      if found.element.isPartOfLongLine {
        let place = found.before.bytes + Int(share * Double(found.element.bytes))
        found = approach(place, in: found, text: text)
      }
      let guess = Int((share * Double(found.element.lines)).rounded(.down))
      let wasExact = found.element.isExact && found.element.lines <= 1
      let laid = layOut(
        line: min(guess, found.element.lines - 1), of: found, text: text, source: &source,
        fonts: &fonts)
      if wasExact || (y >= laid.y && y < laid.maxY) { return laid }
    }
  }

  /// The line after (before) another; nil at the text's end (start).
  mutating func line(
    _ direction: VerticalDirection, _ line: LaidLine, text: Rope, source: inout some LineSource,
    fonts: inout some FontSource
  ) -> LaidLine? {
    let index = direction == .below ? line.index + 1 : line.index - 1
    guard index >= 0, index < tree.count else { return nil }
    let found = (index, tree.summary(upTo: index), tree[index])
    if direction == .above {
      // What lies above may not be laid out, least of all as far as here.
      return self.line(
        at: line.start.advanced(by: -1), text: text, source: &source, fonts: &fonts)
    }
    return layOut(line: 0, of: found, text: text, source: &source, fonts: &fonts)
  }

  /// A row of a line with everything in its place.
  mutating func row(
    _ row: Int, of line: LineLayout, fonts: inout some FontSource
  ) -> RowLayout {
    let key = RowKey(serial: line.serial, row: row)
    if let known = rows.value(for: key) { return known }
    let made = line.row(row, fonts: &fonts, counters: &counters)
    rows.insert(made, for: key)
    return made
  }
}

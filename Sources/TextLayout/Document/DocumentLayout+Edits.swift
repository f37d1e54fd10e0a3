package import TextRope

extension DocumentLayout {
  /// Up to so many new lines stand in the tree one by one; more are one span.
  private static let linesKeptApart = 16
  /// Up to so many elements keep their own heights when they are invalidated.
  private static let elementsKeptApart = 64

  /// Follows an edit.
  ///
  /// Lines it touched become unknown. A line that stays one line keeps its last height as the
  /// estimate.
  ///
  /// - Complexity: O(log *n* + *m*).
  /// - Parameters:
  ///   - edit: What was done.
  ///   - restyled: Bytes of `text` whose styles changed with it; `invalidate` is told of them next.
  ///   - text: The text after it.
  package mutating func apply(_ edit: RopeEdit, restyled: Range<ByteOffset>? = nil, text: Rope) {
    compactIfLarge()
    let first = element(at: edit.range.lowerBound.utf8)
    let last = element(at: edit.range.upperBound.utf8)
    if first.element.isPartOfLongLine || last.element.isPartOfLongLine {
      let start = firstToChange(edit.range.lowerBound.utf8, in: first)
      if let restyled { forgetWindows(from: restyled.lowerBound, before: start) }
      return applyToLongLine(edit, first: start, last: last, text: text)
    }
    let firstLine = text.line(containing: edit.rangeAfter.lowerBound)
    let lastLine = text.line(containing: edit.rangeAfter.upperBound)
    let all = tree.summary

    // Lines of the first element before the edit, and of the last one after it.
    let start = text.lineStart(firstLine).utf8
    let end = lineEnd(lastLine, in: text)
    let head = (lines: firstLine - first.before.lines, bytes: start - first.before.bytes)
    let linesAfterLast = all.lines - last.before.lines - last.element.lines
    let bytesAfterLast = all.bytes - last.before.bytes - last.element.bytes
    let tail = (
      lines: text.lineCount - lastLine - 1 - linesAfterLast,
      bytes: text.utf8Count - end - bytesAfterLast
    )
    var new: [LayoutElement] = []
    if head.lines > 0 {
      new.append(first.element.part(lines: head.lines, bytes: head.bytes, estimate, width))
    }
    if firstLine == lastLine, first.index == last.index, first.element.lines == 1 {
      var line = first.element
      line.bytes = end - start
      line.isExact = false
      line.serial = 0
      new.append(line)
    } else if lastLine - firstLine < Self.linesKeptApart {
      for line in firstLine...lastLine {
        let bytes = lineEnd(line, in: text) - text.lineStart(line).utf8
        new.append(estimate.element(lines: 1, bytes: bytes, width: width))
      }
    } else {
      new.append(
        estimate.element(lines: lastLine - firstLine + 1, bytes: end - start, width: width))
    }
    if tail.lines > 0 {
      new.append(last.element.part(lines: tail.lines, bytes: tail.bytes, estimate, width))
    }
    tree.replaceSubrange(first.index..<(last.index + 1), with: new)
  }

  /// Forgets the layout of the lines that a range touches, since their styles changed.
  ///
  /// Their last height stands as the estimate.
  ///
  /// - Complexity: O(log *n*) and what it takes to free the elements in the range.
  package mutating func invalidate(_ range: Range<ByteOffset>, text: Rope) {
    let start = element(at: range.lowerBound.utf8)
    // A part that is not exact will be laid out with the one before it, or after it.
    let first =
      start.element.isPartOfLongLine && start.element.isExact
      ? firstToChange(range.lowerBound.utf8, in: start).index : start.index
    // A range up to the text's end touches the last line, also when that one is empty.
    let reachesEnd = range.upperBound.utf8 >= text.utf8Count
    let last =
      reachesEnd
      ? tree.count - 1 : element(at: max(range.lowerBound.utf8, range.upperBound.utf8 - 1)).index
    if last - first < Self.elementsKeptApart || tree[first].isPartOfLongLine
      || tree[last].isPartOfLongLine
    {
      return forgetRows(first...last)
    }
    let before = tree.summary(upTo: first)
    let through = tree.summary(upTo: last + 1)
    tree.replaceSubrange(
      first..<(last + 1),
      with: CollectionOfOne(
        LayoutElement(
          lines: through.lines - before.lines, bytes: through.bytes - before.bytes,
          rows: through.rows - before.rows, height: through.height - before.height, isExact: false))
    )
  }

  /// Makes estimates of the heights of elements.
  mutating func forgetRows(_ indices: ClosedRange<Int>) {
    for i in indices {
      var element = tree[i]
      element.isExact = false
      element.serial = 0
      tree.update(at: i, with: element)
    }
  }

  /// The offset after a line and its newline.
  func lineEnd(_ line: Int, in text: Rope) -> Int {
    line + 1 < text.lineCount ? text.lineStart(line + 1).utf8 : text.utf8Count
  }

  /// The element that holds a byte, the last one for the text's end.
  func element(
    at offset: Int
  ) -> (index: Int, before: LayoutSummary, element: LayoutElement) {
    tree.first { $0.bytes > offset } ?? lastElement
  }

  var lastElement: (index: Int, before: LayoutSummary, element: LayoutElement) {
    let index = tree.count - 1
    return (index, tree.summary(upTo: index), tree[index])
  }
}

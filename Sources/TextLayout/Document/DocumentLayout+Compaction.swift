internal import TextRope

extension DocumentLayout {
  /// Joins what nobody looks at any more into spans, once the tree has doubled since last time.
  ///
  /// Scrolling through a long text leaves an element for each of its lines, which would cost more
  /// than the text. Lines that are still laid out stay apart.
  ///
  /// - Complexity: O(1) for each line laid out since the last time, amortised.
  mutating func compactIfLarge() {
    guard tree.count >= compactionLimit else { return }
    var joined: [LayoutElement] = []
    tree.forEach(in: 0..<tree.count) { _, _, element in
      if let last = joined.last, canJoin(last, element) {
        joined[joined.count - 1] = last + element
      } else {
        joined.append(element)
      }
      return true
    }
    tree = SumTree(joined)
    compactionLimit = max(2048, 2 * joined.count)
  }

  /// True for neighbours that are both estimates, or both exact and together no larger than an
  /// exact span may be.
  private func canJoin(_ a: LayoutElement, _ b: LayoutElement) -> Bool {
    guard !a.isPartOfLongLine, !b.isPartOfLongLine, a.isExact == b.isExact,
      !lines.contains(a.serial), !lines.contains(b.serial)
    else {
      return false
    }
    let work = Self.work(lines: a.lines + b.lines, bytes: a.bytes + b.bytes)
    return !a.isExact || work <= Self.spanLimit
  }
}

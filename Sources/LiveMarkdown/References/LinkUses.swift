internal import TextRope

/// Where labels are used in what was parsed of a text, defined or not: the index from a label to the
/// lines that a definition of it restyles.
///
/// ```
///   text     …………… [a] … [b] ………………… [a] ……
///   tree     gap  │ a, b     │ gap   │ a │ gap        bytes and uses
///   bits     0001   0110       0000    0010           of all below, in each node
/// ```
///
/// A node's bits say which labels may be used below it, so that a search goes down only where one
/// is. What was never parsed was told to nobody and has nothing to restyle.
struct LinkUses: Sendable {
  private var stretches: SumTree<UseStretch>

  /// Uses that begin within so many bytes share a stretch.
  private static let span = 1024
  /// More of them are not told apart.
  private static let most = 64

  init(bytes: Int) {
    stretches = SumTree(bytes > 0 ? [UseStretch(bytes: bytes)] : [])
  }

  // MARK: Looking

  /// The uses of labels in the next stretch that may have one, and where that ends; nil where no
  /// further one has.
  ///
  /// - Complexity: O(log *n*)
  func next(of labels: LabelSet, from position: Int) -> (uses: [LinkUse], end: Int)? {
    guard let first = stretches.first(where: { $0.bytes > position }) else { return nil }
    let mask = labels.mask
    let rest = stretches[first.index..<stretches.count]
    guard let found = rest.first(where: { $0.mask & mask != 0 }) else { return nil }
    let start = first.before.bytes + found.before.bytes
    return (
      found.element.uses(from: start).filter { labels.contains($0.label) },
      start + found.element.bytes
    )
  }

  // MARK: Changing

  /// Follows an edit: a use that it touches stays, round what it put there.
  ///
  /// - Complexity: O(log *n*) and the uses in the stretches that it touches.
  mutating func apply(_ edit: RopeEdit) {
    let delta = edit.replacement.utf8Count - edit.range.count
    let range = edit.range.lowerBound.utf8..<edit.range.upperBound.utf8
    let (indices, span, uses) = touched(range)
    if uses.isEmpty {
      let bytes = span.count + delta
      stretches.replaceSubrange(indices, with: bytes > 0 ? [UseStretch(bytes: bytes)] : [])
      return
    }
    let carried = uses.compactMap { use -> LinkUse? in
      let isGone =
        range.lowerBound <= use.range.lowerBound && use.range.upperBound <= range.upperBound
      if isGone { return nil }
      var use = use
      let lower = edit.carry(ByteOffset(use.range.lowerBound), forward: false)
      let upper = edit.carry(ByteOffset(use.range.upperBound), forward: true)
      use.range = lower.utf8..<max(lower.utf8, upper.utf8)
      return use
    }
    put(carried, into: indices, at: span.lowerBound..<span.upperBound + delta)
  }

  /// Puts the uses of a part that was parsed in place of those that were known there.
  ///
  /// - Complexity: O(log *n* + *u*) in the uses in the stretches of the part.
  mutating func replace(_ part: Range<Int>, with new: [LinkUse]) {
    // Most texts use none.
    if part.isEmpty || new.isEmpty && stretches.summary.mask == 0 { return }
    let (indices, span, uses) = touched(part)
    if uses.isEmpty && new.isEmpty { return }
    let others = uses.filter { !part.contains($0.range.lowerBound) }
    put(
      (others + new).sorted { $0.range.lowerBound < $1.range.lowerBound }, into: indices, at: span)
  }

  /// The stretches that a range touches, the bytes and the uses that they have.
  private func touched(
    _ range: Range<Int>
  ) -> (indices: Range<Int>, span: Range<Int>, uses: [LinkUse]) {
    guard let first = stretches.first(where: { $0.bytes >= range.lowerBound }) else {
      return (0..<0, 0..<0, [])
    }
    var (end, index) = (first.before.bytes, first.index)
    var uses: [LinkUse] = []
    stretches.forEach(in: first.index..<stretches.count) { _, before, stretch in
      if before.bytes > range.upperBound { return false }
      uses += stretch.uses(from: before.bytes)
      end = before.bytes + stretch.bytes
      index += 1
      return true
    }
    return (first.index..<index, first.before.bytes..<end, uses)
  }

  private mutating func put(_ uses: [LinkUse], into indices: Range<Int>, at span: Range<Int>) {
    var new: [UseStretch] = []
    var end = span.lowerBound
    var i = 0
    while i < uses.count {
      let start = uses[i].range.lowerBound
      var (last, upper) = (i, uses[i].range.upperBound)
      while last + 1 < uses.count,
        uses[last + 1].range.lowerBound < max(upper, start + Self.span)
      {
        last += 1
        upper = max(upper, uses[last].range.upperBound)
      }
      if start > end { new.append(UseStretch(bytes: start - end)) }
      new.append(Self.stretch(start..<upper, uses[i...last]))
      end = upper
      i = last + 1
    }
    if end < span.upperBound { new.append(UseStretch(bytes: span.upperBound - end)) }
    stretches.replaceSubrange(indices, with: new)
  }

  private static func stretch(_ range: Range<Int>, _ uses: ArraySlice<LinkUse>) -> UseStretch {
    if uses.count <= most { return UseStretch(range, uses: uses) }
    let isLocal = uses.allSatisfy(\.isLocal)
    let any = LinkUse(range: range, label: LinkUse.anyLabel, isLocal: isLocal)
    return UseStretch(range, uses: CollectionOfOne(any))
  }
}

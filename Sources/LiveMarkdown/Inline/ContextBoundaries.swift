internal import TextRope

/// Places of a long paragraph from which it can be parsed as well as from its start, one every
/// `spacing` or so, found as far as they were needed.
///
/// Whether a backtick opens a code span or closes one depends on all that stand before it, so a
/// parse may not begin just anywhere.
///
/// ```
///   paragraph   ├──────┬──────┬──────┬──────┬──────┬─────────────── … ┤
///   before      0      p      p      p      p      p   known so far
///   an edit                      ✎
///   after       0      p   ?      ?  former  former
///                          └─ scanned again until a former place is met: from there on
///                             nothing changed
/// ```
struct ContextBoundaries: Sendable {
  private(set) var block: Range<ByteOffset>
  /// In bytes from the block's start, in order; never empty.
  private var places = [0]
  /// Places from before an edit, where they lie now; they count again once scanning meets one.
  private var former: [Int] = []
  /// The labels whose definitions have a say in where they lie.
  private var labels = LabelSet.none

  private static let spacing = 16 * 1024
  private static let stride = 64 * 1024

  init(_ block: Range<ByteOffset>) { self.block = block }

  /// True where nothing beyond the places scanned again may have changed.
  var isSettled: Bool { former.isEmpty }

  /// Whether the places may lie elsewhere where labels lead elsewhere.
  func depends(on changed: LabelSet) -> Bool {
    switch labels {
    case .some(let labels): labels.contains { changed.contains($0) }
    case .all: !changed.isEmpty
    }
  }

  /// The last place at or before an offset.
  func place(atOrBefore offset: ByteOffset) -> ByteOffset {
    let wanted = offset.utf8 - block.lowerBound.utf8
    var low = 0
    var high = places.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if places[middle] <= wanted { low = middle } else { high = middle }
    }
    return block.lowerBound.advanced(by: places[low])
  }

  /// Finds the places up to an offset.
  ///
  /// - Complexity: O(*k*) in the bytes between the last known place and the offset.
  mutating func extend(
    to offset: ByteOffset, in text: Rope, _ rules: InlineRules, _ links: LinkResolver?
  ) {
    let wanted = min(offset.utf8 - block.lowerBound.utf8, block.count)
    while let last = places.last, last + Self.spacing <= wanted {
      let start = block.lowerBound.advanced(by: last)
      let end = min(block.upperBound, start.advanced(by: Self.stride + InlineParser.reach))
      let bytes = text.bytes(in: start..<text.scalarBoundary(atOrBefore: end))
      bytes.withUnsafeBufferPointer { source in
        var scanner = BoundaryScanner(rules, in: source, links)
        labels.formUnion(.some(scanner.labels))
        // All of what was read: most of it is asked for next.
        scan(from: last, to: min(block.count, last + Self.stride)) { target in
          last + scanner.boundary(atOrAfter: target - last, in: source)
        }
      }
      // What is left of the paragraph lies in one pair.
      if places.last == last { return }
    }
  }

  private mutating func scan(from start: Int, to end: Int, boundary: (Int) -> Int) {
    var place = start
    while place + Self.spacing <= end {
      former.removeAll { $0 <= place }
      let target = former.first { $0 <= place + 2 * Self.spacing } ?? place + Self.spacing
      place = boundary(target)
      if place >= block.count { return }
      if place == former.first {
        places += former
        former = []
        return
      }
      places.append(place)
    }
  }

  /// The same, of a block of which more or less is scanned now.
  func moved(to block: Range<ByteOffset>) -> ContextBoundaries {
    if block == self.block { return self }
    var moved = self
    moved.block = block
    // Near its end a mark without a mate may have one now.
    let end = min(block.count, self.block.count) - InlineParser.reach
    moved.places = places.filter { $0 == 0 || $0 <= end }
    moved.former = former.filter { $0 <= end }
    return moved
  }

  /// Follows an edit inside the block of which nothing shows outside a part: nothing is open at its
  /// ends, before or after.
  func carried(through edit: RopeEdit, within part: Range<ByteOffset>) -> ContextBoundaries {
    let delta = edit.replacement.utf8Count - edit.range.count
    let lower = part.lowerBound.utf8 - block.lowerBound.utf8
    let upper = part.upperBound.utf8 - block.lowerBound.utf8 - delta
    func moved(_ places: [Int]) -> [Int] {
      places.compactMap { $0 <= lower ? $0 : $0 >= upper ? $0 + delta : nil }
    }
    var after = self
    after.block = block.lowerBound..<block.upperBound.advanced(by: delta)
    after.places = moved(places)
    after.former = moved(former)
    return after
  }

  /// Follows an edit: the places that still hold, and those that have to be met again; nil where
  /// the paragraph is another one.
  func carried(through edit: RopeEdit, touching touched: Range<ByteOffset>) -> ContextBoundaries? {
    let delta = edit.replacement.utf8Count - edit.range.count
    var after = self
    if edit.range.upperBound < block.lowerBound {
      after.block =
        block.lowerBound.advanced(by: delta)..<block.upperBound.advanced(by: delta)
      return after.block.overlaps(touched) ? nil : after
    }
    if edit.range.lowerBound > block.upperBound { return block.overlaps(touched) ? nil : self }
    guard touched == block.lowerBound..<block.upperBound.advanced(by: delta) else { return nil }
    after.block = touched
    let lower = edit.range.lowerBound.utf8 - block.lowerBound.utf8
    let upper = edit.range.upperBound.utf8 - block.lowerBound.utf8
    // A mark that found no mate within its reach may have one now.
    after.places = places.filter { $0 == 0 || $0 + InlineParser.reach <= lower }
    after.former = (places + former).filter { $0 > upper }.map { $0 + delta }
    return after
  }
}

internal import TextRope

/// The definitions of a text, by place and by label.
///
/// ```
///   text      …[a]: u⏎…………[b]: v⏎[a]: w⏎…
///   places    gap, 7 │ gap, 7 │ 0, 7            in order of the text: an edit changes one gap
///   ranks        10       20      30
///   labels    (a, 10) (a, 30) (b, 20)           in order of the labels: the first a counts
/// ```
///
/// A rank leads from a label to a place. It is a number between those of the neighbours, so that
/// neither list names an offset that an edit before it would have to change.
///
/// What lies beyond the watermark of the blocks stays as it was known until lines are scanned again;
/// where an edit touched a definition there, it is gone till then.
struct LinkDefinitions: Sendable {
  private var places = SumTree<PlacedDefinition>()
  private var labels = SumTree<RankedLabel>()

  var count: Int { places.count }

  // MARK: Looking

  /// Where the definition of a label stands that counts, the first one.
  ///
  /// - Complexity: O(log *d*) in the definitions.
  func place(of label: UInt64) -> Range<Int>? {
    first(label).map { found in
      let start = found.before.bytes + found.element.gap
      return start..<start + found.element.count
    }
  }

  private typealias Found = (
    index: Int, before: PlacedDefinitionSummary, element: PlacedDefinition
  )

  private func first(_ label: UInt64) -> Found? {
    let wanted = RankedLabel(label: label, rank: 0)
    guard let entry = labels.first(where: { $0 >= wanted })?.element, entry.label == label
    else { return nil }
    return places.first { $0.rank >= entry.rank }
  }

  // MARK: Changing

  /// Follows a change.
  ///
  /// - Complexity: O((*m* + 1) log *d*), *m* the definitions in the changed part before and after.
  /// Of very many it is O(*d* + *m*).
  ///
  /// - Returns: The labels that lead elsewhere now, or nowhere, or did before.
  mutating func apply(_ change: DefinitionChange) -> LabelSet {
    let lower = places.first { $0.bytes > change.old.lowerBound }
    guard let lower else {
      return change.found.isEmpty
        ? .none
        : replace(places.count..<places.count, [], with: change.found, after: places.summary)
    }
    var gone: [PlacedDefinition] = []
    var next: (start: Int, element: PlacedDefinition)?
    places.forEach(in: lower.index..<places.count) { _, before, element in
      let start = before.bytes + element.gap
      if start >= change.old.upperBound {
        next = (start, element)
      } else {
        gone.append(element)
      }
      return next == nil
    }
    let range = lower.index..<lower.index + gone.count
    let changed =
      gone.isEmpty && change.found.isEmpty
      ? .none : replace(range, gone, with: change.found, after: lower.before)
    // The gap before the next one takes up what the change added.
    if var (start, element) = next {
      let index = lower.index + change.found.count
      start += change.count - change.old.count
      let end = places.summary(upTo: index).bytes
      element = places[index]
      element.gap = start - end
      places.update(at: index, with: element)
    }
    return changed
  }

  private mutating func replace(
    _ range: Range<Int>, _ gone: [PlacedDefinition], with found: [FoundDefinition],
    after before: PlacedDefinitionSummary
  ) -> LabelSet {
    let isBulk = gone.count > Self.bulk
    let touched = isBulk ? [] : Set(gone.map(\.label) + found.map(\.label))
    let contents = touched.map { first($0)?.element.content }
    if isBulk { removeRanks(of: gone) }
    for definition in gone where !isBulk { remove(definition.entry) }
    let ranks =
      gone.count == found.count ? gone.map(\.rank) : makeRanks(found.count, replacing: range)
    var end = before.bytes
    let new = zip(found, ranks).map { definition, rank in
      defer { end = definition.start + definition.count }
      return PlacedDefinition(
        gap: definition.start - end, count: definition.count, label: definition.label,
        content: definition.content, rank: rank)
    }
    places.replaceSubrange(range, with: new)
    for definition in new { insert(definition.entry) }
    if isBulk { return .all }
    return LabelSet(
      keys: zip(touched, contents).filter { first($0)?.element.content != $1 }.map { $0.0 })
  }

  /// So many are not looked up one by one when they go.
  private static let bulk = 1024

  private mutating func removeRanks(of gone: [PlacedDefinition]) {
    guard let first = gone.first, let last = gone.last else { return }
    var kept: [RankedLabel] = []
    labels.forEach(in: 0..<labels.count) { _, _, entry in
      if !(first.rank...last.rank).contains(entry.rank) { kept.append(entry) }
      return true
    }
    labels = SumTree(kept)
  }

  private mutating func insert(_ entry: RankedLabel) {
    let index = labels.first { $0 >= entry }?.index ?? labels.count
    labels.replaceSubrange(index..<index, with: CollectionOfOne(entry))
  }

  private mutating func remove(_ entry: RankedLabel) {
    guard let found = labels.first(where: { $0 >= entry }), found.element == entry else { return }
    labels.replaceSubrange(found.index..<found.index + 1, with: [])
  }
}

// MARK: Ranks

extension LinkDefinitions {
  /// Between two neighbours, to begin with; so many definitions fit into a text of any size.
  private static let spacing: UInt64 = 1 << 32
  /// Where the first one stands, so that there is room before it.
  private static let middle: UInt64 = 1 << 62

  /// Ranks for definitions in place of some.
  private mutating func makeRanks(_ count: Int, replacing range: Range<Int>) -> [UInt64] {
    if count == 0 { return [] }
    let needed = UInt64(count) + 1
    let isLast = range.upperBound == places.count
    if range.lowerBound == 0, isLast {
      return (1..<needed).map { Self.middle + $0 * Self.spacing }
    }
    let before = range.lowerBound > 0 ? places[range.lowerBound - 1].rank : nil
    let after = isLast ? nil : places[range.upperBound].rank
    let low = before ?? after.map { $0 - min($0, needed * Self.spacing) } ?? Self.middle
    let high = after ?? low + needed * Self.spacing
    if high - low > needed {
      // Not halves: lines are mostly added behind one another.
      let step = min((high - low) / needed, max(1, Self.spacing >> 16))
      return (1..<needed).map { low + $0 * step }
    }
    makeRoom(around: range, count)
    return makeRanks(count, replacing: range)
  }

  /// Spreads the ranks of neighbours, of the more the closer they stand.
  private mutating func makeRoom(around range: Range<Int>, _ count: Int) {
    var width = 32
    while true {
      let window = max(0, range.lowerBound - width)..<min(places.count, range.upperBound + width)
      let low = window.lowerBound > 0 ? places[window.lowerBound - 1].rank : 0
      let high = window.upperBound < places.count ? places[window.upperBound].rank : 2 * Self.middle
      let step = (high - low) / UInt64(window.count + 1)
      if step > UInt64(2 * count) << 8 || window.count == places.count {
        spread(window, except: range, from: low, by: step)
        return
      }
      width *= 2
    }
  }

  /// Those of a range are in no list of labels any more.
  private mutating func spread(
    _ window: Range<Int>, except range: Range<Int>, from low: UInt64, by step: UInt64
  ) {
    var new: [PlacedDefinition] = []
    places.forEach(in: window) { index, _, element in
      if !range.contains(index) { remove(element.entry) }
      new.append(element)
      return true
    }
    for i in new.indices {
      new[i].rank = low + UInt64(i + 1) * step
      if !range.contains(window.lowerBound + i) { insert(new[i].entry) }
    }
    places.replaceSubrange(window, with: new)
  }
}

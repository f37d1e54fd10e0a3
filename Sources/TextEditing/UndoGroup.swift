internal import TextRope

/// Edits that one undo takes back together.
struct UndoGroup: Sendable, Equatable {
  /// The inverse edits, oldest first: undo applies them from the last to the first.
  private(set) var inverses: [RopeEdit]
  /// The selection before the first edit.
  var before: Selection
  /// The selection after the last.
  var after: Selection

  init(inverses: [RopeEdit], before: Selection, after: Selection) {
    self.inverses = inverses
    self.before = before
    self.after = after
  }

  /// What the group holds of the heap as it is here, unpacked.
  ///
  /// O(edits), of which an open group has few.
  var heapBytes: Int { inverses.reduce(inverses.heapBytes) { $0 + $1.replacement.heapBytes } }

  /// Adds the inverse of an edit that came after the others.
  ///
  /// A letter typed behind the last, or deleted next to it, makes its inverse longer, so that a
  /// page of typing is one edit to take back.
  mutating func append(_ inverse: RopeEdit) {
    if let last = inverses.last, let both = Self.joined(last, then: inverse) {
      inverses[inverses.count - 1] = both
    } else {
      inverses.append(inverse)
    }
  }

  /// The one edit that does what undoing the later edit and then the earlier one does, where that
  /// is one of the plain cases.
  private static func joined(_ earlier: RopeEdit, then later: RopeEdit) -> RopeEdit? {
    let place = later.range.lowerBound
    if later.replacement.isEmpty, earlier.range.lowerBound <= place,
      place <= earlier.range.upperBound
    {
      // The later edit put text into, or behind, what the earlier one had put there.
      let upper = earlier.range.upperBound.advanced(by: later.range.count)
      return RopeEdit(
        range: earlier.range.lowerBound..<upper, replacement: earlier.replacement)
    }
    guard earlier.range.isEmpty, later.range.isEmpty else { return nil }
    if later.rangeAfter.upperBound == earlier.range.lowerBound {
      return RopeEdit(range: place..<place, replacement: later.replacement + earlier.replacement)
    }
    if place == earlier.range.lowerBound {
      return RopeEdit(range: place..<place, replacement: earlier.replacement + later.replacement)
    }
    return nil
  }
}

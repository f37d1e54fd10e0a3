internal import Drawing

/// What kind of difference two pictures have; the first that holds.
nonisolated package enum Verdict: String, Sendable, CaseIterable {
  /// They are not of one size.
  case size
  /// Every pixel that counts has the same value.
  case identical
  /// Edges are smoothed otherwise, and nothing else.
  case antialiasing
  /// No more pixels differ than may.
  case within
  /// What differs is the same, but lies elsewhere.
  case shifted
  /// What differs is the same in other colours.
  case colour
  case different
}

nonisolated extension PictureComparison {
  /// Tells what kind of difference there is.
  ///
  /// - Complexity: O(pixels): the search for a shift, up to 16 pixels each way, has a bound.
  package func verdict(_ limit: DifferenceLimit) -> Verdict {
    if !difference.isSameSize { return .size }
    if difference.unequalCount == 0 { return .identical }
    if difference.solidCount == 0, difference.antialiasedCount > 0 { return .antialiasing }
    if limit.allows(difference) { return .within }
    guard let box = difference.box else { return .different }
    if Shift(self, in: box).isFound { return .shifted }
    if Recolouring(self, in: box).isFound { return .colour }
    return .different
  }
}

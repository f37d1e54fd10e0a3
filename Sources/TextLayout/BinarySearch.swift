extension RandomAccessCollection where Index == Int {
  /// The first index whose element satisfies a condition that, once true, stays true; `endIndex`
  /// where none does.
  ///
  /// - Complexity: O(log *n*).
  func firstSorted(where isReached: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if isReached(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension DisplayList {
  package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// Disjoint rectangles that cover everything that differs between two lists.
  ///
  /// Repainting them on the old picture gives the new one. That holds since a pixel outside them is
  /// covered by the same items in the same order in both lists: they cover the items that only one
  /// list has, and those that changed their place among the ones that stayed. Lists of different
  /// size or scale differ everywhere.
  ///
  /// - Complexity: O(*n*) for equal beginnings and ends, O(*m* log *m*) for the *m* items between.
  package static func damage(from old: DisplayList, to new: DisplayList) -> [PixelRect] {
    guard old.width == new.width, old.height == new.height, old.scale == new.scale else {
      return new.bounds.isEmpty ? [] : [new.bounds]
    }
    let shorter = min(old.items.count, new.items.count)
    var prefix = 0
    while prefix < shorter, old.items[prefix] == new.items[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix,
      old.items[old.items.count - 1 - suffix] == new.items[new.items.count - 1 - suffix]
    {
      suffix += 1
    }
    var region = DamageRegion()
    let before = old.items[prefix..<(old.items.count - suffix)]
    let after = new.items[prefix..<(new.items.count - suffix)]
    for item in changedItems(from: before, to: after) {
      region.insert(item.inkBounds(scale: new.scale).intersection(new.bounds))
    }
    return region.rects
  }

  /// The items that only one list has, and those that both have in another order.
  private static func changedItems(
    from old: ArraySlice<DisplayItem>, to new: ArraySlice<DisplayItem>
  ) -> [DisplayItem] {
    if old.isEmpty { return Array(new) }
    if new.isEmpty { return Array(old) }
    // Equal items are interchangeable, so they are paired in the order in which they come.
    var places: [DisplayItem: [Int]] = [:]
    for i in old.indices.reversed() { places[old[i], default: []].append(i) }
    var changed: [DisplayItem] = []
    var paired: [Int] = []
    for item in new {
      if let place = places[item]?.popLast() { paired.append(place) } else { changed.append(item) }
    }
    for item in old where places[item]?.popLast() != nil { changed.append(item) }
    let kept = longestIncreasingSubsequence(paired)
    var next = 0
    for place in paired {
      if next < kept.count, kept[next] == place { next += 1 } else { changed.append(old[place]) }
    }
    return changed
  }

  /// Patience sorting (Fredman, 1975): the longest subsequence that rises, of distinct numbers.
  private static func longestIncreasingSubsequence(_ numbers: [Int]) -> [Int] {
    var lasts: [Int] = []  // Of each length, the index of the smallest number that ends one.
    var previous = Array(repeating: -1, count: numbers.count)
    for (i, number) in numbers.enumerated() {
      var (low, high) = (0, lasts.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[lasts[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[i] = lasts[low - 1] }
      if low == lasts.count { lasts.append(i) } else { lasts[low] = i }
    }
    var result: [Int] = []
    var i = lasts.last ?? -1
    while i >= 0 {
      result.append(numbers[i])
      i = previous[i]
    }
    return result.reversed()
  }
}

internal import Drawing

/// A search for one colour in the place of each other one.
nonisolated struct Recolouring {
  /// Whether shapes stayed and colours changed, none becoming another that was there.
  private(set) var isFound = false

  init(_ comparison: PictureComparison, in box: PixelRect) {
    // With what surrounds it, so that something that came or went on plain ground is told apart.
    let box = box.expanded(by: 1).intersection(comparison.common)
    var successors: [UInt32: UInt32] = [:]
    var predecessors: [UInt32: UInt32] = [:]
    var changedCount = 0
    for y in box.y..<box.maxY {
      for x in box.x..<box.maxX where comparison.fate(x, y) != .masked {
        let (old, new) = (comparison.expected.pixel(x, y), comparison.actual.pixel(x, y))
        if successors.updateValue(new, forKey: old) ?? new != new { return }
        if predecessors.updateValue(old, forKey: new) ?? old != old { return }
        if old != new { changedCount += 1 }
      }
    }
    // Where each pixel had a colour of its own, anything is one colour for another.
    let changedColors = successors.count { $0.key != $0.value }
    isFound = changedColors * 2 <= changedCount
  }
}

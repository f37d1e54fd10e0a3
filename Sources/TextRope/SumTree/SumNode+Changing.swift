extension SumNode {
  // MARK: Building

  /// Builds a tree of evenly filled nodes; nil without elements.
  @inlinable package static func build(_ elements: [Element]) -> SumNode? {
    if elements.isEmpty { return nil }
    var level = evenly(elements).map { SumNode(leaf: Array($0)) }
    while level.count > 1 { level = evenly(level).map { SumNode(inner: Array($0)) } }
    return level[0]
  }
  /// Cuts into as few parts as there can be; their lengths differ by one at most, so that each
  /// fills a node where there are several.
  @inlinable package static func evenly<Item>(_ items: [Item]) -> [ArraySlice<Item>] {
    let parts = (items.count + fanOut - 1) / fanOut
    return (0..<parts).map { items[items.count * $0 / parts..<items.count * ($0 + 1) / parts] }
  }

  // MARK: Joining

  /// The tree that holds the elements of two trees in order.
  ///
  /// O(difference of the heights).
  @inlinable package static func joined(_ left: SumNode, _ right: SumNode) -> SumNode {
    let top = join(left, right)
    return top.count == 1 ? top[0] : SumNode(inner: top)
  }
  @inlinable package static func joined(_ left: SumNode?, _ right: SumNode?) -> SumNode? {
    guard let left, let right else { return left ?? right }
    return joined(left, right) as SumNode
  }
  /// One or two nodes of the greater height; a root on either side may be underfull, and only
  /// a single result may be.
  @inlinable package static func join(_ left: SumNode, _ right: SumNode) -> [SumNode] {
    if left.height == right.height {
      if left.isFilled && right.isFilled { return [left, right] }
      switch (left.content, right.content) {
      case (.leaf(let a), .leaf(let b)):
        return evenly(a + b).map { SumNode(leaf: Array($0)) }
      case (.inner(let a), .inner(let b)):
        return evenly(a + b).map { SumNode(inner: Array($0)) }
      default: preconditionFailure("a leaf above height 0")
      }
    }
    if left.height > right.height, case .inner(let children) = left.content {
      let seam = join(children[children.count - 1], right)
      return evenly(children.dropLast() + seam).map { SumNode(inner: Array($0)) }
    }
    guard case .inner(let children) = right.content else {
      preconditionFailure("a leaf above height 0")
    }
    return evenly(join(left, children[0]) + children.dropFirst()).map {
      SumNode(inner: Array($0))
    }
  }

  // MARK: Cutting

  /// The tree of a range of elements; nil where it is empty.
  ///
  /// O(log n).
  @inlinable package func slice(_ range: Range<Int>) -> SumNode? {
    if range.isEmpty { return nil }
    if range.count == count { return self }
    switch content {
    case .leaf(let elements): return SumNode(leaf: Array(elements[range]))
    case .inner(let children): return Self.slice(range, of: children)
    }
  }
  @inlinable package static func slice(_ range: Range<Int>, of children: [SumNode]) -> SumNode? {
    var whole: [SumNode] = []
    var head: SumNode?
    var tail: SumNode?
    var start = 0
    for child in children {
      let part = range.clamped(to: start..<start + child.count)
      if part.count == child.count {
        whole.append(child)
      } else if !part.isEmpty {
        let piece = child.slice(part.lowerBound - start..<part.upperBound - start)
        if part.lowerBound > start || whole.isEmpty && head == nil {
          head = piece
        } else {
          tail = piece
        }
      }
      start += child.count
    }
    let middle = whole.count > 1 ? SumNode(inner: whole) : whole.first
    return joined(joined(head, middle), tail)
  }

  // MARK: Replacing

  /// The tree with a range of elements replaced, where that changes one leaf and leaves it neither
  /// overfull nor underfull: the case of typing, of which this copies one path.
  ///
  /// Else nil.
  @inlinable package func replacing(
    _ range: Range<Int>, with new: some Collection<Element>, isRoot: Bool
  ) -> SumNode? {
    switch content {
    case .leaf(var elements):
      let width = elements.count - range.count + new.count
      let least = isRoot ? 1 : Self.fanOut / 2
      if width < least || width > Self.fanOut { return nil }
      elements.replaceSubrange(range, with: new)
      return SumNode(leaf: elements)
    case .inner(var children):
      var i = 0
      var start = 0
      while range.lowerBound > start + children[i].count
        || range.lowerBound == start + children[i].count && !range.isEmpty
      {
        start += children[i].count
        i += 1
      }
      if range.upperBound > start + children[i].count { return nil }
      let inside = range.lowerBound - start..<range.upperBound - start
      guard let child = children[i].replacing(inside, with: new, isRoot: false) else {
        return nil
      }
      children[i] = child
      return SumNode(inner: children)
    }
  }
}

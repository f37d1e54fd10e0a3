extension SumNode {
  @inlinable package func element(at index: Int) -> Element {
    var node = self
    var index = index
    while true {
      switch node.content {
      case .leaf(let elements): return elements[index]
      case .inner(let children):
        var i = 0
        while index >= children[i].count {
          index -= children[i].count
          i += 1
        }
        node = children[i]
      }
    }
  }

  @inlinable package func summary(upTo index: Int) -> Element.Summary {
    var node = self
    var index = index
    var sum = Element.Summary.zero
    while index < node.count {
      switch node.content {
      case .leaf(let elements):
        for i in 0..<index { sum = sum + elements[i].summary }
        return sum
      case .inner(let children):
        var i = 0
        while index >= children[i].count {
          sum = sum + children[i].summary
          index -= children[i].count
          i += 1
        }
        node = children[i]
      }
    }
    return sum + node.summary
  }

  /// - Precondition: `reached` holds for the whole sum.
  @inlinable package func first(
    where reached: (Element.Summary) -> Bool
  ) -> (index: Int, before: Element.Summary, element: Element) {
    var node = self
    var index = 0
    var sum = Element.Summary.zero
    while true {
      switch node.content {
      case .leaf(let elements):
        var i = 0
        while i + 1 < elements.count {
          let next = sum + elements[i].summary
          if reached(next) { break }
          sum = next
          i += 1
        }
        return (index + i, sum, elements[i])
      case .inner(let children):
        var i = 0
        while i + 1 < children.count {
          let next = sum + children[i].summary
          if reached(next) { break }
          sum = next
          index += children[i].count
          i += 1
        }
        node = children[i]
      }
    }
  }

  /// Visits the elements of a range, which is counted from the root, as `index` is, the node's
  /// first; returns false where `body` did.
  @inlinable package func visit(
    _ range: Range<Int>, index: Int, before: Element.Summary,
    _ body: (Int, Element.Summary, Element) -> Bool
  ) -> Bool {
    var sum = before
    var index = index
    switch content {
    case .leaf(let elements):
      for element in elements {
        if index >= range.upperBound { return true }
        if index >= range.lowerBound, !body(index, sum, element) { return false }
        sum = sum + element.summary
        index += 1
      }
    case .inner(let children):
      for child in children {
        if index >= range.upperBound { return true }
        if index + child.count > range.lowerBound,
          !child.visit(range, index: index, before: sum, body)
        {
          return false
        }
        sum = sum + child.summary
        index += child.count
      }
    }
    return true
  }
}

/// A monoid: what a tree adds up over a stretch of its elements.
package protocol TreeSummary: Sendable, Equatable {
  static var zero: Self { get }
  static func + (a: Self, b: Self) -> Self
}

/// An element that a `SumTree` can hold.
package protocol Summarized: Sendable {
  associatedtype Summary: TreeSummary
  var summary: Summary { get }
}

/// A persistent B-tree over a sequence, with a summary at each node: one tree serves many
/// coordinates. (First, flat stand-in: same interface, O(n).)
package struct SumTree<Element: Summarized>: Sendable {
  private var elements: [Element] = []

  package init() {}
  package init(_ elements: some Sequence<Element>) { self.elements = Array(elements) }

  package var count: Int { elements.count }
  package var isEmpty: Bool { elements.isEmpty }
  /// The sum over all elements. O(1).
  package var summary: Element.Summary { summary(upTo: count) }

  /// The sum over the elements before an index. O(log n).
  package func summary(upTo index: Int) -> Element.Summary {
    elements[..<index].reduce(.zero) { $0 + $1.summary }
  }
  package subscript(index: Int) -> Element { elements[index] }

  /// The first element at whose end the running sum satisfies a monotone condition, with its index
  /// and the sum before it; nil where not even the whole sum does. O(log n).
  package func first(
    where reached: (Element.Summary) -> Bool
  ) -> (index: Int, before: Element.Summary, element: Element)? {
    var sum = Element.Summary.zero
    for (i, e) in elements.enumerated() {
      let next = sum + e.summary
      if reached(next) { return (i, sum, e) }
      sum = next
    }
    return nil
  }
  /// Replaces one element. O(log n).
  package mutating func update(at index: Int, with element: Element) { elements[index] = element }
  /// Replaces a range of elements by others. O(log n + m).
  package mutating func replaceSubrange(_ range: Range<Int>, with new: some Collection<Element>) {
    elements.replaceSubrange(range, with: new)
  }
  /// Visits the elements of a range in order with their index and the sum before each, until
  /// `body` returns false. O(log n + m).
  package func forEach(
    in range: Range<Int>, _ body: (Int, Element.Summary, Element) -> Bool
  ) {
    var sum = summary(upTo: range.lowerBound)
    for i in range {
      if !body(i, sum, elements[i]) { return }
      sum = sum + elements[i].summary
    }
  }
}

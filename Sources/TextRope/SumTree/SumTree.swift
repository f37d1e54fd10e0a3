/// A persistent B-tree over a sequence, with a summary at each node: one tree serves many
/// coordinates.
///
///                 ┌──────────── Σ, 9 ────────────┐           a node: sum and count of all below
///            ┌─ Σ, 5 ─┐                     ┌─ Σ, 4 ─┐
///          a b c    d e                    f g      h i      a leaf: elements in order
///
/// All leaves lie at one depth; a node that is not the root has between half of `fanOut` and
/// `fanOut` children (a leaf, elements). Nodes never change: a mutation copies the nodes on the
/// path from the root to it and shares all others, so that a copy of a tree costs nothing and an
/// undo history holds only what differs. In debug builds the fan-out is 4, so that small tests
/// make deep trees.
///
/// Splitting and joining follow the "join-based" scheme (Blelloch, Ferizovic, Sun: "Just Join for
/// Parallel Ordered Sets", 2016), on B-tree nodes in place of binary ones.
///
/// Not a `Collection`: stepping through it by index is O(log n) a step; `forEach(in:)` is O(1).
@usableFromInline
package struct SumTree<Element: Summarized>: Sendable {
  @usableFromInline package var root: SumNode<Element>?

  @inlinable package init() {}
  @inlinable package init(root: SumNode<Element>?) { self.root = root }
  /// Builds a tree bottom-up.
  ///
  /// O(n).
  @inlinable package init(_ elements: some Sequence<Element>) {
    root = SumNode.build(Array(elements))
  }

  @inlinable package var count: Int { root?.count ?? 0 }
  @inlinable package var isEmpty: Bool { root == nil }
  /// The sum over all elements.
  ///
  /// O(1).
  @inlinable package var summary: Element.Summary { root?.summary ?? .zero }

  // MARK: Looking

  /// The sum over the elements before an index.
  ///
  /// O(log n).
  @inlinable package func summary(upTo index: Int) -> Element.Summary {
    precondition(index >= 0 && index <= count, "index \(index) outside 0...\(count)")
    return root?.summary(upTo: index) ?? .zero
  }
  /// O(log n).
  @inlinable package subscript(index: Int) -> Element {
    guard let root, index >= 0, index < root.count else {
      preconditionFailure("index \(index) outside 0..<\(count)")
    }
    return root.element(at: index)
  }
  @inlinable package var first: Element? { isEmpty ? nil : self[0] }
  @inlinable package var last: Element? { isEmpty ? nil : self[count - 1] }

  /// The first element at whose end the running sum satisfies a monotone condition, with its index
  /// and the sum before it; nil where not even the whole sum does.
  ///
  /// O(log n).
  @inlinable package func first(
    where reached: (Element.Summary) -> Bool
  ) -> (index: Int, before: Element.Summary, element: Element)? {
    guard let root, reached(root.summary) else { return nil }
    return root.first(where: reached)
  }
  /// Visits the elements of a range in order with their index and the sum before each, until `body`
  /// returns false.
  ///
  /// O(log n + m).
  @inlinable package func forEach(
    in range: Range<Int>, _ body: (Int, Element.Summary, Element) -> Bool
  ) {
    check(range)
    _ = root?.visit(range, index: 0, before: .zero, body)
  }

  // MARK: Changing

  /// Replaces one element.
  ///
  /// O(log n).
  @inlinable package mutating func update(at index: Int, with element: Element) {
    replaceSubrange(index..<index + 1, with: CollectionOfOne(element))
  }
  /// Replaces a range of elements by others.
  ///
  /// O(log n + m).
  @inlinable package mutating func replaceSubrange(
    _ range: Range<Int>, with new: some Collection<Element>
  ) {
    check(range)
    if range.isEmpty && new.isEmpty { return }
    if let inPlace = root?.replacing(range, with: new, isRoot: true) {
      root = inPlace
      return
    }
    let tail = self[range.upperBound..<count]
    self = self[0..<range.lowerBound]
    append(SumTree(new))
    append(tail)
  }
  /// Puts another tree behind this one; shares its nodes.
  ///
  /// O(log n).
  @inlinable package mutating func append(_ other: SumTree) {
    guard let right = other.root else { return }
    root = root.map { SumNode.joined($0, right) } ?? right
  }
  @inlinable package mutating func append(_ element: Element) {
    replaceSubrange(count..<count, with: CollectionOfOne(element))
  }
  /// A part of the tree; shares its nodes.
  ///
  /// O(log n).
  @inlinable package subscript(range: Range<Int>) -> SumTree {
    check(range)
    return SumTree(root: root?.slice(range))
  }

  @inlinable package func check(_ range: Range<Int>) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count, "range \(range) outside 0..<\(count)")
  }
  /// Stops where the tree breaks its rules.
  ///
  /// O(n): for tests; a new node checks itself in debug.
  package func checkInvariants() {
    root?.checkInvariants(isRoot: true)
  }
}

extension SumTree {
  /// True where both share all nodes, so that they are equal for sure.
  ///
  /// O(1).
  @inlinable package func isIdentical(to other: SumTree) -> Bool { root === other.root }
}

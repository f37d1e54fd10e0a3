/// A node of a `SumTree`; never changes.
@usableFromInline
package final class SumNode<Element: Summarized>: Sendable {
  @usableFromInline
  package enum Content: Sendable {
    case leaf([Element])
    case inner([SumNode])
  }

  @usableFromInline package let content: Content
  @usableFromInline package let summary: Element.Summary
  /// Elements below.
  @usableFromInline package let count: Int
  /// 0 for a leaf.
  @usableFromInline package let height: Int

  @inlinable package init(leaf elements: [Element]) {
    content = .leaf(elements)
    summary = elements.reduce(.zero) { $0 + $1.summary }
    count = elements.count
    height = 0
    assert(count > 0 && count <= Self.fanOut, "a leaf of \(count) elements")
  }
  @inlinable package init(inner children: [SumNode]) {
    content = .inner(children)
    summary = children.reduce(.zero) { $0 + $1.summary }
    count = children.reduce(0) { $0 + $1.count }
    height = children[0].height + 1
    assert(children.count > 1 && children.count <= Self.fanOut, "\(children.count) children")
    assert(
      children.allSatisfy { $0.height + 1 == height && $0.isFilled }, "a child of a wrong size")
  }

  /// The most children of a node, and elements of a leaf.
  @inlinable package static var fanOut: Int {
    #if DEBUG
      4
    #else
      16
    #endif
  }
  /// Children, or elements of a leaf.
  @inlinable package var width: Int {
    switch content {
    case .leaf(let elements): elements.count
    case .inner(let children): children.count
    }
  }
  /// True where the node need not be the root.
  @inlinable package var isFilled: Bool { width >= Self.fanOut / 2 }

  package func checkInvariants(isRoot: Bool) {
    precondition(width <= Self.fanOut, "\(width) children in a node")
    precondition(isRoot || isFilled, "a node with \(width) children that is not the root")
    switch content {
    case .leaf(let elements):
      precondition(height == 0 && count == elements.count, "a leaf's height or count")
      let sum = elements.reduce(Element.Summary.zero) { $0 + $1.summary }
      precondition(summary == sum, "a leaf's sum")
    case .inner(let children):
      precondition(children.count > 1, "an inner node without a fork")
      precondition(children.allSatisfy { $0.height == height - 1 }, "leaves at several depths")
      precondition(count == children.reduce(0) { $0 + $1.count }, "a node's count")
      let sum = children.reduce(Element.Summary.zero) { $0 + $1.summary }
      precondition(summary == sum, "a node's sum")
      for child in children { child.checkInvariants(isRoot: false) }
    }
  }
}

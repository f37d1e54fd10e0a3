/// A monoid: what a tree adds up over a stretch of its elements.
@usableFromInline
package protocol TreeSummary: Sendable, Equatable {
  static var zero: Self { get }
  static func + (a: Self, b: Self) -> Self
}

/// An element that a `SumTree` can hold.
@usableFromInline
package protocol Summarized: Sendable {
  associatedtype Summary: TreeSummary
  var summary: Summary { get }
}

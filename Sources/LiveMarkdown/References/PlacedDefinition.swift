internal import TextRope

/// A definition among those of a text, with what stands before it.
struct PlacedDefinition: Summarized, Sendable, Equatable {
  /// From the end of the definition before it, or the start of the text.
  var gap: Int
  var count: Int
  var label: UInt64
  var content: UInt64
  /// Rises from one to the next; stays the same wherever the definition is moved.
  var rank: UInt64

  var entry: RankedLabel { RankedLabel(label: label, rank: rank) }

  var summary: PlacedDefinitionSummary { PlacedDefinitionSummary(bytes: gap + count, rank: rank) }
}

struct PlacedDefinitionSummary: TreeSummary {
  var bytes: Int
  /// Of the last one.
  var rank: UInt64

  static let zero = PlacedDefinitionSummary(bytes: 0, rank: 0)
  static func + (a: Self, b: Self) -> Self {
    Self(bytes: a.bytes + b.bytes, rank: max(a.rank, b.rank))
  }
}

/// A definition by its label, then by its rank: the first of a label is the one that counts.
struct RankedLabel: Summarized, TreeSummary, Comparable, Sendable {
  var label: UInt64
  var rank: UInt64

  var summary: RankedLabel { self }

  static let zero = RankedLabel(label: 0, rank: 0)
  /// In order, the last one is the greatest.
  static func + (a: Self, b: Self) -> Self { max(a, b) }
  static func < (a: Self, b: Self) -> Bool { (a.label, a.rank) < (b.label, b.rank) }
}

/// Labels by the hashes that uses are kept under, or all of them where there are too many to name.
enum LabelSet: Sendable {
  case some(Set<UInt32>)
  case all

  static let none = LabelSet.some([])

  init(keys: some Sequence<UInt64>) { self = .some(Set(keys.map(Self.hash))) }

  /// What is kept of a label's key beside a use.
  static func hash(_ key: UInt64) -> UInt32 {
    // 0 stands for any.
    max(1, UInt32(truncatingIfNeeded: key))
  }

  var isEmpty: Bool {
    if case .some(let labels) = self { labels.isEmpty } else { false }
  }

  func contains(_ label: UInt32) -> Bool {
    switch self {
    case .some(let labels): labels.contains(label) || (label == LinkUse.anyLabel && !labels.isEmpty)
    case .all: true
    }
  }

  /// The bits of which a stretch that uses one of them has one.
  var mask: UInt64 {
    switch self {
    case .some(let labels): labels.reduce(0) { $0 | LinkUse.mask(of: $1) }
    case .all: .max
    }
  }

  mutating func formUnion(_ other: LabelSet) {
    switch (self, other) {
    case (.some(let a), .some(let b)) where a.count + b.count <= Self.most:
      self = .some(a.union(b))
    default: if !other.isEmpty { self = isEmpty ? other : .all }
    }
  }

  private static let most = 4096
}

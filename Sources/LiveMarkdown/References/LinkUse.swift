internal import TextRope

/// What a label was asked for: brackets that are a link if it is defined.
struct LinkUse: Sendable, Equatable {
  /// From the opening bracket to the end of what can be the link, where it is asked for.
  var range: Range<Int>
  /// `LabelSet.hash` of it.
  var label: UInt32
  /// True where nothing outside of the range looks different with the definition and without.
  var isLocal: Bool

  /// Stands for uses of so many labels that they are not told apart.
  static let anyLabel: UInt32 = 0

  /// One of 64 bits for a label, all of them for any.
  static func mask(of label: UInt32) -> UInt64 {
    label == anyLabel ? .max : 1 << UInt64(label >> 26)
  }

  func moved(by delta: Int) -> LinkUse {
    var use = self
    use.range = range.lowerBound + delta..<range.upperBound + delta
    return use
  }
}

/// Bytes of a text that use no label, or a few uses that stand close together.
struct UseStretch: Summarized, Sendable {
  var bytes: Int
  private let packed: [Packed]
  private let mask: UInt64

  /// A use, from the start of its stretch.
  private struct Packed: Sendable {
    var start: UInt32
    var count: UInt32
    var label: UInt32
    var isLocal: Bool
  }

  init(bytes: Int) {
    self.bytes = bytes
    packed = []
    mask = 0
  }

  init(_ range: Range<Int>, uses: some Sequence<LinkUse>) {
    bytes = range.count
    packed = uses.map { use in
      Packed(
        start: UInt32(clamping: use.range.lowerBound - range.lowerBound),
        count: UInt32(clamping: use.range.count), label: use.label, isLocal: use.isLocal)
    }
    mask = packed.reduce(0) { $0 | LinkUse.mask(of: $1.label) }
  }

  var isEmpty: Bool { packed.isEmpty }

  /// The uses of a stretch that begins at an offset.
  func uses(from start: Int) -> [LinkUse] {
    packed.map { use in
      let lower = start + Int(use.start)
      return LinkUse(
        range: lower..<lower + Int(use.count), label: use.label, isLocal: use.isLocal)
    }
  }

  var summary: UseSummary { UseSummary(bytes: bytes, mask: mask) }
}

/// Which labels are used, as far as 64 bits can tell.
struct UseSummary: TreeSummary {
  var bytes: Int
  var mask: UInt64

  static let zero = UseSummary(bytes: 0, mask: 0)
  static func + (a: Self, b: Self) -> Self { Self(bytes: a.bytes + b.bytes, mask: a.mask | b.mask) }
}

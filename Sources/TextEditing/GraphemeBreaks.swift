internal import TextRope

/// Finds extended grapheme clusters (UAX #29, section 3; Swift's `Character`) in a rope without
/// reading more of it than it takes.
///
/// Whether two scalars are parted can depend on what stands before them: flags pair off from the
/// start of their run, and a joiner joins only what an emoji (or an Indic consonant) began. So
/// looking for a border begins at a *safe* one to its left, which no text before it can undo.
struct GraphemeBreaks {
  let text: Rope

  /// The start of the cluster that holds the byte at an offset; the end for the end.
  func boundary(atOrBefore offset: ByteOffset) -> ByteOffset {
    let offset = text.scalarBoundary(atOrBefore: offset)
    if offset == .zero || offset == text.end { return offset }
    let after = scalarEnd(offset)
    let start = safeBoundary(atOrBefore: offset)
    if start == offset { return start }
    let clusters = text.string(in: start..<after)
    let last = clusters.last.map { $0.utf8.count } ?? 0
    return after.advanced(by: -last)
  }

  /// The end of the cluster that starts at an offset.
  ///
  /// O(log n + g), g the bytes of the cluster: the window doubles until a second cluster begins.
  func end(ofClusterAt start: ByteOffset) -> ByteOffset {
    var window = 32
    while true {
      let limit = text.scalarBoundary(atOrBefore: start.advanced(by: window))
      let clusters = text.string(in: start..<limit)
      let length = clusters.first.map { $0.utf8.count } ?? 0
      let end = start.advanced(by: length)
      if end < limit || limit == text.end { return end }
      window *= 2
    }
  }

  // MARK: Safe borders

  /// The last border at or before an offset at which reading may begin.
  private func safeBoundary(atOrBefore offset: ByteOffset) -> ByteOffset {
    var next = text.string(in: offset..<scalarEnd(offset)).unicodeScalars.first ?? "\0"
    var end = offset
    var window = 32
    while end > .zero {
      let start = text.scalarBoundary(atOrBefore: end.advanced(by: -window))
      for scalar in text.string(in: start..<end).unicodeScalars.reversed() {
        if isSafe(scalar, next) { return end }
        if Self.isRegionalIndicator(scalar) && Self.isRegionalIndicator(next) {
          let count = regionalIndicators(before: end)
          if count % 2 == 0 { return end }
          // A lone indicator before: the run's start, which a mark before it may hold to itself.
          if count > 1 { return end.advanced(by: -4) }
        }
        end = end.advanced(by: -UTF8.width(scalar))
        next = scalar
      }
      window *= 2
    }
    return end
  }
  /// True where two scalars are parted whatever stands before them: they part alone, and the first
  /// is none that takes part in a longer cluster by what it follows (a mark, a joiner).
  private func isSafe(_ a: Unicode.Scalar, _ b: Unicode.Scalar) -> Bool {
    if a.isASCII && b.isASCII { return !(a == "\r" && b == "\n") }
    return Self.arePartedAlone(a, b) && Self.arePartedAlone("x", a)
  }
  private static func arePartedAlone(_ a: Unicode.Scalar, _ b: Unicode.Scalar) -> Bool {
    var pair = String.UnicodeScalarView()
    pair.append(a)
    pair.append(b)
    return String(pair).count == 2
  }

  // MARK: Flags

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }
  /// The number of indicators that stand before an offset without a gap: flags pair off from the
  /// start of the run, whatever precedes it (rules GB12 and GB13).
  private func regionalIndicators(before offset: ByteOffset) -> Int {
    var count = 0
    var end = offset
    var window = 64
    while end > .zero {
      let start = text.scalarBoundary(atOrBefore: end.advanced(by: -window))
      for scalar in text.string(in: start..<end).unicodeScalars.reversed() {
        if !Self.isRegionalIndicator(scalar) { return count }
        count += 1
      }
      end = start
      window *= 2
    }
    return count
  }

  private func scalarEnd(_ offset: ByteOffset) -> ByteOffset {
    let lead = text.byte(at: offset)
    return offset.advanced(by: lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4)
  }
}

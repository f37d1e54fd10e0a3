internal import TextRope

/// Appends runs to a list, each joined to the one before it where the two look the same.
struct RunBuilder {
  private(set) var runs: [StyledRun] = []
  /// Nothing outside is appended.
  let bounds: Range<ByteOffset>

  init(bounds: Range<ByteOffset>) { self.bounds = bounds }

  mutating func append(_ range: Range<ByteOffset>, _ styles: StyleSet) {
    let range = range.clamped(to: bounds)
    if range.isEmpty { return }
    if let last = runs.last, last.styles == styles, last.range.upperBound == range.lowerBound {
      runs[runs.count - 1].range = last.range.lowerBound..<range.upperBound
    } else {
      runs.append(StyledRun(range: range, styles: styles))
    }
  }

  /// Appends an inline context that begins at `start`.
  ///
  /// - Complexity: O(*s* log *s*) in the spans.
  mutating func append(_ parse: InlineParse, count: Int, at start: ByteOffset) {
    var depths = StyleDepths()
    var position = 0
    for edge in StyleEdge.edges(of: parse) {
      append(start.advanced(by: position)..<start.advanced(by: edge.position), depths.styles)
      position = edge.position
      depths.add(edge.delta, edge.style)
    }
    append(start.advanced(by: position)..<start.advanced(by: count), depths.styles)
  }
}

/// A place where a style begins or ends.
private struct StyleEdge {
  var position: Int
  var style: StyleSet
  var delta: Int

  static func edges(of parse: InlineParse) -> [StyleEdge] {
    var edges: [StyleEdge] = []
    edges.reserveCapacity(parse.spans.count * 6 + parse.loneMarkers.count * 2)
    func add(_ range: Range<Int>, _ style: StyleSet) {
      edges.append(StyleEdge(position: range.lowerBound, style: style, delta: 1))
      edges.append(StyleEdge(position: range.upperBound, style: style, delta: -1))
    }
    for span in parse.spans {
      add(span.open, .marker)
      add(span.content, span.style)
      add(span.close, .marker)
    }
    for marker in parse.loneMarkers { add(marker, .marker) }
    return edges.sorted { $0.position < $1.position }
  }
}

/// How often each style is on: bold inside bold ends with the outer one.
private struct StyleDepths {
  private var depths = [Int](repeating: 0, count: StyleSet.RawValue.bitWidth)
  private var on: StyleSet = []

  /// A marker has no other style beside it.
  var styles: StyleSet { on.contains(.marker) ? .marker : on }

  mutating func add(_ delta: Int, _ style: StyleSet) {
    let bit = style.rawValue.trailingZeroBitCount
    depths[bit] += delta
    if depths[bit] > 0 { on.insert(style) } else { on.remove(style) }
  }
}

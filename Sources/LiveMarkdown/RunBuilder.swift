internal import TextRope

/// Appends runs to a list, each joined to the one before it where the two look the same.
struct RunBuilder {
  private(set) var runs: [StyledRun] = []
  /// Nothing outside is appended.
  let bounds: Range<ByteOffset>

  init(bounds: Range<ByteOffset>) { self.bounds = bounds }

  mutating func append(_ range: Range<ByteOffset>, _ styles: StyleSet, link: String? = nil) {
    append(StyledRun(range: range, styles: styles, link: link), in: range)
  }

  /// Appends what a run is at another place.
  mutating func append(_ run: StyledRun, in range: Range<ByteOffset>) {
    let range = range.clamped(to: bounds)
    if range.isEmpty { return }
    if let last = runs.last, last.looksLike(run), last.range.upperBound == range.lowerBound {
      runs[runs.count - 1].range = last.range.lowerBound..<range.upperBound
    } else {
      runs.append(StyledRun(range: range, styles: run.styles, link: run.link))
    }
  }

  /// Appends an inline context that begins at `start`.
  ///
  /// - Complexity: O(*s* log *s*) in the spans.
  mutating func append(_ parse: InlineParse, count: Int, at start: ByteOffset) {
    var depths = StyleDepths()
    var position = 0
    for edge in StyleEdge.edges(of: parse) {
      append(
        start.advanced(by: position)..<start.advanced(by: edge.position), depths.styles,
        link: depths.link)
      position = edge.position
      depths.add(edge)
    }
    append(
      start.advanced(by: position)..<start.advanced(by: count), depths.styles, link: depths.link)
  }
}

/// A place where a style begins or ends.
private struct StyleEdge {
  var position: Int
  var style: StyleSet
  var delta: Int
  /// Of a link.
  var address: String?

  static func edges(of parse: InlineParse) -> [StyleEdge] {
    var edges: [StyleEdge] = []
    edges.reserveCapacity(parse.spans.count * 6 + parse.loneMarkers.count * 2)
    func add(_ range: Range<Int>, _ style: StyleSet, _ address: String? = nil) {
      for (position, delta) in [(range.lowerBound, 1), (range.upperBound, -1)] {
        edges.append(
          StyleEdge(position: position, style: style, delta: delta, address: address))
      }
    }
    for span in parse.spans {
      add(span.open, .marker)
      add(span.content, span.style, span.target?.address)
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
  /// Where the open links lead, an image in a link last.
  private var addresses: [String] = []

  /// Where the innermost link leads; a marker is part of none.
  var link: String? { on.contains(.marker) ? nil : addresses.last }

  /// A marker has no other style beside it.
  var styles: StyleSet { on.contains(.marker) ? .marker : on }

  mutating func add(_ edge: StyleEdge) {
    let bit = edge.style.rawValue.trailingZeroBitCount
    depths[bit] += edge.delta
    if depths[bit] > 0 { on.insert(edge.style) } else { on.remove(edge.style) }
    guard let address = edge.address else { return }
    if edge.delta > 0 { addresses.append(address) } else { _ = addresses.popLast() }
  }
}

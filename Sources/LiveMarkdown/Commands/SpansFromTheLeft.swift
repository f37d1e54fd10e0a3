internal import TextRope

/// The pairs of markers of a region, asked for from left to right.
struct SpansFromTheLeft {
  private let spans: [AbsoluteSpan]
  /// Those to come, the next one last: indices into `spans`.
  private var coming: [Int]
  /// By style, those that have begun and may not have ended, the first one of `spans` last.
  private var begun: [StyleSet: [Int]] = [:]

  init(_ spans: [AbsoluteSpan]) {
    self.spans = spans
    coming = spans.indices.sorted {
      spans[$0].content.lowerBound > spans[$1].content.lowerBound
    }
  }

  /// The first pair of a style that encloses a place, which lies behind all that was asked before.
  ///
  /// - Complexity: O(1) on average: pairs of a style nest, and the inner one comes first.
  mutating func first(_ style: StyleSet, enclosing place: Range<ByteOffset>) -> AbsoluteSpan? {
    while let next = coming.last, spans[next].content.lowerBound <= place.lowerBound {
      coming.removeLast()
      begin(next)
    }
    while let last = begun[style]?.last, spans[last].content.upperBound < place.upperBound {
      begun[style]?.removeLast()
    }
    return begun[style]?.last.map { spans[$0] }
  }

  private mutating func begin(_ span: Int) {
    var list = begun.removeValue(forKey: spans[span].style) ?? []
    var place = list.count
    while place > 0, list[place - 1] < span { place -= 1 }
    list.insert(span, at: place)
    begun[spans[span].style] = list
  }
}

/// A pair of marks and what stands between them, in bytes of the parsed stretch.
///
/// A link's closing mark has its address: `](https://example.org "title")`. The marks of a bare
/// address are empty.
package struct InlineSpan: Sendable, Equatable {
  package var open: Range<Int>
  package var close: Range<Int>
  package var style: StyleSet
  /// Of links only.
  package var target: LinkTarget?

  package init(
    open: Range<Int>, close: Range<Int>, style: StyleSet, target: LinkTarget? = nil
  ) {
    self.open = open
    self.close = close
    self.style = style
    self.target = target
  }

  package var content: Range<Int> { open.upperBound..<close.lowerBound }
  package var bounds: Range<Int> { open.lowerBound..<close.upperBound }

  /// True of a link that does not consist of its address alone.
  var isMarkedLink: Bool { style == .link && target?.form != .bare }

  /// True of a link by reference, or an image, that ends in `]` or `][]`: its text is its label.
  var isItsLabel: Bool {
    switch target?.form {
    case .reference: close.count == 1 || close.count == 3
    // An address has parentheses round it, which are two.
    case .image: close.count == 1
    case .inline, .angle, .bare, nil: false
    }
  }

  /// The same span where the text before it is longer.
  func moved(by delta: Int) -> InlineSpan {
    var span = self
    span.open = open.lowerBound + delta..<open.upperBound + delta
    span.close = close.lowerBound + delta..<close.upperBound + delta
    return span
  }
}

/// What the inline parser found in a stretch of text that is parsed as one.
package struct InlineParse: Sendable, Equatable {
  package var spans: [InlineSpan] = []
  /// Markers that belong to no pair, in order: the backslashes of escapes.
  package var loneMarkers: [Range<Int>] = []
  /// The labels that were asked for, with an answer or in vain.
  var lookups: [LinkUse] = []
  /// Offsets in running text at which nothing is open that could still pair: what follows is parsed
  /// alike without what precedes.
  package var cleanPoints: [Int] = []
  /// True where the end is such a place, if text follows, or a token behind a space.
  package var endsClean = false
  /// Steps of work, for tests of cost: bytes looked at, and delimiters looked back upon.
  package var steps = 0

  package init() {}
}

internal import TextRope

/// A stretch that a style command writes anew: no pair of markers stands half inside it.
struct StyleRegion {
  var range: Range<ByteOffset>
  /// The styles of the pairs around it, which stay as they are.
  var outer: StyleSet
  /// The links around it, as indices of the context's spans.
  var outerLinks: Set<Int> = []

  /// The smallest regions that hold the segments, in order, none touching another.
  static func regions(
    around segments: [Range<Int>], in paragraph: SelectedParagraph, style: StyleSet,
    turnsOff: Bool
  ) -> [StyleRegion] {
    let spans = AbsoluteSpan.marked(in: paragraph.context)
    var ranges: [Range<ByteOffset>] = []
    for segment in segments {
      var range = paragraph.bounds(of: segment)
      while let grown = grow(range, over: spans, style, turnsOff) { range = grown }
      while let last = ranges.last, last.upperBound >= range.lowerBound {
        range = min(last.lowerBound, range.lowerBound)..<max(last.upperBound, range.upperBound)
        ranges.removeLast()
      }
      ranges.append(range)
    }
    return ranges.map { range in
      let around = spans.filter { $0.encloses(range) }
      return StyleRegion(
        range: range, outer: around.reduce([]) { $0.union($1.style) },
        outerLinks: Set(around.filter { $0.style == .link }.map(\.index)))
    }
  }

  /// The range with the pairs that it cuts, or that the change concerns; nil where it has them all.
  private static func grow(
    _ range: Range<ByteOffset>, over spans: [AbsoluteSpan], _ style: StyleSet, _ turnsOff: Bool
  ) -> Range<ByteOffset>? {
    var grown = range
    for span in spans where !grown.contains(span.bounds) {
      // A run of the same style that only touches is joined; one mark beside the other is none.
      let reaches =
        span.style == style && style != .link && !turnsOff
        ? span.bounds.lowerBound <= grown.upperBound && grown.lowerBound <= span.bounds.upperBound
        : span.bounds.overlaps(grown)
      // A mark inside a label makes it another one.
      let canStayOutside =
        span.encloses(grown) && span.style != style && !span.isLeaf && !span.isItsLabel
      if !reaches || canStayOutside { continue }
      grown =
        min(
          grown.lowerBound, span.bounds.lowerBound)..<max(
          grown.upperBound, span.bounds.upperBound)
    }
    return grown == range ? nil : grown
  }
}

/// A pair of markers, in offsets of the text.
struct AbsoluteSpan {
  var bounds: Range<ByteOffset>
  var content: Range<ByteOffset>
  var open: Range<ByteOffset>
  var close: Range<ByteOffset>
  var style: StyleSet
  /// Its index among the context's spans.
  var index: Int
  /// True where no mark inside has a meaning.
  var isLeaf: Bool
  /// True of a link by reference whose text is its label.
  var isItsLabel: Bool
  /// Of links: where they lead.
  var target: LinkTarget?

  /// Every pair that has marks.
  static func marked(in context: InlineContext) -> [AbsoluteSpan] {
    let spans = context.parse.spans
    return spans.indices.filter { spans[$0].target?.form != .bare }.map {
      AbsoluteSpan(spans[$0], $0, in: context)
    }
  }

  init(_ span: InlineSpan, _ index: Int, in context: InlineContext) {
    self.index = index
    target = span.target
    isItsLabel = span.isItsLabel
    isLeaf = span.style == .code || span.target?.showsItsAddress == true
    bounds = context.absolute(span.bounds)
    content = context.absolute(span.content)
    open = context.absolute(span.open)
    close = context.absolute(span.close)
    style = span.style
  }

  func encloses(_ range: Range<ByteOffset>) -> Bool { content.contains(range) }

  /// The closing mark with what it needs for another text to be the same link: of one whose text is
  /// its label, the label.
  func spelledClose(in text: Rope) -> String {
    let close = text.string(in: close)
    return isItsLabel ? "][\(text.string(in: content))]" : close
  }
}

extension SelectedParagraph {
  /// Where a segment stands, with the backslash that may escape its first character.
  func bounds(of segment: Range<Int>) -> Range<ByteOffset> {
    let first = atoms[segment.lowerBound]
    let start = first.range.lowerBound.advanced(by: first.isEscaped ? -1 : 0)
    return start..<atoms[segment.upperBound - 1].range.upperBound
  }
}

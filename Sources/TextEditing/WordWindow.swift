internal import TextRope
internal import UnicodeRules

/// The words around a place in a text, found by looking at a window of it.
///
/// The window's edges lie at a newline or a space where one is near, since words do not reach over
/// these; in a text without any they lie between two clusters, far enough away for a dictionary
/// of Thai or Japanese to have found its step.
struct WordWindow {
  /// In order; they cover the window.
  private(set) var segments: [Segment] = []
  let range: Range<ByteOffset>

  struct Segment {
    var range: Range<ByteOffset>
    var isWord: Bool
    var isSpace: Bool
  }

  /// Looks at `reach` bytes before and after an offset at least, within `bounds`.
  init(_ text: Rope, around offset: ByteOffset, reach: Int, in bounds: Range<ByteOffset>) {
    let lower = Self.edge(text, before: offset.advanced(by: -reach), in: bounds)
    let upper = Self.edge(text, after: offset.advanced(by: reach), in: bounds)
    range = lower..<upper
    let bytes = text.bytes(in: range)
    var start = 0
    for segment in WordBreaks.segments(in: bytes) {
      let isSpace = bytes[start..<segment.end].allSatisfy(Blanks.contains)
      segments.append(
        Segment(
          range: lower.advanced(by: start)..<lower.advanced(by: segment.end),
          isWord: segment.isWord, isSpace: isSpace))
      start = segment.end
    }
  }

  /// The word that holds or touches an offset, else the run of spaces or of punctuation there.
  func range(at offset: ByteOffset) -> Range<ByteOffset> {
    let touching = segments.indices.filter {
      segments[$0].range.lowerBound <= offset && offset <= segments[$0].range.upperBound
    }
    // Of two that touch it, the one after it comes first.
    if let word = touching.last(where: { segments[$0].isWord }) { return segments[word].range }
    guard let middle = touching.last else { return offset..<offset }
    func continues(_ index: Int) -> Bool {
      !segments[index].isWord && segments[index].isSpace == segments[middle].isSpace
    }
    var first = middle
    var last = middle
    while first > 0, continues(first - 1) { first -= 1 }
    while last + 1 < segments.count, continues(last + 1) { last += 1 }
    return segments[first].range.lowerBound..<segments[last].range.upperBound
  }

  // MARK: Edges

  /// How far from where it would like to be an edge is looked for.
  private static let slack = 512

  private static func edge(
    _ text: Rope, before offset: ByteOffset, in bounds: Range<ByteOffset>
  ) -> ByteOffset {
    if offset <= bounds.lowerBound { return bounds.lowerBound }
    let limit = max(bounds.lowerBound, offset.advanced(by: -slack))
    let bytes = text.bytes(in: limit..<offset)
    if let i = bytes.indices.dropFirst().last(where: { isEdge(bytes[$0 - 1], bytes[$0]) }) {
      return limit.advanced(by: i)
    }
    return limit == bounds.lowerBound
      ? limit : GraphemeBreaks(text: text).boundary(atOrBefore: limit)
  }
  private static func edge(
    _ text: Rope, after offset: ByteOffset, in bounds: Range<ByteOffset>
  ) -> ByteOffset {
    if offset >= bounds.upperBound { return bounds.upperBound }
    let limit = min(bounds.upperBound, offset.advanced(by: slack))
    let bytes = text.bytes(in: offset..<limit)
    if let i = bytes.indices.dropFirst().first(where: { isEdge(bytes[$0 - 1], bytes[$0]) }) {
      return offset.advanced(by: i)
    }
    return limit == bounds.upperBound
      ? limit : max(bounds.lowerBound, GraphemeBreaks(text: text).boundary(atOrBefore: limit))
  }
  /// True between a space or newline and a visible ASCII character: no rule joins these.
  private static func isEdge(_ a: UInt8, _ b: UInt8) -> Bool {
    (a == 32 || a == 10) && b > 32 && b < 127
  }
}

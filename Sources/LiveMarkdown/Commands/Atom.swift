internal import TextRope
internal import UnicodeRules

/// A character of a text as its reader sees it: one scalar with its styles, without the markers.
struct Atom: Equatable {
  var value: Unicode.Scalar
  /// Where it stands in the text, without the backslash that may escape it.
  var range: Range<ByteOffset>
  /// An address that is a link only because it is one has no style for it.
  var styles: StyleSet
  /// The links with marks of their own that it stands in, outermost first: indices of the
  /// context's spans.
  var links: [Int]
  var isEscaped: Bool

  var isSpace: Bool { CharacterClasses.isWhitespace(value) }
  var isNewline: Bool { value == "\n" }
  /// Part of a word rather than punctuation.
  var isWord: Bool { !isSpace && !CharacterClasses.isPunctuation(value) }

  /// The characters of an inline context, in order.
  static func list(_ context: InlineContext, of text: Rope) -> [Atom] {
    var builder = RunBuilder(bounds: context.range)
    builder.append(context.parse, count: context.range.count, at: context.range.lowerBound)
    let escapes = Set(context.parse.loneMarkers.map(\.upperBound))
    var links = LinkCover(context.parse)
    var atoms: [Atom] = []
    let bytes = text.bytes(in: context.range)
    bytes.withUnsafeBufferPointer { source in
      for run in builder.runs where run.styles != .marker {
        var offset = run.range.lowerBound.utf8 - context.range.lowerBound.utf8
        let end = run.range.upperBound.utf8 - context.range.lowerBound.utf8
        while offset < end, let value = UTF8Decoding.scalar(at: offset, in: source) {
          let next = min(end, offset + UTF8.width(value))
          let covering = links.covering(offset)
          atoms.append(
            Atom(
              value: value, range: context.absolute(offset..<next),
              styles: covering.isEmpty ? run.styles.subtracting(.link) : run.styles,
              links: covering, isEscaped: escapes.contains(offset)))
          offset = next
        }
      }
    }
    return atoms
  }
}

/// The links with marks of their own, asked for from left to right.
private struct LinkCover {
  private let contents: [(range: Range<Int>, index: Int)]
  private var next = 0
  private var open: [(range: Range<Int>, index: Int)] = []

  init(_ parse: InlineParse) {
    contents = parse.spans.indices.filter { parse.spans[$0].isMarkedLink }
      .map { (parse.spans[$0].content, $0) }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  mutating func covering(_ offset: Int) -> [Int] {
    while next < contents.count, contents[next].range.lowerBound <= offset {
      open.append(contents[next])
      next += 1
    }
    open.removeAll { $0.range.upperBound <= offset }
    return open.map(\.index)
  }
}

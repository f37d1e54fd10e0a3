internal import TextRope
internal import UnicodeRules

/// A character of a text as its reader sees it: one scalar with its styles, without the markers.
struct Atom: Equatable {
  var value: Unicode.Scalar
  /// Where it stands in the text, without the backslash that may escape it.
  var range: Range<ByteOffset>
  var styles: StyleSet
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
    var atoms: [Atom] = []
    let bytes = text.bytes(in: context.range)
    bytes.withUnsafeBufferPointer { source in
      for run in builder.runs where run.styles != .marker {
        var offset = run.range.lowerBound.utf8 - context.range.lowerBound.utf8
        let end = run.range.upperBound.utf8 - context.range.lowerBound.utf8
        while offset < end, let value = UTF8Decoding.scalar(at: offset, in: source) {
          let next = min(end, offset + UTF8.width(value))
          atoms.append(
            Atom(
              value: value, range: context.absolute(offset..<next), styles: run.styles,
              isEscaped: escapes.contains(offset)))
          offset = next
        }
      }
    }
    return atoms
  }
}

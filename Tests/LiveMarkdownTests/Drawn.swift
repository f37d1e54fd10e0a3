import LiveMarkdown
import TextRope

/// A text with a drawn caret `‸` or selection `⟦…⟧`, for tests of commands.
struct Drawn: Equatable, CustomStringConvertible {
  var text: Rope
  var anchor: ByteOffset
  var focus: ByteOffset

  init(_ drawing: String) {
    var plain = ""
    var places: [ByteOffset] = []
    for character in drawing {
      if "‸⟦⟧".contains(character) {
        places.append(ByteOffset(plain.utf8.count))
      } else {
        plain.append(character)
      }
    }
    text = Rope(plain)
    anchor = places.first ?? text.end
    focus = places.last ?? text.end
  }

  init(text: Rope, anchor: ByteOffset, focus: ByteOffset) {
    (self.text, self.anchor, self.focus) = (text, anchor, focus)
  }

  var range: Range<ByteOffset> { min(anchor, focus)..<max(anchor, focus) }

  var description: String {
    let before = text.string(in: .zero..<range.lowerBound)
    let after = text.string(in: range.upperBound..<text.end)
    if range.isEmpty { return before + "‸" + after }
    return before + "⟦" + text.string(in: range) + "⟧" + after
  }

  /// The drawing on one line, for messages.
  var line: String { description.replacing("\n", with: "⏎") }

  /// The drawing after a style command; nil where the dialect lacks the style.
  func toggling(_ style: StyleSet, _ dialect: MarkdownDialect = .commonMark) -> Drawn? {
    let document = MarkdownDocument(text, dialect: dialect)
    guard
      let edit = StyleCommand.toggle(
        style, anchor: anchor, focus: focus, text: text, document: document)
    else { return nil }
    var text = text
    for edit in edit.edits { text.apply(edit) }
    return Drawn(text: text, anchor: edit.anchor, focus: edit.focus)
  }

  func typing(_ string: String) -> Drawn {
    var text = text
    let edit = RopeEdit(range: range, replacement: Rope(string))
    text.apply(edit)
    let caret = edit.rangeAfter.upperBound
    return Drawn(text: text, anchor: caret, focus: caret)
  }
}

extension StyleSet {
  /// Those with marks at both sides; a link has its own tests.
  static let commands: [StyleSet] = [.bold, .italic, .strikethrough, .underline, .code]
}

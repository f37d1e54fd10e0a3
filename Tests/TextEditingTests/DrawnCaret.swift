import TextEditing
import TextRope

/// A text with its caret or selection drawn into it: `He‸llo`, `a ⟦word⟧ b`, and `a ⟧word⟦ b` for a
/// selection whose focus is at its start.
struct DrawnCaret {
  let text: String
  let selection: Selection

  init(_ drawn: String) {
    var text = ""
    var anchor: ByteOffset?
    var focus: ByteOffset?
    for scalar in drawn.unicodeScalars {
      let here = ByteOffset(text.utf8.count)
      switch scalar {
      case "‸": (anchor, focus) = (here, here)
      case "⟦": anchor = here
      case "⟧": focus = here
      default: text.unicodeScalars.append(scalar)
      }
    }
    self.text = text
    let end = ByteOffset(text.utf8.count)
    selection = Selection(anchor: anchor ?? end, focus: focus ?? end)
  }
}

extension TextEditor {
  init(drawn: String) {
    let parsed = DrawnCaret(drawn)
    self.init(text: Rope(parsed.text))
    select(parsed.selection)
  }
  var drawn: String {
    let bytes = text.bytes(in: text.bounds)
    func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    let (lower, upper) = (selection.range.lowerBound.utf8, selection.range.upperBound.utf8)
    let marks =
      selection.isEmpty ? ("‸", "") : selection.anchor < selection.focus ? ("⟦", "⟧") : ("⟧", "⟦")
    return part(0..<lower) + marks.0 + part(lower..<upper) + marks.1 + part(upper..<bytes.count)
  }

  // MARK: Commands, proposed and committed at once

  mutating func type(_ string: String, at time: Double = 0) {
    commit(proposal(inserting: string, kind: string == "\n" ? .newline : .typing), at: time)
  }
  mutating func insert(_ string: String, _ kind: EditKind, at time: Double = 0) {
    commit(proposal(inserting: string, kind: kind), at: time)
  }
  mutating func delete(_ reach: Reach, at time: Double = 0) {
    commit(proposal(deleting: reach), at: time)
  }
  mutating func undo() { commit(undoProposal(), at: 0) }
  mutating func redo() { commit(redoProposal(), at: 0) }
  mutating func commit(_ proposal: EditProposal?, at time: Double) {
    if let proposal { commit(proposal, at: time) }
  }
}

/// Carries out a motion on a drawn caret.
func moved(_ drawn: String, _ motion: (ByteOffset, Rope) -> ByteOffset) -> String {
  var editor = TextEditor(drawn: drawn)
  editor.select(Selection(caret: motion(editor.selection.focus, editor.text)))
  return editor.drawn
}

internal import TextEditing
internal import TextRope

extension EditProposal {
  /// The one replacement that the edits amount to, as a delegate is asked about it: UTF-16 range of
  /// the text before, and what replaces it.
  func change(in text: Rope) -> (range: Range<Int>, replacement: String) {
    var after = text
    var lower = text.end
    var tail = text.utf8Count
    for edit in edits {
      lower = min(lower, edit.range.lowerBound)
      tail = min(tail, after.utf8Count - edit.range.upperBound.utf8)
      after.apply(edit)
    }
    let upper = max(lower, ByteOffset(text.utf8Count - tail))
    let end = max(lower, ByteOffset(after.utf8Count - tail))
    let range = text.utf16Offset(of: lower)..<text.utf16Offset(of: upper)
    return (range, after.string(in: lower..<end))
  }
}

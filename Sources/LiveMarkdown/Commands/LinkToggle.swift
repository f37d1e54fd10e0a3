internal import TextRope

/// The link command on a selection.
///
/// ```
///   ⟦text⟧               ──► [text](‸)              the address is typed next
///   ⟦https://e.org⟧      ──► [‸](https://e.org)     the text is
///   [⟦text⟧](u)          ──► ⟦text⟧
///   ⟦a [b](u)⟧ c         ──► [a b](⟦u⟧) c           the address is typed next, or stays
///   [a ⟦b⟧ c](u)         ──► [a](u) ⟦b⟧ [c](u)
/// ```
struct LinkToggle {
  private let anchor: ByteOffset
  private let focus: ByteOffset
  private let text: Rope
  private let document: MarkdownDocument

  init(anchor: ByteOffset, focus: ByteOffset, text: Rope, document: MarkdownDocument) {
    (self.anchor, self.focus, self.text, self.document) = (anchor, focus, text, document)
  }

  func outcome() -> StyleEdit {
    let selection = min(anchor, focus)..<max(anchor, focus)
    if let around = LinkAddress(selection, text, document)?.outcome() { return around }
    var toggle = SelectionToggle(.link, on: selection, text: text, document: document)
    toggle.run()
    let chosen = toggle.edits.isEmpty ? nil : address(after: toggle)
    let (lower, upper) = (toggle.selection.lowerBound, toggle.selection.upperBound)
    return StyleEdit(
      edits: toggle.edits,
      anchor: chosen?.lowerBound ?? (anchor < focus ? lower : upper),
      focus: chosen?.upperBound ?? (anchor < focus ? upper : lower))
  }

  /// Where the address stands of the link that was made, the first of several; nil where links were
  /// taken away.
  private func address(after toggle: SelectionToggle) -> Range<ByteOffset>? {
    var document = toggle.document
    let line = toggle.text.lineRange(toggle.text.line(containing: toggle.selection.lowerBound))
    return document.contexts(in: line, of: toggle.text)
      .flatMap { AbsoluteSpan.marked(in: $0) }
      .first { span in
        span.target?.form == .inline && span.content.lowerBound <= toggle.selection.lowerBound
          && toggle.selection.lowerBound < span.content.upperBound
      }?.address(in: toggle.text)
  }
}

extension AbsoluteSpan {
  /// Where an inline link's address stands, without its title and angle brackets.
  func address(in text: Rope) -> Range<ByteOffset> {
    let start = close.lowerBound.advanced(by: 2)
    let bytes = text.bytes(in: start..<close.upperBound.advanced(by: -1))
    let lead = bytes.prefix(while: ASCII.isSpace).count
    if lead < bytes.count, bytes[lead] == UInt8(ascii: "<") {
      let inside = bytes[(lead + 1)...].prefix { $0 != UInt8(ascii: ">") }
      return start.advanced(by: inside.startIndex)..<start.advanced(by: inside.endIndex)
    }
    let address = bytes[lead...].prefix { !ASCII.isSpace($0) }
    return start.advanced(by: address.startIndex)..<start.advanced(by: address.endIndex)
  }
}

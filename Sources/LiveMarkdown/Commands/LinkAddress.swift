internal import TextRope

/// Making a link of an address that stands in the text: its text is to be typed.
struct LinkAddress {
  private let range: Range<ByteOffset>
  private let address: String
  private let text: Rope
  private let document: MarkdownDocument

  /// Takes a selection that is an address, but for white space at its edges; nil where it is none.
  init?(_ selection: Range<ByteOffset>, _ text: Rope, _ document: MarkdownDocument) {
    if selection.count > Self.longest { return nil }
    let bytes = text.bytes(in: selection)
    guard let first = bytes.firstIndex(where: { !ASCII.isSpace($0) }),
      let last = bytes.lastIndex(where: { !ASCII.isSpace($0) }),
      let target = BareAddress.target(of: Array(bytes[first...last]))
    else { return nil }
    let lower = selection.lowerBound
    self.init(lower.advanced(by: first)..<lower.advanced(by: last + 1), target, text, document)
  }

  init(
    _ range: Range<ByteOffset>, _ target: LinkTarget, _ text: Rope, _ document: MarkdownDocument
  ) {
    address = target.address
    self.range = range
    self.text = text
    self.document = document
  }

  private static let longest = 4096

  /// The edit, with the caret between the brackets; nil where the address cannot become one: in
  /// code, in another link.
  func outcome() -> StyleEdit? {
    var document = document
    let spans = document.contexts(in: range, of: text).flatMap { AbsoluteSpan.marked(in: $0) }
    let angle = spans.first { $0.content == range && $0.target?.form == .angle }
    let replaced = angle?.bounds ?? range
    for (open, close) in [("[](", ")"), ("[](<", ">)")] {
      let edit = RopeEdit(range: replaced, replacement: Rope(open + address + close))
      var after = text
      after.apply(edit)
      _ = document.apply(edit, text: after)
      let caret = replaced.lowerBound.advanced(by: 1)
      if leads(at: replaced.lowerBound, in: after, document) {
        return StyleEdit(edits: [edit], anchor: caret, focus: caret)
      }
      document = self.document
    }
    return nil
  }

  private func leads(at place: ByteOffset, in text: Rope, _ document: MarkdownDocument) -> Bool {
    var document = document
    let line = text.lineRange(text.line(containing: place))
    return document.contexts(in: line, of: text).flatMap { AbsoluteSpan.marked(in: $0) }.contains {
      $0.bounds.lowerBound == place && $0.target == LinkTarget(address: address, form: .inline)
    }
  }
}

internal import TextRope

/// The link command without a selection.
///
/// ```
///   ab‸             ──► ab[‸]()            text to type
///   ab[‸]()         ──► ab‸                which the second press takes back,
///   ab[c‸]()        ──► ab[c](‸)           or goes on from to the address;
///   ab[c](‸)        ──► ab⟦c⟧              without one there is no link,
///   ab[c](u‸)       ──► ab[c](u)‸          with one it is left,
///   ab[c‸](u)       ──► ab[c](u)‸          from its text, too,
///   ab[c](u)‸       ──► ab[c‸](u)          and entered again
///   ‸https://e.org  ──► [‸](https://e.org)
/// ```
struct LinkCaret {
  private let caret: ByteOffset
  private let text: Rope
  private let document: MarkdownDocument
  private let contexts: [InlineContext]
  private let links: [AbsoluteSpan]
  private let isLiteral: Bool

  init(at caret: ByteOffset, text: Rope, document: MarkdownDocument) {
    var document = document
    self.caret = caret
    self.text = text
    let line = text.lineRange(text.line(containing: caret))
    isLiteral = document.isLiteral(at: caret, of: text)
    contexts = document.contexts(in: line, of: text)
    links = contexts.flatMap { AbsoluteSpan.marked(in: $0) }.filter { $0.style == .link }
    self.document = document
  }

  func outcome() -> StyleEdit {
    if isLiteral || isInsideCode { return moved(to: caret) }
    if let link = links.last(where: { $0.bounds.lowerBound < caret && caret < $0.bounds.upperBound }
    ) {
      return leaving(link)
    }
    if let address = addressAtCaret() { return address }
    return entering() ?? openingPair()
  }

  private var isInsideCode: Bool {
    contexts.contains { context in
      context.parse.spans.contains { span in
        let content = context.absolute(span.content)
        return span.style == .code && content.lowerBound <= caret && caret <= content.upperBound
      }
    }
  }

  private func leaving(_ link: AbsoluteSpan) -> StyleEdit {
    guard link.target?.form == .inline else { return moved(to: link.bounds.upperBound) }
    if caret == link.content.lowerBound, !link.content.isEmpty {
      return moved(to: link.bounds.lowerBound)
    }
    let address = link.address(in: text)
    if !address.isEmpty { return moved(to: link.bounds.upperBound) }
    if caret <= link.content.upperBound, !link.content.isEmpty {
      return moved(to: address.lowerBound)
    }
    let start = link.bounds.lowerBound
    return StyleEdit(
      edits: [
        RopeEdit(range: link.close, replacement: Rope()),
        RopeEdit(range: link.open, replacement: Rope()),
      ], anchor: start, focus: start.advanced(by: link.content.count))
  }

  /// Makes a link of the bare address that holds the caret, or touches it.
  private func addressAtCaret() -> StyleEdit? {
    for context in contexts {
      for span in context.parse.spans where span.target?.form == .bare {
        let range = context.absolute(span.content)
        guard range.lowerBound <= caret, caret <= range.upperBound, let target = span.target else {
          continue
        }
        return LinkAddress(range, target, text, document).outcome() ?? moved(to: caret)
      }
    }
    return nil
  }

  private func entering() -> StyleEdit? {
    for link in links where link.target?.form != .image {
      if link.bounds.upperBound == caret { return moved(to: link.content.upperBound) }
      if link.bounds.lowerBound == caret { return moved(to: link.content.lowerBound) }
    }
    return nil
  }

  /// Behind an exclamation mark the pair would be an image.
  private func openingPair() -> StyleEdit {
    var edits = [RopeEdit(range: caret..<caret, replacement: Rope("[]()"))]
    var inside = caret.advanced(by: 1)
    let before = caret.advanced(by: -1)
    if caret > .zero, text.byte(at: before) == UInt8(ascii: "!"), !isEscaped(before) {
      edits.append(RopeEdit(range: before..<before, replacement: Rope("\\")))
      inside = inside.advanced(by: 1)
    }
    return StyleEdit(edits: edits, anchor: inside, focus: inside)
  }

  private func isEscaped(_ place: ByteOffset) -> Bool {
    contexts.contains { context in
      context.parse.loneMarkers.contains { context.absolute($0).upperBound == place }
    }
  }

  private func moved(to place: ByteOffset) -> StyleEdit {
    StyleEdit(edits: [], anchor: place, focus: place)
  }
}

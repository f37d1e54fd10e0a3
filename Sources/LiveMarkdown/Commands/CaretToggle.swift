internal import TextRope

/// A style command without a selection.
///
/// ```
///   ab‸        ──► ab**‸**     an empty pair to type into
///   ab**‸**    ──► ab‸         which the second press takes back,
///   ab**c‸**   ──► ab**c**‸    or leaves when something was typed,
///   ab**c ‸**  ──► ab**c** ‸   white space outside
///   ab**c**‸   ──► ab**c‸**    and enters again
/// ```
struct CaretToggle {
  private let style: StyleSet
  private let caret: ByteOffset
  private let text: Rope
  private let mark: Mark
  private let dialect: MarkdownDialect
  private let isLiteral: Bool
  private let opensFence: Bool
  private let spans: [AbsoluteSpan]
  private let isInsideAddress: Bool
  /// The caret's line, and the caret in it.
  private let lineStart: ByteOffset
  private let line: [UInt8]
  private let place: Int

  init(_ style: StyleSet, at caret: ByteOffset, text: Rope, document: MarkdownDocument) {
    var document = document
    self.style = style
    self.caret = caret
    self.text = text
    dialect = document.dialect
    mark = dialect.mark(for: style)
    let range = text.lineRange(text.line(containing: caret))
    lineStart = range.lowerBound
    line = text.bytes(in: range)
    place = caret.utf8 - range.lowerBound.utf8
    isLiteral = document.isLiteral(at: caret, of: text)
    opensFence = document.lineKind(at: caret) == .fenceOpening
    let contexts = document.contexts(in: range, of: text)
    spans = contexts.flatMap { AbsoluteSpan.marked(in: $0) }
    isInsideAddress = contexts.contains { $0.hasAddress(around: caret) }
  }

  func outcome() -> StyleEdit {
    if (isLiteral && !isPairReadAsFence) || isInsideCode || isInsideAddress {
      return moved(to: caret)
    }
    if let end = leavingRun() { return moved(to: end) }
    return leavingUnfinishedRun() ?? entering() ?? openingPair()
  }

  /// An empty pair of `~~` at a line's start reads as a fence.
  private var isPairReadAsFence: Bool {
    opensFence && marksBefore(place) == mark.length && marksAfter(place) == mark.length
  }

  /// Inside code no other mark has a meaning.
  private var isInsideCode: Bool {
    style != .code && spans.contains { $0.style == .code && holdsCaret($0) }
  }

  private func holdsCaret(_ span: AbsoluteSpan) -> Bool {
    span.content.lowerBound <= caret && caret <= span.content.upperBound
  }

  /// Where the caret leaves the innermost run of the style; nil outside of one.
  private func leavingRun() -> ByteOffset? {
    guard
      let span = spans.filter({ $0.style == style && holdsCaret($0) })
        .min(by: { $0.content.count < $1.content.count })
    else { return nil }
    if caret == span.content.lowerBound, caret < span.content.upperBound {
      return span.open.lowerBound
    }
    // In the marks of `***c***` the order is free: behind as many as the style has, it is left and
    // the other style is not.
    let end = span.close.upperBound
    let closers = text.bytes(in: caret..<end)
    let isOneRun = caret < end && closers.allSatisfy { $0 == mark.byte }
    return isOneRun && style != .code ? caret.advanced(by: mark.length) : end
  }

  /// Steps out of a pair that nothing, or nothing that can be styled, stands in; takes it back
  /// where there is only white space.
  private func leavingUnfinishedRun() -> StyleEdit? {
    let after = marksAfter(place)
    guard after > 0, dialect.marks(of: mark.byte, in: after).contains(mark.length) else {
      return nil
    }
    let space = line[..<place].reversed().prefix { $0 == ASCII.space || $0 == ASCII.tab }.count
    let before = marksBefore(place - space)
    if before == after {
      return StyleEdit(
        edits: [
          RopeEdit(range: range(place..<place + mark.length), replacement: Rope()),
          RopeEdit(
            range: range(place - space - mark.length..<place - space), replacement: Rope()),
        ], anchor: caret.advanced(by: -mark.length), focus: caret.advanced(by: -mark.length))
    }
    guard hasUnmatchedOpener(of: after, before: place - space) else { return nil }
    let end = caret.advanced(by: mark.length)
    if space == 0 { return moved(to: end) }
    let spaces = String(decoding: line[place - space..<place], as: UTF8.self)
    return StyleEdit(
      edits: [
        RopeEdit(
          range: range(place - space..<place + mark.length),
          replacement: Rope(mark.string + spaces))
      ], anchor: end, focus: end)
  }

  /// How many of the mark's characters end at a place of the line.
  private func marksBefore(_ place: Int) -> Int {
    line[..<place].reversed().prefix { $0 == mark.byte }.count
  }

  private func marksAfter(_ place: Int) -> Int {
    line[place...].prefix { $0 == mark.byte }.count
  }

  /// Whether a run of marks of a length stands before a place of the line, in no pair.
  private func hasUnmatchedOpener(of length: Int, before limit: Int) -> Bool {
    var i = limit
    while i > 0 {
      i -= 1
      guard line[i] == mark.byte else { continue }
      let end = i + 1
      while i > 0, line[i - 1] == mark.byte { i -= 1 }
      let run = range(i..<end)
      if end - i == length,
        !spans.contains(where: { $0.open.overlaps(run) || $0.close.overlaps(run) })
      {
        return true
      }
    }
    return false
  }

  /// Goes on with the run that ends, or begins, at the caret.
  private func entering() -> StyleEdit? {
    for span in spans where span.style == style {
      if span.close.upperBound == caret { return moved(to: span.close.lowerBound) }
      if span.open.lowerBound == caret { return moved(to: span.open.upperBound) }
    }
    return nil
  }

  private func openingPair() -> StyleEdit {
    let inside = caret.advanced(by: mark.length)
    return StyleEdit(
      edits: [RopeEdit(range: caret..<caret, replacement: Rope(mark.string + mark.string))],
      anchor: inside, focus: inside)
  }

  private func moved(to place: ByteOffset) -> StyleEdit {
    StyleEdit(edits: [], anchor: place, focus: place)
  }

  private func range(_ part: Range<Int>) -> Range<ByteOffset> {
    lineStart.advanced(by: part.lowerBound)..<lineStart.advanced(by: part.upperBound)
  }
}

extension InlineContext {
  /// Whether a place lies in an address, where a mark would be part of it.
  fileprivate func hasAddress(around place: ByteOffset) -> Bool {
    parse.spans.contains { span in
      guard let form = span.target?.form else { return false }
      let address = absolute(form == .angle || form == .bare ? span.content : span.close)
      return address.lowerBound < place && place < address.upperBound
    }
  }
}

extension MarkdownDialect {
  /// What is written at both sides of a style.
  fileprivate func mark(for style: StyleSet) -> Mark {
    writtenDelimiter(for: style)?.mark ?? Mark("`")
  }

  /// The written marks that a run of one character is made of: `***` is `**` and `*`.
  fileprivate func marks(of byte: UInt8, in length: Int) -> [Int] {
    var lengths = delimiters.filter { $0.isWritten && $0.mark.byte == byte }.map(\.mark.length)
    if codeSpan != nil, byte == ASCII.backtick { lengths.append(1) }
    if lengths.contains(length) { return [length] }
    return lengths.reduce(0, +) == length ? lengths : []
  }
}

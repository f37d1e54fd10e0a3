internal import TextRope

/// Turns a style on or off for a selection.
///
/// ```
///   selection ──► atoms by paragraph ──► segments: its lines, white space cut off
///   segments  ──► regions: what must be written anew (StyleRegion)
///   regions   ──► several ways to write them (RegionWriter), simplest first
///             ──► the first one that reads as it should is taken: the parser is the judge
/// ```
///
/// Paragraphs are done from the last to the first, so that the offsets before them stay.
struct SelectionToggle {
  private let style: StyleSet
  private(set) var text: Rope
  private(set) var document: MarkdownDocument
  private(set) var edits: [RopeEdit] = []
  private(set) var selection: Range<ByteOffset>

  init(
    _ style: StyleSet, on selection: Range<ByteOffset>, text: Rope, document: MarkdownDocument
  ) {
    self.style = style
    self.selection = selection
    self.text = text
    self.document = document
  }

  mutating func run() {
    let paragraphs = selectedParagraphs()
    guard let first = paragraphs.first?.first, let last = paragraphs.last?.last else { return }
    let before = selection
    selection = first.range.lowerBound..<last.range.upperBound
    if !paragraphs.allSatisfy({ $0.has(style) }) { change(paragraphs, turnsOff: false) }
    // Punctuation that cannot take the style does not keep it on the words.
    if edits.isEmpty, paragraphs.allSatisfy({ $0.has(style, onlyWords: true) }) {
      change(paragraphs, turnsOff: true)
    }
    if edits.isEmpty { selection = before }
  }

  private mutating func change(_ paragraphs: [SelectedParagraph], turnsOff: Bool) {
    for paragraph in paragraphs.reversed() { change(paragraph, turnsOff: turnsOff) }
  }

  private mutating func selectedParagraphs() -> [SelectedParagraph] {
    let first = text.lineStart(text.line(containing: selection.lowerBound))
    let last = text.lineRange(text.line(containing: selection.upperBound)).upperBound
    return document.contexts(in: first..<last, of: text).map {
      SelectedParagraph($0, of: text, selection: selection)
    }.filter { !$0.segments.isEmpty }
  }

  /// Changes all segments at once, or, where that finds no way, each by itself.
  private mutating func change(_ paragraph: SelectedParagraph, turnsOff: Bool) {
    let wanted =
      turnsOff
      ? paragraph.segments : paragraph.segments.filter { !paragraph.has(style, in: $0) }
    let hasLabels = paragraph.context.parse.spans.contains(where: \.isItsLabel)
    let gentle = WritingWay.gentle + (hasLabels ? WritingWay.spelling : [])
    if wanted.isEmpty || attempt(paragraph, wanted, turnsOff, gentle) { return }
    let ways =
      gentle + (document.dialect.hasBackslashEscapes ? WritingWay.thorough : [])
    let count = text.utf8Count
    for segment in wanted.reversed() {
      let now = paragraph.reread(from: &document, text, growth: text.utf8Count - count)
      _ = attempt(now, [segment], turnsOff, ways)
    }
  }

  /// Tries the ways to write the change, and takes the first that reads as it should.
  private mutating func attempt(
    _ paragraph: SelectedParagraph, _ segments: [Range<Int>], _ turnsOff: Bool,
    _ ways: [WritingWay]
  ) -> Bool {
    let target = target(paragraph, segments, turnsOff)
    let regions = StyleRegion.regions(
      around: segments, in: paragraph, style: style, turnsOff: turnsOff)
    let all = [StyleRegion(range: paragraph.scope, outer: [])]
    for way in ways {
      let written = (way.escapesAll ? all : regions).reversed().flatMap {
        RegionWriter(
          $0, of: paragraph, target: target, in: text, changing: style, document.dialect, way
        ).edits()
      }
      if written.isEmpty { continue }
      var trial = Trial(text: text, document: document)
      trial.apply(written)
      let growth = trial.text.utf8Count - text.utf8Count
      if trial.reads(paragraph, growth, target, excusing: way.leavesPunctuation ? style : nil) {
        take(trial, written)
        return true
      }
    }
    return false
  }

  private func target(
    _ paragraph: SelectedParagraph, _ segments: [Range<Int>], _ turnsOff: Bool
  ) -> StyleTarget {
    var target = StyleTarget(paragraph.atoms)
    for segment in segments {
      if turnsOff {
        target.turnOff(style, in: segment)
      } else if style == .link {
        target.link(segment, newLink(over: segment, of: paragraph))
      } else {
        target.turnOn(style, in: segment)
      }
    }
    return target
  }

  /// A link over others has the address of the first of them.
  private func newLink(over segment: Range<Int>, of paragraph: SelectedParagraph) -> NewLink {
    let spans = paragraph.context.parse.spans
    let first = paragraph.atoms[segment].lazy.flatMap(\.links)
      .first { spans[$0].target?.form == .inline || spans[$0].target?.form == .reference }
    let close = first.map {
      AbsoluteSpan(spans[$0], $0, in: paragraph.context).spelledClose(in: text)
    }
    return NewLink(close: close ?? "]()")
  }

  private mutating func take(_ trial: Trial, _ written: [RopeEdit]) {
    (text, document) = (trial.text, trial.document)
    edits += written
    for edit in written {
      let start = edit.carry(selection.lowerBound, forward: true)
      selection = start..<max(start, edit.carry(selection.upperBound, forward: false))
    }
  }
}

/// A text in which a change was tried.
private struct Trial {
  var text: Rope
  var document: MarkdownDocument

  /// Applies edits, the last of the text first; the document sees them as one.
  mutating func apply(_ edits: [RopeEdit]) {
    guard let first = edits.last, let last = edits.first else { return }
    let count = text.utf8Count
    for edit in edits { text.apply(edit) }
    let range = first.range.lowerBound..<last.range.upperBound
    let after = range.lowerBound..<range.upperBound.advanced(by: text.utf8Count - count)
    let whole = RopeEdit(range: range, replacement: text.slice(after))
    _ = document.apply(whole, text: text)
  }

  /// True where the paragraph now has the same characters in the wanted styles; of punctuation, the
  /// excused one may differ.
  mutating func reads(
    _ old: SelectedParagraph, _ growth: Int, _ target: StyleTarget, excusing excused: StyleSet?
  ) -> Bool {
    let scope = old.scope.lowerBound..<old.scope.upperBound.advanced(by: growth)
    let new = document.contexts(in: scope, of: text).flatMap { Atom.list($0, of: text) }
      .filter { !$0.isSpace && scope.contains($0.range) }
    var i = 0
    for (atom, wanted) in zip(old.atoms, target.styles) where !atom.isSpace {
      guard i < new.count, new[i].value == atom.value else { return false }
      let differs = new[i].styles.symmetricDifference(wanted)
      let isExcused = !atom.isWord && differs == excused
      if !differs.isEmpty, !isExcused { return false }
      i += 1
    }
    return i == new.count
  }
}

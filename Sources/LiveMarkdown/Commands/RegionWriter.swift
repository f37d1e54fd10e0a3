internal import TextRope

/// Writes the markers of a region anew, for styles given character by character.
///
/// ```
///   styles      one  two  three         minus bold on "two":
///               BBBBBBBBBBBBBBB   ──►   BBB       BBBBB
///   gaps       **              **  ──►  **   **   **   **
/// ```
///
/// The characters stay; only the gaps between them change, each by one small edit, so that carets
/// and selections stay with their characters.
struct RegionWriter {
  private let text: Rope
  private let region: StyleRegion
  private let atoms: ArraySlice<Atom>
  private let spans: [AbsoluteSpan]
  private let dialect: MarkdownDialect
  private let way: WritingWay
  private var styles: RegionStyles

  /// - Precondition: `target` has the wanted styles of each of the paragraph's characters.
  init(
    _ region: StyleRegion, of paragraph: SelectedParagraph, target: [StyleSet], in text: Rope,
    changing style: StyleSet, _ dialect: MarkdownDialect, _ way: WritingWay
  ) {
    self.text = text
    self.region = region
    self.dialect = dialect
    self.way = way
    atoms = paragraph.atoms(in: region.range)
    spans = paragraph.context.parse.spans.map { AbsoluteSpan($0, in: paragraph.context) }
      .filter { region.range.contains($0.bounds) }
    styles = RegionStyles(
      target[atoms.indices].map { $0.subtracting(region.outer) }, of: Array(atoms))
    styles.moveSpaceOutside()
    if way.leavesPunctuation { styles.movePunctuationOutside(of: style) }
  }

  /// The edits, from the last gap to the first.
  func edits() -> [RopeEdit] {
    var edits: [RopeEdit] = []
    for (i, gap) in gaps().enumerated().reversed() {
      let index = atoms.startIndex + i
      let start = i == 0 ? region.range.lowerBound : atoms[index - 1].range.upperBound
      let end = i == atoms.count ? region.range.upperBound : atoms[index].range.lowerBound
      if let edit = RopeEdit.smallest(replacing: start..<end, of: text, by: gap) {
        edits.append(edit)
      }
    }
    return edits
  }

  /// The text before each character, and behind the last.
  private func gaps() -> [String] {
    var open: [(style: StyleSet, close: String)] = []
    var gaps: [String] = []
    for i in 0...atoms.count {
      var gap = ""
      let wanted = i < atoms.count ? styles[i] : []
      while let last = open.last, mustClose(open.map(\.style), wanted) {
        gap += last.close
        open.removeLast()
      }
      // White space never has a marker behind it that opens.
      let isSpace = i == atoms.count || atoms[atoms.startIndex + i].isSpace
      let missing = isSpace ? [] : wanted.subtracting(open.reduce([]) { $0.union($1.style) })
      for style in styles.order(of: missing, at: i, dialect.nesting) {
        let mark = mark(for: style, at: i)
        gap += mark.open
        open.append((style, mark.close))
      }
      if i < atoms.count, needsBackslash(i) { gap += "\\" }
      gaps.append(gap)
    }
    return gaps
  }

  /// Whether the innermost open style has to close before the next character: it, or one around
  /// it, ends there; or it is code, and something begins.
  private func mustClose(_ open: [StyleSet], _ wanted: StyleSet) -> Bool {
    let all = open.reduce(StyleSet()) { $0.union($1) }
    return !wanted.isSuperset(of: all) || (open.last == .code && all != wanted)
  }

  private func mark(for style: StyleSet, at i: Int) -> (open: String, close: String) {
    if style == .code, dialect.codeSpan != nil { return styles.codeFence(at: i) }
    if way.keepsMarks {
      let place = atoms[atoms.startIndex + i].range
      if let span = spans.first(where: { $0.style == style && $0.encloses(place) }) {
        return (text.string(in: span.open), text.string(in: span.close))
      }
    }
    let mark = dialect.writtenDelimiter(for: style)?.mark.string ?? ""
    return (mark, mark)
  }

  private func needsBackslash(_ i: Int) -> Bool {
    let atom = atoms[atoms.startIndex + i]
    if !dialect.hasBackslashEscapes || styles[i].contains(.code) { return false }
    if atom.isEscaped { return true }
    let mayMislead = way.escapesAll || (way.escapes && atom.styles.contains(.code))
    return mayMislead && dialect.givesMeaning(to: atom.value)
  }
}

extension RopeEdit {
  /// The edit that makes a range read `new`, as small as it can be; nil where it does already.
  fileprivate static func smallest(
    replacing range: Range<ByteOffset>, of text: Rope, by new: String
  ) -> RopeEdit? {
    let old = text.bytes(in: range)
    let new = Array(new.utf8)
    if old == new { return nil }
    var prefix = 0
    while prefix < min(old.count, new.count), old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < min(old.count, new.count) - prefix,
      old[old.count - 1 - suffix] == new[new.count - 1 - suffix]
    {
      suffix += 1
    }
    let lower = range.lowerBound.advanced(by: prefix)
    return RopeEdit(
      range: lower..<range.upperBound.advanced(by: -suffix),
      replacement: Rope(String(decoding: new[prefix..<new.count - suffix], as: UTF8.self)))
  }
}

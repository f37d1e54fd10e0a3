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
  /// The links among them, by index.
  private let links: [Int: AbsoluteSpan]
  /// The links in which no mark has a meaning.
  private let leaves: Set<Int>
  /// The links that are written for the first time, by number.
  private let newLinks: [Int: NewLink]
  private let dialect: MarkdownDialect
  private let way: WritingWay
  private var styles: RegionStyles

  /// - Precondition: `target` has an entry for each of the paragraph's characters.
  init(
    _ region: StyleRegion, of paragraph: SelectedParagraph, target: StyleTarget, in text: Rope,
    changing style: StyleSet, _ dialect: MarkdownDialect, _ way: WritingWay
  ) {
    self.text = text
    self.region = region
    self.dialect = dialect
    self.way = way
    atoms = paragraph.atoms(in: region.range)
    newLinks = target.newLinks
    spans = AbsoluteSpan.marked(in: paragraph.context)
      .filter { region.range.contains($0.bounds) }
    let linked = spans.filter { $0.style == .link }
    links = Dictionary(uniqueKeysWithValues: linked.map { ($0.index, $0) })
    leaves = Set(linked.filter(\.isLeaf).map(\.index))
    styles = RegionStyles(
      target.styles[atoms.indices].map { $0.subtracting(region.outer) },
      target.links[atoms.indices].map { links in
        links.filter { !region.outerLinks.contains($0) }
      }, of: Array(atoms))
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
      if start == end, gap.isEmpty { continue }
      if let edit = RopeEdit.smallest(replacing: start..<end, of: text, by: gap) {
        edits.append(edit)
      }
    }
    return edits
  }

  private struct OpenMark {
    var mark: RegionMark
    var close: String
  }

  /// The text before each character, and behind the last.
  private func gaps() -> [String] {
    var open: [OpenMark] = []
    var gaps: [String] = []
    var written = SpansFromTheLeft(spans)
    for i in 0...atoms.count {
      var gap = ""
      while let last = open.last, mustClose(open, before: i) {
        gap += last.close
        open.removeLast()
      }
      // White space never has a marker behind it that opens.
      if i < atoms.count, !atoms[atoms.startIndex + i].isSpace {
        let (missing, links) = missing(open, at: i)
        for mark in styles.order(of: missing, links, leaves: leaves, at: i, dialect.nesting) {
          let text = text(of: mark, at: i, &written)
          gap += text.open
          open.append(OpenMark(mark: mark, close: text.close))
        }
      }
      if i < atoms.count, needsBackslash(i) { gap += "\\" }
      gaps.append(gap)
    }
    return gaps
  }

  /// What begins at a character.
  private func missing(_ open: [OpenMark], at i: Int) -> (StyleSet, [Int]) {
    var missing = styles[i]
    var links = styles.links(at: i)
    for part in open {
      switch part.mark {
      case .style(let style): missing.subtract(style)
      case .link(let link): links.removeAll { $0 == link }
      }
    }
    return (missing, links)
  }

  /// Whether the innermost open mark has to close before the next character: it, or one around it,
  /// ends there; or it is code, and something begins; or a link begins that outlasts it.
  private func mustClose(_ open: [OpenMark], before i: Int) -> Bool {
    guard i < atoms.count else { return true }
    let ends = open.contains { part in
      switch part.mark {
      case .style(let style): !styles[i].contains(style)
      case .link(let link): !styles.links(at: i).contains(link)
      }
    }
    if ends { return true }
    let (missing, links) = missing(open, at: i)
    if open.last?.mark == .style(.code) { return !missing.isEmpty || !links.isEmpty }
    guard let end = links.map({ styles.end(of: .link($0), from: i) }).max() else { return false }
    return open.contains { styles.end(of: $0.mark, from: i) < end }
  }

  private func text(
    of mark: RegionMark, at i: Int, _ written: inout SpansFromTheLeft
  ) -> (open: String, close: String) {
    switch mark {
    case .style(let style): return self.mark(for: style, at: i, &written)
    case .link(let link):
      if let new = newLinks[link] { return ("[", new.close) }
      guard let span = links[link] else { return ("", "") }
      let close = way.spellsLabels ? span.spelledClose(in: text) : text.string(in: span.close)
      return (text.string(in: span.open), close)
    }
  }

  private func mark(
    for style: StyleSet, at i: Int, _ written: inout SpansFromTheLeft
  ) -> (open: String, close: String) {
    if style == .code, dialect.codeSpan != nil { return styles.codeFence(at: i) }
    if way.keepsMarks {
      let place = atoms[atoms.startIndex + i].range
      if let span = written.first(style, enclosing: place) {
        return (text.string(in: span.open), text.string(in: span.close))
      }
    }
    let mark = dialect.writtenDelimiter(for: style)?.mark.string ?? ""
    return (mark, mark)
  }

  /// Behind an exclamation mark it would be an image.
  private func beginsNewLink(_ i: Int) -> Bool {
    guard i < atoms.count else { return false }
    return styles.links(at: i).contains {
      newLinks[$0] != nil && !styles.links(at: i - 1).contains($0)
    }
  }

  private func needsBackslash(_ i: Int) -> Bool {
    let atom = atoms[atoms.startIndex + i]
    if !dialect.hasBackslashEscapes || styles[i].contains(.code) { return false }
    if atom.isEscaped { return true }
    if way.escapesAll, atom.value == "!", beginsNewLink(i + 1) { return true }
    let isBracketOfNewLink =
      (atom.value == "[" || atom.value == "]")
      && styles.links(at: i).contains { newLinks[$0] != nil }
    let mayMislead =
      way.escapesAll || (way.escapes && (atom.styles.contains(.code) || isBracketOfNewLink))
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

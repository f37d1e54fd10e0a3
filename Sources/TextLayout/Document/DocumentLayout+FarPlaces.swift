internal import TextRope

/// Far places of a long line: its end, or wherever the scroll bar goes.
///
///     line     ├ window ┼ window ┼────── left out ──────┼ window ┼ window ┼─── not laid out ───┤
///     rows      ══ ══ ══ ══ ══ ══    (an estimate)       ══ ══ ══ ══ ══ ══
///                                                       └ a guess    └ what is looked at
///
/// Where a row begins follows from all rows before it, so rows of a far place are provisional: they
/// begin at a guess, some way before what is looked at. Greedy breaking from two starts soon falls
/// into step, at a word that neither has room for. When spare time, or a question for what is exact,
/// has laid out what was left out, its last window ends where a window behind the guess begins, and
/// from there on all rows stand; where it does not, those are laid out anew, as after an edit.
extension DocumentLayout {
  /// Bytes before a far place in which rows fall into step.
  private static let lead = 4096
  /// Rows in which they do, of a line whose rows take more.
  private static let leadingRows = 24.0
  /// Bytes in which the start of a word is looked for.
  private static let wordReach = 256

  /// The part of a long line from which windows lead up to an offset: `found`, which holds it, cut
  /// where most of it would be laid out only in order to get there.
  ///
  /// - Complexity: O(log *n*).
  mutating func approach(_ offset: Int, in found: Found, text: Rope) -> Found {
    let row = min(width / estimate.byteWidth, 1024)
    let lead = max(Self.lead, Int(Self.leadingRows * row))
    guard !found.element.isExact, found.element.rows > 2,
      offset - found.before.bytes > 2 * lead
    else { return found }
    let start = Self.wordStart(near: ByteOffset(offset - lead), in: text).utf8
    let cut = start - found.before.bytes
    guard cut > 0, cut < found.element.bytes else { return found }
    let (left, rest) = found.element.cut(at: cut)
    tree.replaceSubrange(found.index..<found.index + 1, with: [left, rest])
    return (found.index + 1, tree.summary(upTo: found.index + 1), rest)
  }

  /// Where a row may well begin: behind a space, else between two characters.
  private static func wordStart(near offset: ByteOffset, in text: Rope) -> ByteOffset {
    let start = text.scalarBoundary(atOrBefore: offset)
    let end = text.scalarBoundary(atOrBefore: min(text.end, start.advanced(by: wordReach)))
    let bytes = text.bytes(in: start..<end)
    if let space = bytes.firstIndex(of: 0x20),
      let letter = bytes[space...].firstIndex(where: { $0 != 0x20 })
    {
      return start.advanced(by: letter)
    }
    // Behind a few characters, the borders are those of the whole text.
    let characters = String(decoding: bytes, as: UTF8.self).prefix(wordReach / 16)
    return start.advanced(by: characters.utf8.count)
  }
}

extension LayoutElement {
  /// A part of a long line as two, each with its share of the estimated height.
  fileprivate func cut(at count: Int) -> (LayoutElement, LayoutElement) {
    let share = Double(count) / Double(max(bytes, 1))
    let first = min(max(1, Int((Double(rows) * share).rounded())), max(1, rows - 1))
    let top = (height * Double(first) / Double(max(rows, 1))).rounded()
    return (
      LayoutElement(
        lines: 0, bytes: count, rows: first, height: top, isExact: false,
        startsInLine: startsInLine),
      LayoutElement(
        lines: lines, bytes: bytes - count, rows: max(1, rows - first), height: height - top,
        isExact: false, startsInLine: true)
    )
  }
}

internal import TextRope

/// Undo groups as bytes, the newest at the end.
///
///     bytes   before after edits │ size ║ before after edits │ size ║ …
///                          │                          (of a group, to be found from behind)
///                          └─ start, length, replacement's length, and its bytes or:
///     texts   the replacements too long to be copied, which share chunks with the text they were of
///
/// A letter typed by itself is a group of 12 to 27 bytes, by its offset; as an array of edits it
/// takes 270.
struct UndoPage: Sendable {
  private var bytes: [UInt8] = []
  private var texts: [Rope] = []
  private var heapBytesOfTexts = 0

  /// A longer replacement is shared, not copied: a rope costs 200 bytes before its first letter.
  private static let longestCopy = 256

  init(reserving capacity: Int) { bytes.reserveCapacity(capacity) }

  var isEmpty: Bool { bytes.isEmpty }
  /// What is held of the heap.
  var heapBytes: Int { bytes.heapBytes + texts.heapBytes + heapBytesOfTexts }
  /// The part of it that the groups fill.
  var filledBytes: Int { bytes.count + heapBytesOfTexts }

  // MARK: Writing

  /// A page of one group.
  init(_ group: UndoGroup) {
    texts = group.inverses.map(\.replacement).filter(Self.isShared)
    heapBytesOfTexts = texts.reduce(0) { $0 + $1.heapBytes }
    write(group.before)
    write(group.after)
    bytes.append(varint: group.inverses.count)
    bytes.append(varint: texts.count)
    for edit in group.inverses { write(edit) }
    bytes.append(reversedVarint: bytes.count)
  }

  mutating func append(_ other: UndoPage) {
    bytes += other.bytes
    texts += other.texts
    heapBytesOfTexts += other.heapBytesOfTexts
  }

  private static func isShared(_ text: Rope) -> Bool { text.utf8Count > longestCopy }

  private mutating func write(_ selection: Selection) {
    bytes.append(varint: selection.anchor.utf8)
    bytes.append(varint: selection.focus.utf8)
    bytes.append(selection.affinity == .upstream ? 1 : 0)
  }
  private mutating func write(_ edit: RopeEdit) {
    let text = edit.replacement
    bytes.append(varint: edit.range.lowerBound.utf8)
    bytes.append(varint: edit.range.count)
    bytes.append(varint: text.utf8Count)
    if !Self.isShared(text) { bytes += text.bytes(in: text.bounds) }
  }

  // MARK: Reading

  /// The newest group; nil where the page is empty.
  ///
  /// O(its edits and the bytes that are copied).
  var last: UndoGroup? {
    if bytes.isEmpty { return nil }
    let head = readHead()
    var place = head.edits
    var long = texts[head.shared...]
    var inverses: [RopeEdit] = []
    inverses.reserveCapacity(head.count)
    for _ in 0..<head.count { inverses.append(readEdit(&place, &long)) }
    return UndoGroup(inverses: inverses, before: head.before, after: head.after)
  }

  /// Takes the newest group off, and returns the selections before and after it.
  ///
  /// O(its long texts): its edits stay packed.
  mutating func popLast() -> (before: Selection, after: Selection)? {
    if bytes.isEmpty { return nil }
    let head = readHead()
    heapBytesOfTexts -= texts[head.shared...].reduce(0) { $0 + $1.heapBytes }
    texts.removeSubrange(head.shared...)
    bytes.removeSubrange(head.start...)
    return (head.before, head.after)
  }

  /// What stands before the edits of the newest group.
  private struct Head {
    var before: Selection
    var after: Selection
    /// Of edits.
    var count: Int
    /// Where the group and its edits begin in `bytes`, and its replacements in `texts`.
    var start: Int
    var edits: Int
    var shared: Int
  }

  private func readHead() -> Head {
    var end = bytes.count
    let size = bytes.readReversedVarint(before: &end)
    var place = end - size
    let (before, after) = (readSelection(&place), readSelection(&place))
    let count = bytes.readVarint(at: &place)
    let shared = texts.count - bytes.readVarint(at: &place)
    return Head(
      before: before, after: after, count: count, start: end - size, edits: place, shared: shared)
  }

  private func readSelection(_ place: inout Int) -> Selection {
    let anchor = ByteOffset(bytes.readVarint(at: &place))
    let focus = ByteOffset(bytes.readVarint(at: &place))
    defer { place += 1 }
    return Selection(
      anchor: anchor, focus: focus, affinity: bytes[place] == 1 ? .upstream : .downstream)
  }
  private func readEdit(_ place: inout Int, _ long: inout ArraySlice<Rope>) -> RopeEdit {
    let start = ByteOffset(bytes.readVarint(at: &place))
    let end = start.advanced(by: bytes.readVarint(at: &place))
    let size = bytes.readVarint(at: &place)
    if size > Self.longestCopy {
      return RopeEdit(range: start..<end, replacement: long.removeFirst())
    }
    defer { place += size }
    return RopeEdit(range: start..<end, replacement: Rope(utf8: bytes[place..<place + size]))
  }
}

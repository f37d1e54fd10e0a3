internal import TextRope

/// Undo groups as bytes, the newest at the end.
///
///     bytes   before after edits │ size ║ before after edits │ size ║ …
///                          │                          (of a group, to be found from behind)
///                          └─ start, length, replacement's length, and its bytes or:
///     texts   the replacements too long to be copied, which share chunks with the text they were of
///
/// A letter typed by itself is a group of a dozen bytes; as an array of edits it takes 270.
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
  var last: UndoGroup? { bytes.isEmpty ? nil : readLast().group }

  mutating func popLast() -> UndoGroup? {
    if bytes.isEmpty { return nil }
    let (group, start, shared) = readLast()
    heapBytesOfTexts -= texts[shared...].reduce(0) { $0 + $1.heapBytes }
    texts.removeSubrange(shared...)
    bytes.removeSubrange(start...)
    return group
  }

  /// The newest group, and where it begins in `bytes` and in `texts`.
  private func readLast() -> (group: UndoGroup, start: Int, shared: Int) {
    var end = bytes.count
    let size = bytes.readReversedVarint(before: &end)
    let start = end - size
    var place = start
    let (before, after) = (readSelection(&place), readSelection(&place))
    let count = bytes.readVarint(at: &place)
    let shared = texts.count - bytes.readVarint(at: &place)
    var long = texts[shared...]
    var inverses: [RopeEdit] = []
    inverses.reserveCapacity(count)
    for _ in 0..<count { inverses.append(readEdit(&place, &long)) }
    return (UndoGroup(inverses: inverses, before: before, after: after), start, shared)
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

/// The address of a link as it is meant: without backslashes that escape, entities as what they
/// stand for (CommonMark 0.31.2, sections 2.4 and 2.5).
enum LinkAddressText {
  static func decoded(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    if !bytes.contains(where: { $0 == ASCII.backslash || $0 == UInt8(ascii: "&") }) {
      return String(decoding: bytes, as: UTF8.self)
    }
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    var i = bytes.startIndex
    while i < bytes.endIndex {
      if bytes[i] == ASCII.backslash, i + 1 < bytes.endIndex, ASCII.isPunctuation(bytes[i + 1]) {
        i += 1
      } else if let (text, end) = CharacterReference.read(at: i, in: bytes) {
        kept += text.utf8
        i = end
        continue
      }
      kept.append(bytes[i])
      i += 1
    }
    return String(decoding: kept, as: UTF8.self)
  }
}

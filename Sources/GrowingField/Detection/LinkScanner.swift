/// Finds web addresses: `scheme://rest` and `www.rest`.
///
/// What is read and then turns out to be none is never read again, so the time is linear.
struct LinkScanner {
  private let line: [UInt8]

  init(_ line: [UInt8]) { self.line = line }

  func matches() -> [DetectedData.Match] {
    var found: [DetectedData.Match] = []
    var index = 0
    while index < line.count {
      // A word is looked at once, from its start.
      guard line[index].isLetter, index == 0 || !isInWord(line[index - 1]) else {
        index += 1
        continue
      }
      if let body = bodyStart(of: index), let match = match(from: index, body: body) {
        found.append(match)
        index = match.range.upperBound
      } else {
        while index < line.count, isInWord(line[index]) { index += 1 }
      }
    }
    return found
  }

  /// Letters and digits of ASCII: an address may follow Japanese without a space.
  private func isInWord(_ byte: UInt8) -> Bool { byte.isDigit || byte.isLetter }

  /// Where an address goes on after its scheme; nil where none begins.
  private func bodyStart(of start: Int) -> Int? {
    if matches("www.", at: start) { return start + 4 }
    var end = start
    while end < line.count, isInWord(line[end]) { end += 1 }
    return end > start + 1 && matches("://", at: end) ? end + 3 : nil
  }

  private func match(from start: Int, body: Int) -> DetectedData.Match? {
    guard body < line.count, isInWord(line[body]) || line[body] == UInt8(ascii: "[") else {
      return nil
    }
    var end = body
    while end < line.count, isInAddress(line[end]) { end += 1 }
    end = trimmedEnd(of: body..<end)
    let isHost = matches("www.", at: start)
    if isHost, !line[body..<end].contains(UInt8(ascii: ".")) { return nil }
    let text = String(decoding: line[start..<end], as: UTF8.self)
    return .init(range: start..<end, target: isHost ? "https://" + text : text)
  }

  private func isInAddress(_ byte: UInt8) -> Bool {
    0x21...0x7E ~= byte && !"<>\"\\^`{}|".utf8.contains(byte)
  }

  /// Without the punctuation behind the address, and brackets that it did not open (GFM 0.29,
  /// section 6.9, has the same rule).
  private func trimmedEnd(of range: Range<Int>) -> Int {
    var end = range.upperBound
    let (open, close) = (UInt8(ascii: "("), UInt8(ascii: ")"))
    var depth = line[range].reduce(0) { $0 + ($1 == open ? 1 : $1 == close ? -1 : 0) }
    while end > range.lowerBound {
      let last = line[end - 1]
      if last == close, depth < 0 {
        depth += 1
      } else if !"?!.,:;*_~'".utf8.contains(last) {
        break
      }
      end -= 1
    }
    return end
  }

  /// Whether ASCII, its letters in either case, stands somewhere.
  private func matches(_ text: StaticString, at start: Int) -> Bool {
    guard start + text.utf8CodeUnitCount <= line.count else { return false }
    for index in 0..<text.utf8CodeUnitCount {
      let byte = line[start + index]
      guard (byte.isLetter ? byte | 0x20 : byte) == text.utf8Start[index] else { return false }
    }
    return true
  }
}

/// Finds mail addresses: a name, `@`, and a domain with at least one dot (GFM 0.29, section 6.9).
struct MailScanner {
  private let line: [UInt8]

  init(_ line: [UInt8]) { self.line = line }

  func matches() -> [DetectedData.Match] {
    var found: [DetectedData.Match] = []
    // Where the run of characters that a name may have began.
    var start = 0
    var index = 0
    while index < line.count {
      if line[index] == UInt8(ascii: "@"), let match = match(name: start..<index) {
        found.append(match)
        index = match.range.upperBound
        start = index
        continue
      }
      if !isInName(line[index]) { start = index + 1 }
      index += 1
    }
    return found
  }

  private func isInName(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || "._-+".utf8.contains(byte)
  }

  private func match(name: Range<Int>) -> DetectedData.Match? {
    guard let first = name.first(where: { line[$0].isLetter || line[$0].isDigit }) else {
      return nil
    }
    let domain = name.upperBound + 1
    var end = domain
    while end < line.count, isInDomain(line[end]) { end += 1 }
    while end > domain, !(line[end - 1].isLetter || line[end - 1].isDigit) { end -= 1 }
    let labels = line[domain..<end].split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard labels.count > 1, labels.allSatisfy({ !$0.isEmpty }), labels[labels.count - 1].count > 1
    else { return nil }
    return .init(
      range: first..<end, target: "mailto:" + String(decoding: line[first..<end], as: UTF8.self))
  }

  private func isInDomain(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
  }
}

/// Finds phone numbers: 7 to 15 digits (ITU-T E.164) in groups.
///
/// Groups are parted by one of space, `-`, `.` or `/`, or stand in round brackets. A number
/// begins with `+`, is parted, or has the 10 or 11 digits of a national number. What is written as
/// a date, as an IPv4 address or as a decimal fraction is none.
struct PhoneScanner {
  private let line: [UInt8]

  init(_ line: [UInt8]) { self.line = line }

  func matches() -> [DetectedData.Match] {
    var found: [DetectedData.Match] = []
    var index = 0
    while index < line.count {
      guard isStart(index) else {
        index += 1
        continue
      }
      let number = Number(line, from: index)
      index = max(index + 1, number.range.upperBound)
      let isWhole = index >= line.count || !line[index].isWordOfASCII
      if isWhole, number.isPhoneNumber {
        found.append(.init(range: number.range, target: "tel:" + number.dialled))
      }
    }
    return found
  }

  private func isStart(_ index: Int) -> Bool {
    let byte = line[index]
    guard byte.isDigit || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "(") else {
      return false
    }
    guard index > 0 else { return true }
    let before = line[index - 1]
    return !before.isWordOfASCII && !"+.,-/:#=&@".utf8.contains(before)
  }
}

extension UInt8 {
  fileprivate var isWordOfASCII: Bool { self < 0x80 && isWord }
}

/// A run of digits, as far as it could be one number.
private struct Number {
  /// Without what parts it from the text behind.
  private(set) var range: Range<Int>
  private var hasPlus = false
  private var groups: [Int] = []
  private var separators: Set<UInt8> = []
  /// Parts the number only where digits follow; behind the last it is the sentence's.
  private var pending: UInt8?
  private var digits: [UInt8] = []
  private var openBrackets = 0
  private var isMalformed = false

  init(_ line: [UInt8], from start: Int) {
    range = start..<start
    var index = start
    if line[index] == UInt8(ascii: "+") {
      hasPlus = true
      index += 1
    }
    var isParted = true
    while index < line.count {
      let byte = line[index]
      if byte.isDigit {
        take(byte, startsGroup: isParted)
        isParted = false
        range = start..<(index + 1)
      } else if byte == UInt8(ascii: "("), openBrackets == 0, !separators.contains(byte) {
        openBrackets = 1
        separators.insert(byte)
        isParted = true
      } else if byte == UInt8(ascii: ")"), openBrackets == 1, !isParted {
        openBrackets = 0
        isParted = true
        range = start..<(index + 1)
      } else if " -./".utf8.contains(byte), !isParted || line[index - 1] == UInt8(ascii: ")") {
        pending = byte
        isParted = true
      } else if byte == UInt8(ascii: " "), index > start, line[index - 1] != byte,
        line[index - 1] != UInt8(ascii: "+")
      {
        isParted = true
      } else {
        break
      }
      index += 1
    }
  }

  private mutating func take(_ digit: UInt8, startsGroup: Bool) {
    if startsGroup { groups.append(1) } else { groups[groups.count - 1] += 1 }
    if let pending { separators.insert(pending) }
    pending = nil
    digits.append(digit)
  }

  var dialled: String { (hasPlus ? "+" : "") + String(decoding: digits, as: UTF8.self) }

  var isPhoneNumber: Bool {
    guard 7...15 ~= digits.count, openBrackets == 0 else { return false }
    if hasPlus { return true }
    if separators.isEmpty { return 10...11 ~= digits.count }
    return !isDate && !isAddress && !isFraction
  }

  /// `2026-11-30`, `30.11.2026`, `11/30/2026`.
  private var isDate: Bool {
    guard groups.count == 3, separators.count == 1 else { return false }
    return groups[1] <= 2 && (groups[0] == 4 && groups[2] <= 2 || groups[0] <= 2 && groups[2] == 4)
  }

  /// `192.168.100.200`.
  private var isAddress: Bool {
    separators == [UInt8(ascii: ".")] && groups.count == 4 && groups.allSatisfy { $0 <= 3 }
  }

  /// `3.1415926`.
  private var isFraction: Bool { separators == [UInt8(ascii: ".")] && groups.count == 2 }
}

/// One line of a `*BreakTest.txt`: `÷ 0061 × 0308 ÷ 0020 ÷`.
nonisolated struct BreakTestCase: CustomStringConvertible {
  var text: [UInt8] = []
  /// The byte offsets marked ÷, without the one at the start.
  var breaks: [Int] = []
  /// As the line stands in the file, without its comment.
  var description: String

  init(_ line: ArraySlice<UInt8>) {
    let fields = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    description = fields.joined(separator: " ")
    for field in fields {
      switch field {
      case "÷": breaks.append(text.count)
      case "×": continue
      default:
        if let value = UInt32(field, radix: 16), let scalar = Unicode.Scalar(value) {
          text += Array(String(Character(scalar)).utf8)
        }
      }
    }
    breaks.removeAll { $0 == 0 }
  }

  /// The line as it would stand with other breaks.
  func drawn(with breaks: [Int]) -> String {
    var offset = 0
    var result = String(description.prefix(1))
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      offset += UTF8.width(scalar)
      let digits = String(scalar.value, radix: 16, uppercase: true)
      result += " " + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      result += breaks.contains(offset) ? " ÷" : " ×"
    }
    return result
  }
}

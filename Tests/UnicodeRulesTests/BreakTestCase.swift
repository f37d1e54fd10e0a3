/// One line of a `*BreakTest.txt`: `÷ 0061 × 0308 ÷ 0020 ÷`.
struct BreakTestCase: CustomStringConvertible {
  var text: [UInt8] = []
  /// The byte offsets marked ÷, without the one at the start.
  var breaks: [Int] = []
  var description: String

  init(_ line: ArraySlice<UInt8>) {
    description = String(decoding: line, as: UTF8.self)
    for field in description.split(whereSeparator: \.isWhitespace) {
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
}

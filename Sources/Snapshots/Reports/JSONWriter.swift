/// Writes one JSON document, member by member in the order of the calls.
///
/// The elements of a top level member's list stand on a line each, so that two documents can be
/// compared line by line. Escapes what JSON asks for and nothing else.
nonisolated package struct JSONWriter {
  private var bytes: [UInt8] = []
  /// How many elements each open list or object has.
  private var counts: [Int] = []

  package init() {}

  /// The document, with a newline at its end.
  package var text: String { String(decoding: bytes + [UInt8(ascii: "\n")], as: UTF8.self) }

  // MARK: Containers

  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    begin("{")
    body(&self)
    end("}", ownLine: counts.count == 1)
  }

  /// Writes a list, with `body` called for each of its elements.
  package mutating func list<Elements: Sequence>(
    _ elements: Elements, _ body: (inout JSONWriter, Elements.Element) -> Void
  ) {
    begin("[")
    for element in elements {
      separate(ownLine: counts.count == 2)
      body(&self, element)
    }
    end("]", ownLine: counts.count == 2)
  }

  /// Writes the key of a member; its value is what is written next.
  package mutating func key(_ name: String) {
    separate(ownLine: counts.count == 1)
    string(name)
    append(": ")
  }

  private mutating func begin(_ bracket: String) {
    append(bracket)
    counts.append(0)
  }

  private mutating func end(_ bracket: String, ownLine: Bool) {
    if counts.removeLast() > 0, ownLine { newLine() }
    append(bracket)
  }

  private mutating func separate(ownLine: Bool) {
    let isFirst = counts[counts.count - 1] == 0
    counts[counts.count - 1] += 1
    if !isFirst { append(ownLine ? "," : ", ") }
    if ownLine { newLine() }
  }

  private mutating func newLine() {
    append("\n")
    for _ in counts { append("  ") }
  }

  // MARK: Values

  package mutating func string(_ text: String) {
    append("\"")
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case UInt8(ascii: "\n"): append("\\n")
      case UInt8(ascii: "\t"): append("\\t")
      case UInt8(ascii: "\r"): append("\\r")
      case 0..<0x10: append("\\u000" + String(byte, radix: 16))
      case 0x10..<0x20: append("\\u00" + String(byte, radix: 16))
      default: bytes.append(byte)
      }
    }
    append("\"")
  }

  package mutating func number(_ value: Int) { append(String(value)) }

  /// Writes a finite number, rounded to a ten-thousandth.
  package mutating func number(_ value: Double) {
    let rounded = (value * 10_000).rounded() / 10_000
    // Minus nothing is nothing.
    append((rounded == 0 ? 0 : rounded).shortest)
  }

  /// Writes a finite number as it is.
  mutating func exact(_ value: Double) { append("\(value)") }

  package mutating func null() { append("null") }

  private mutating func append(_ text: String) { bytes += text.utf8 }
}

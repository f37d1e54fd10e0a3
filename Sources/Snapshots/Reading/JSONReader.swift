/// Reads one JSON text (RFC 8259) strictly, and says at which byte it stops being one.
///
/// Foundation's decoders tell neither positions nor duplicate keys, hence this one.
///
/// - Complexity: O(*n*), *n* the bytes of the text. Nesting is bounded, so that no file can
///   exhaust the stack.
nonisolated struct JSONReader {
  static let maximumDepth = 64

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func read(_ bytes: [UInt8]) throws(SceneProblem) -> JSONValue {
    var reader = JSONReader(bytes)
    try reader.checkEncoding()
    reader.skipSpace()
    let value = try reader.value()
    reader.skipSpace()
    guard reader.position == bytes.count else {
      throw reader.problem("the end of the file")
    }
    return value
  }

  private func checkEncoding() throws(SceneProblem) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      throw problem("JSON without a byte order mark", at: 0)
    }
    var invalid: Int?
    do {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      invalid = error.byteOffsets.lowerBound
    }
    if let invalid { throw problem("valid UTF-8", at: invalid) }
  }
}

// MARK: - Values

nonisolated extension JSONReader {
  private mutating func value() throws(SceneProblem) -> JSONValue {
    let start = position
    let content: JSONValue.Content =
      switch peek {
      case UInt8(ascii: "{"): .object(try members())
      case UInt8(ascii: "["): .array(try elements())
      case UInt8(ascii: "\""): .string(try string())
      case UInt8(ascii: "t"): try word("true", .bool(true))
      case UInt8(ascii: "f"): try word("false", .bool(false))
      case UInt8(ascii: "n"): try word("null", .null)
      case .some(let byte) where byte == UInt8(ascii: "-") || byte.isASCIIDigit:
        .number(try number())
      default: throw problem("a JSON value")
      }
    return JSONValue(content: content, offset: start)
  }

  private mutating func members() throws(SceneProblem) -> [JSONValue.Member] {
    try open()
    var members: [JSONValue.Member] = []
    if take("}") { return close(members) }
    repeat {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else { throw problem("a key in double quotes") }
      let key = try string()
      skipSpace()
      guard take(":") else { throw problem("\":\" after a key") }
      skipSpace()
      members.append(JSONValue.Member(key: key, value: try value()))
      skipSpace()
    } while take(",")
    guard take("}") else { throw problem("\",\" or \"}\"") }
    return close(members)
  }

  private mutating func elements() throws(SceneProblem) -> [JSONValue] {
    try open()
    var values: [JSONValue] = []
    if take("]") { return close(values) }
    repeat {
      skipSpace()
      values.append(try value())
      skipSpace()
    } while take(",")
    guard take("]") else { throw problem("\",\" or \"]\"") }
    return close(values)
  }

  private mutating func open() throws(SceneProblem) {
    guard depth < Self.maximumDepth else {
      throw problem("at most \(Self.maximumDepth) levels of nesting")
    }
    depth += 1
    position += 1
    skipSpace()
  }

  private mutating func close<Value>(_ value: Value) -> Value {
    depth -= 1
    return value
  }

  private mutating func word(
    _ word: String, _ content: JSONValue.Content
  ) throws(SceneProblem) -> JSONValue.Content {
    guard bytes[position...].starts(with: word.utf8) else { throw problem("a JSON value") }
    position += word.utf8.count
    return content
  }

  private mutating func number() throws(SceneProblem) -> Double {
    let start = position
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw problem("a number of at most 1.8e308", at: start)
    }
    return value
  }

  private mutating func digits() throws(SceneProblem) {
    let start = position
    while let byte = peek, byte.isASCIIDigit { position += 1 }
    if position == start { throw problem("a digit") }
  }
}

// MARK: - Strings

nonisolated extension JSONReader {
  private mutating func string() throws(SceneProblem) -> String {
    position += 1
    var content: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: content, as: UTF8.self)
      case UInt8(ascii: "\\"):
        content.append(contentsOf: String(try escape()).utf8)
      case 0..<0x20:
        throw problem("no bare control character in a string (write \\n, \\t or \\u00XX)")
      default:
        content.append(byte)
        position += 1
      }
    }
    throw problem("the closing quote of a string")
  }

  private mutating func escape() throws(SceneProblem) -> Unicode.Scalar {
    let start = position
    position += 1
    let letter = peek
    position += 1
    switch letter {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try scalar(from: start)
    default: throw problem("one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX", at: start)
    }
  }

  /// After `\u`: four digits, or a surrogate pair in two escapes.
  private mutating func scalar(from start: Int) throws(SceneProblem) -> Unicode.Scalar {
    let unit = try hexadecimal()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    if unit < 0xDC00, take("\\"), take("u") {
      let low = try hexadecimal()
      if (0xDC00..<0xE000).contains(low),
        let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
      {
        return scalar
      }
    }
    throw problem("a surrogate pair", at: start)
  }

  private mutating func hexadecimal() throws(SceneProblem) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw problem("four hexadecimal digits")
      }
      value = value << 4 + UInt32(digit)
      position += 1
    }
    return value
  }
}

// MARK: - Bytes

nonisolated extension JSONReader {
  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: scalar) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  /// What was wanted where the reader stands, or at another byte.
  private func problem(_ expected: String, at offset: Int? = nil) -> SceneProblem {
    let offset = min(offset ?? position, bytes.count)
    let before = bytes[..<offset]
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return .syntax(
      offset: offset, line: before.count { $0 == 0x0A } + 1, column: offset - lineStart + 1,
      expected: expected, found: found(at: offset))
  }

  private func found(at offset: Int) -> String? {
    guard offset < bytes.count else { return "the end of the file" }
    let scalar = Unicode.Scalar(bytes[offset])
    return (0x21..<0x7F).contains(bytes[offset]) ? String(scalar).quoted() : nil
  }
}

nonisolated extension UInt8 {
  fileprivate var isASCIIDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}

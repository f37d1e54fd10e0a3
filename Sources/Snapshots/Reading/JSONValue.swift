/// A JSON value that remembers where it stood, so that a mistake in it can be pointed at.
nonisolated struct JSONValue: Sendable {
  struct Member: Sendable {
    var key: String
    var value: JSONValue
  }

  enum Content: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    /// In the order of the file; a key may stand twice.
    case object([Member])
  }

  var content: Content
  /// The value's first byte in the file.
  var offset: Int
}

nonisolated extension JSONValue {
  /// The value in a few characters on one line, for an error message.
  var summary: String {
    switch content {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): value.shortest
    case .string(let value): value.quoted(limit: 40)
    case .array(let values): "a list of \(values.count)"
    case .object: "an object"
    }
  }
}

nonisolated extension Double {
  /// The shortest decimal that reads back as this number, without `.0`.
  var shortest: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

nonisolated extension String {
  /// The text as a JSON string on one line, as messages show it.
  package var quotedForMessage: String { quoted(limit: 60) }

  /// The text as a JSON string on one line, cut after `limit` code points: one character may have
  /// thousands of them.
  func quoted(limit: Int = .max) -> String {
    var result = "\""
    let shown = unicodeScalars.prefix(limit)
    for scalar in shown { result += scalar.jsonEscape }
    return result + (shown.endIndex < endIndex ? "…\"" : "\"")
  }
}

nonisolated extension Unicode.Scalar {
  fileprivate var jsonEscape: String {
    switch self {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\t": return "\\t"
    case "\r": return "\\r"
    default:
      switch properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator:
        let digits = String(value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: return String(self)
      }
    }
  }
}

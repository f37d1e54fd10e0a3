internal import Snapshots

/// A scene as JSON of which steps and keys can be taken out.
nonisolated struct WrittenScene: Equatable, Sendable {
  /// `"screen": "notes"`.
  var keys: [String]
  /// One JSON object each.
  var steps: [String]

  /// The scene's file, a step a line.
  var json: String {
    let list = steps.isEmpty ? "[]" : "[\n    " + steps.joined(separator: ",\n    ") + "\n  ]"
    return "{\n  " + (keys + ["\"steps\": " + list]).joined(separator: ",\n  ") + "\n}\n"
  }
}

/// What the authors write.
nonisolated enum JSON {
  static func string(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return String(writer.text.dropLast())
  }

  static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }

  static func object(_ members: [(key: String, value: String)]) -> String {
    "{" + members.map { "\(string($0.key)): \($0.value)" }.joined(separator: ", ") + "}"
  }

  static func list(_ values: [Double]) -> String {
    "[" + values.map(number).joined(separator: ", ") + "]"
  }
}

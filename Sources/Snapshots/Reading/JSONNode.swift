/// A value with its JSON path: what the scene reader asks for types and ranges.
nonisolated struct JSONNode: Sendable {
  let value: JSONValue
  /// `$.steps[3].expect`.
  let path: String

  init(_ value: JSONValue, path: String = "$") {
    self.value = value
    self.path = path
  }

  func wrong(_ expected: String) -> SceneProblem {
    .wrongValue(path: path, expected: expected, found: value.summary)
  }
}

nonisolated extension JSONNode {
  func bool() throws(SceneProblem) -> Bool {
    guard case .bool(let flag) = value.content else { throw wrong("true or false") }
    return flag
  }

  func string() throws(SceneProblem) -> String {
    guard case .string(let text) = value.content else { throw wrong("a string") }
    return text
  }

  func number(
    _ range: ClosedRange<Double> = -1e9...1e9
  ) throws(SceneProblem) -> Double {
    guard case .number(let number) = value.content, range.contains(number) else {
      throw wrong("a number from \(range.lowerBound.shortest) to \(range.upperBound.shortest)")
    }
    return number
  }

  func integer(_ range: ClosedRange<Int>) throws(SceneProblem) -> Int {
    guard case .number(let number) = value.content, let integer = Int(exactly: number),
      range.contains(integer)
    else { throw wrong("a whole number from \(range.lowerBound) to \(range.upperBound)") }
    return integer
  }

  /// One of a closed set of words.
  func word<Word: RawRepresentable<String> & CaseIterable>(
    _ type: Word.Type
  ) throws(SceneProblem) -> Word {
    guard case .string(let text) = value.content, let word = Word(rawValue: text) else {
      throw wrong("one of " + Word.allCases.map(\.rawValue).joined(separator: " "))
    }
    return word
  }

  func list() throws(SceneProblem) -> [JSONNode] {
    guard case .array(let values) = value.content else { throw wrong("a list") }
    return values.enumerated().map { JSONNode($1, path: "\(path)[\($0)]") }
  }

  /// A list of one length, of numbers.
  func numbers(_ names: String...) throws(SceneProblem) -> [Double] {
    guard case .array(let values) = value.content, values.count == names.count else {
      throw wrong("[" + names.joined(separator: ", ") + "]")
    }
    return try list().map { node throws(SceneProblem) in try node.number() }
  }

  /// The members of an object that has known keys only, each once.
  func fields(_ known: [String]) throws(SceneProblem) -> JSONFields {
    guard case .object(let members) = value.content else {
      throw wrong("an object")
    }
    var nodes: [String: JSONNode] = [:]
    for member in members {
      let node = JSONNode(member.value, path: path + Self.component(member.key))
      guard known.contains(member.key) else {
        throw .unknownKey(path: node.path, known: known)
      }
      guard nodes.updateValue(node, forKey: member.key) == nil else {
        throw .duplicateKey(path: node.path)
      }
    }
    return JSONFields(path: path, nodes: nodes, keys: members.map(\.key))
  }

  /// `.key` where that is a short word, else `["key"]`.
  static func component(_ key: String) -> String {
    let isWord = key.utf8.count <= 40 && key.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil
    return isWord ? "." + key : "[\(key.quoted(limit: 40))]"
  }
}

/// The members of an object whose keys have been checked.
nonisolated struct JSONFields: Sendable {
  let path: String
  let nodes: [String: JSONNode]
  /// In the order of the file.
  let keys: [String]

  subscript(key: String) -> JSONNode? { nodes[key] }

  /// Reads a member where it is there.
  func read<Value>(
    _ key: String, _ read: (JSONNode) throws(SceneProblem) -> Value
  ) throws(SceneProblem) -> Value? {
    guard let node = nodes[key] else { return nil }
    return try read(node)
  }

  func required(_ key: String, _ expected: String) throws(SceneProblem) -> JSONNode {
    guard let node = nodes[key] else {
      throw .missingKey(path: path + JSONNode.component(key), expected: expected)
    }
    return node
  }
}

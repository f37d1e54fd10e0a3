internal import FoundationEssentials
internal import GrowingField

nonisolated extension SceneReader {
  static let flavourNames = [
    "text/plain", "text/html", "text/rtf", "text/uri-list", "text/markdown", "image/png",
    "image/jpeg",
  ]

  /// Flavours by MIME type: a string, `{"file": PATH}` or `{"base64": DATA}`.
  func flavours(_ node: JSONNode) throws(SceneProblem) -> Flavours {
    let fields = try node.fields(Self.flavourNames)
    var flavours: Flavours = [:]
    for name in fields.keys { flavours[name] = try fields.read(name, bytes) }
    return flavours
  }

  private func bytes(_ node: JSONNode) throws(SceneProblem) -> [UInt8] {
    if case .string(let text) = node.value.content { return Array(text.utf8) }
    guard case .object = node.value.content else {
      throw node.wrong("a string, {\"file\": PATH} or {\"base64\": DATA}")
    }
    let fields = try node.fields(["file", "base64"])
    guard fields.keys.count == 1 else { throw node.wrong("one of the keys file base64") }
    if let file = fields["file"] { return try contents(of: file) }
    let base64 = try fields.required("base64", "a string")
    guard let data = Data(base64Encoded: try base64.string()) else {
      throw base64.wrong("base64 (RFC 4648)")
    }
    return Array(data)
  }

  private func contents(of node: JSONNode) throws(SceneProblem) -> [UInt8] {
    let name = try node.string()
    let path = name.hasPrefix("/") ? name : folder + "/" + name
    do {
      return try InputFile.read(path)
    } catch {
      throw .wrongValue(path: node.path, expected: "a readable file", found: "\(path): \(error)")
    }
  }
}

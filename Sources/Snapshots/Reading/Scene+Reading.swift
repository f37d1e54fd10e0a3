nonisolated extension Scene {
  /// Reads a scene from a file.
  ///
  /// - Parameters:
  ///   - path: `-` is standard input, whose scene is called `stdin`.
  ///   - screens: The names that `screen` may have.
  /// - Throws: An error that names the file, the place in it, and what was expected.
  package init(contentsOf path: String, screens: [String]) throws(SceneError) {
    let bytes: [UInt8]
    do {
      bytes = try InputFile.read(path)
    } catch {
      throw SceneError(file: path, problem: .unreadable(reason: error.description))
    }
    try self.init(json: bytes, file: path, screens: screens)
  }

  /// Reads a scene from its bytes.
  ///
  /// - Parameters:
  ///   - bytes: JSON in UTF-8.
  ///   - file: What the bytes are called in messages; gives the scene its name, and the paths
  ///     inside are relative to its folder.
  ///   - screens: The names that `screen` may have.
  /// - Throws: An error that names the file, the place in it, and what was expected.
  package init(json bytes: [UInt8], file: String, screens: [String]) throws(SceneError) {
    let folder = file.lastIndex(of: "/").map { file[..<$0] }
    self.init(name: Self.name(ofFile: file), file: file)
    let reader = SceneReader(screens: screens, folder: folder.map(String.init) ?? ".")
    do {
      try reader.read(JSONNode(try JSONReader.read(bytes)), into: &self)
    } catch {
      throw SceneError(file: file, problem: error)
    }
  }

  /// `a/growing.scene.json` is `growing`.
  private static func name(ofFile path: String) -> String {
    if path == "-" { return "stdin" }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    for suffix in [".scene.json", ".json"] where name.hasSuffix(suffix) && name != suffix {
      return String(name.dropLast(suffix.count))
    }
    return name
  }
}

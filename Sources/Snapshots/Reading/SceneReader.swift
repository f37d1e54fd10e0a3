internal import Drawing
internal import GrowingText

/// Makes a `Scene` of its JSON: every key known, every type right, every value in its range.
///
/// ```
/// bytes ── JSONReader ──► JSONValue ── SceneReader ──► Scene
///          (syntax: byte offset)       (meaning: JSON path)
/// ```
nonisolated struct SceneReader {
  /// The screens there are.
  var screens: [String]
  /// What the paths in a scene are relative to.
  var folder: String

  static let maximumSide = 16_384.0

  func read(_ root: JSONNode, into scene: inout Scene) throws(SceneProblem) {
    let fields = try root.fields([
      "screen", "window", "scale", "appearance", "textSize", "dialect", "markers", "motion",
      "keyboard", "field", "steps", "tolerance", "masks", "equal",
    ])
    if let screen = fields["screen"] { scene.screen = try self.screen(screen) }
    if let window = try fields.read("window", window) { scene.window = window }
    if let scale = try fields.read(
      "scale", { node throws(SceneProblem) in try node.number(1...4) })
    {
      scene.scale = scale
    }
    if let field = fields["field"] { scene.settings = try settings(field, alsoTopLevel: false) }
    try topLevelSettings(fields, into: &scene.settings)
    scene.keyboard = try fields.read("keyboard", word) ?? .hidden
    scene.steps = try steps(try fields.required("steps", "a list of steps"))
    scene.tolerance = try fields.read("tolerance", tolerance)
    scene.masks = try fields.read("masks", masks) ?? []
    if let problem = scene.pixelProblem { throw problem }
    if let equal = fields["equal"] { scene.equal = try groups(equal, of: scene.snapshotNames) }
  }

  private func screen(_ node: JSONNode) throws(SceneProblem) -> String {
    let name = try node.string()
    guard screens.contains(name) else {
      throw node.wrong("one of the screens " + screens.joined(separator: " "))
    }
    return name
  }

  private func window(_ node: JSONNode) throws(SceneProblem) -> Size {
    let fields = try node.fields(["width", "height"])
    func side(_ key: String, _ value: Double) throws(SceneProblem) -> Double {
      try fields.read(
        key, { node throws(SceneProblem) in try node.number(1...Self.maximumSide) }) ?? value
    }
    return Size(width: try side("width", 390), height: try side("height", 640))
  }
}

// MARK: - Comparison

nonisolated extension SceneReader {
  private func tolerance(_ node: JSONNode) throws(SceneProblem) -> Tolerance {
    let fields = try node.fields(["threshold", "includeAA", "maxPixels", "maxRatio", "reason"])
    var tolerance = Tolerance()
    if let threshold = fields["threshold"] { tolerance.threshold = try threshold.number(0...1) }
    if let includes = fields["includeAA"] {
      tolerance.includesAntiAliasing = try includes.bool()
    }
    if let count = fields["maxPixels"] { tolerance.maxPixels = try count.integer(0...Int.max) }
    if let ratio = fields["maxRatio"] { tolerance.maxRatio = try ratio.number(0...1) }
    if let reason = fields["reason"] { tolerance.reason = try reason.string() }
    return tolerance
  }

  private func masks(_ node: JSONNode) throws(SceneProblem) -> [Rect] {
    try node.list().map { item throws(SceneProblem) in
      let sides = try item.numbers("x", "y", "width", "height")
      guard sides[2] >= 0, sides[3] >= 0 else { throw item.wrong("no negative width or height") }
      return Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
    }
  }

  private func groups(
    _ node: JSONNode, of snapshots: [String]
  ) throws(SceneProblem) -> [[String]] {
    try node.list().map { group throws(SceneProblem) in
      let names = try group.list().map { item throws(SceneProblem) in
        let name = try item.string()
        guard snapshots.contains(name) else {
          throw item.wrong("the name of a snapshot of this scene")
        }
        return name
      }
      guard names.count > 1 else { throw group.wrong("two snapshots or more") }
      return names
    }
  }
}

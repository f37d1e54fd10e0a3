package import Drawing
package import GrowingText

/// One scripted scene, as its `NAME.scene.json` says: a screen, a field, and what happens to it.
nonisolated package struct Scene: Sendable {
  /// The file's name without `.scene.json`; `stdin` for standard input.
  package var name: String
  /// The file as it was named, for messages.
  package var file: String
  package var screen = "field"
  package var window = Size(width: 390, height: 640)
  /// Pixels a point, 1 to 4.
  package var scale = 1.0
  /// `field`, and the top-level keys that set the view too.
  package var settings = FieldSettings()
  /// Shown from the start.
  package var keyboard = KeyboardName.hidden
  package var steps: [Step] = []

  // For comparison.
  package var tolerance: Tolerance?
  package var masks: [Rect] = []
  /// Groups of snapshots that must be the same picture.
  package var equal: [[String]] = []

  package init(name: String, file: String) {
    self.name = name
    self.file = file
  }

  /// The file name of a snapshot.
  package func pictureName(of snapshot: String) -> String { "\(name).\(snapshot).png" }

  /// The snapshots in the order in which they are taken.
  package var snapshotNames: [String] {
    steps.compactMap { step in
      if case .snapshot(let name, _) = step.action { name } else { nil }
    }
  }
}

nonisolated extension Scene {
  /// A picture's pixels, so that no scene asks for more memory than a machine has.
  private static let maximumPixels = 67_108_864.0

  /// Checks that the window has no more pixels than a picture may, at every step.
  package func checkPixels() throws(SceneError) {
    if let problem = pixelProblem { throw SceneError(file: file, problem: problem) }
  }

  var pixelProblem: SceneProblem? {
    if let problem = pixelProblem(of: window, path: "$.window") { return problem }
    for step in steps {
      if case .resize(let size) = step.action,
        let problem = pixelProblem(of: size, path: step.path + ".resize")
      {
        return problem
      }
    }
    return nil
  }

  private func pixelProblem(of size: Size, path: String) -> SceneProblem? {
    let pixels = size.width * size.height * scale * scale
    guard pixels > Self.maximumPixels else { return nil }
    return .wrongValue(
      path: path, expected: "a window of at most \(Self.maximumPixels.shortest) pixels",
      found: pixels.shortest)
  }
}

nonisolated extension Scene {
  /// Checks that the fonts have every family that the scene names: another one in its place would
  /// be a picture of something else.
  package func checkFamilies(_ families: [String]) throws(SceneError) {
    try check(settings, path: "$.field", families)
    for step in steps {
      if case .set(let settings) = step.action {
        try check(settings, path: step.path + ".set", families)
      }
    }
  }

  private func check(
    _ settings: FieldSettings, path: String, _ families: [String]
  ) throws(SceneError) {
    guard let family = settings.font?.family,
      !families.contains(where: { $0.lowercased() == family.lowercased() })
    else { return }
    throw SceneError(
      file: file,
      problem: .wrongValue(
        path: path + ".font.family", expected: "one of " + families.joined(separator: ", "),
        found: family.quotedForMessage))
  }
}

/// How far a picture may be from its golden; without one, not at all.
nonisolated package struct Tolerance: Sendable, Hashable {
  package var threshold = 0.1
  package var includesAntiAliasing = true
  package var maxPixels: Int?
  package var maxRatio: Double?
  package var reason: String?

  package init() {}
}

internal import Drawing
internal import GrowingText
internal import SDLBackend
internal import Snapshots

/// `growing-text render`: plays scenes and writes their pictures.
enum RenderCommand {
  /// Reads every scene before the first is played, so that a mistake in one leaves no pictures of
  /// the others behind.
  static func run(_ options: RenderOptions) throws -> ExitCode {
    guard let scenes = readScenes(options) else { return .usage }
    try checkNames(of: scenes)
    let environment = Environment(
      fonts: try SDLFonts(directory: options.drawing.fontDirectory), clipboard: MemoryClipboard())
    for scene in scenes { try scene.checkFamilies(environment.fonts.families) }
    try OutputFolder.make(options.output)
    var failureCount = 0
    for scene in scenes {
      let failures = try play(scene, environment, into: options.output)
      for failure in failures { StandardStreams.report(failure) }
      failureCount += failures.count
    }
    return failureCount == 0 ? .success : .difference
  }

  private static func readScenes(_ options: RenderOptions) -> [Scene]? {
    var scenes: [Scene] = []
    var isComplete = true
    for path in options.scenes {
      do {
        var scene = try Scene(contentsOf: path, screens: DemoCatalog.names)
        try scene.override(with: options.drawing)
        scenes.append(scene)
      } catch {
        StandardStreams.report(error)
        isComplete = false
      }
    }
    return isComplete ? scenes : nil
  }

  /// No picture may take another's place.
  private static func checkNames(of scenes: [Scene]) throws(UsageError) {
    var owners: [String: String] = [:]
    for scene in scenes {
      for name in [scene.name] + scene.snapshotNames.map(scene.pictureName) {
        if let other = owners.updateValue(scene.file, forKey: name) {
          throw .nameTaken(file: scene.file, name: name, by: other)
        }
      }
    }
  }

  private static func play(
    _ scene: Scene, _ environment: Environment, into folder: String
  ) throws -> [SceneFailure] {
    guard let player = ScenePlayer(scene, environment: environment, catalog: DemoCatalog.catalog)
    else { preconditionFailure("the reader knows the screens") }
    let failures = try player.play { name, raster throws(EnvironmentError) in
      try PNG.write(raster, to: folder + "/" + scene.pictureName(of: name))
    }
    if let stop = player.stop { throw stop }
    return failures
  }
}

extension Scene {
  fileprivate mutating func override(with options: DrawingOptions) throws(SceneError) {
    settings.appearance = options.appearance ?? settings.appearance
    settings.textSize = options.textSize ?? settings.textSize
    settings.motion = options.motion ?? settings.motion
    if let scale = options.scale {
      self.scale = scale
      try checkPixels()
    }
  }
}

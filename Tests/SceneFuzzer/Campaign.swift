internal import DemoScreens
internal import Foundation

/// The parent's part: writes scenes, has children play them, and makes those that fail small.
///
///     seed ──► SceneAuthor ──► files ──► PlayingProcess ──► failures ──► Shrinking ──► a file
struct Campaign {
  private let options: Options
  private let folder: URL

  /// So many scenes share a process, whose start costs as much as a scene.
  private static let batch = 20

  init(_ options: Options) throws {
    self.options = options
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Returns how many scenes failed.
  func run() throws -> Int {
    defer { try? FileManager.default.removeItem(at: folder) }
    var count = 0
    for first in stride(from: 0, to: options.scenes, by: Self.batch) {
      let last = min(first + Self.batch, options.scenes)
      count += try play((first..<last).map { options.seed &+ UInt64($0) })
    }
    return count
  }

  private func play(_ seeds: [UInt64]) throws -> Int {
    var scenes: [String: (seed: UInt64, scene: WrittenScene)] = [:]
    var files: [String] = []
    for seed in seeds {
      let scene = Self.scene(seed: seed, steps: options.steps)
      let file = try write(scene, as: "\(seed)")
      scenes[file] = (seed, scene)
      files.append(file)
    }
    var count = 0
    while !files.isEmpty {
      let process = try PlayingProcess(playing: files)
      for (file, why) in process.failures {
        guard let (seed, scene) = scenes[file] else { continue }
        count += 1
        try report(scene, seed, why)
      }
      files = process.left
    }
    return count
  }

  static func scene(seed: UInt64, steps: Int) -> WrittenScene {
    var author = SceneAuthor(seed: seed, screens: DemoScreens.names)
    return author.scene(steps: steps)
  }

  private func write(_ scene: WrittenScene, as name: String) throws -> String {
    let file = folder.appending(path: "\(name).scene.json")
    try Data(scene.json.utf8).write(to: file)
    return file.path
  }

  /// Prints the smallest scene that still fails, and keeps it beside the whole one.
  private func report(_ scene: WrittenScene, _ seed: UInt64, _ why: String) throws {
    Line.say("seed \(seed): \(why)")
    var reason = why
    var shrinking = Shrinking(scene) { smaller in
      let file = try write(smaller, as: "shrinking")
      guard let why = try PlayingProcess(playing: [file]).failures[file] else { return false }
      reason = why
      return true
    }
    try shrinking.run()
    try FileManager.default.createDirectory(
      atPath: options.output, withIntermediateDirectories: true)
    let path = "\(options.output)/random-\(seed)"
    try Data(scene.json.utf8).write(to: URL(filePath: "\(path)-whole.scene.json"))
    try Data(shrinking.scene.json.utf8).write(to: URL(filePath: "\(path).scene.json"))
    Line.say("  \(path).scene.json, which `growing-text render` plays: \(reason)")
    Line.say(shrinking.scene.json)
  }
}

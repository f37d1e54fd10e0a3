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
    folder =
      options.writesOnly
      ? URL(filePath: options.output)
      : FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private var seeds: [UInt64] { (0..<options.scenes).map { options.seed &+ UInt64($0) } }

  /// Writes the scenes and plays none.
  func write() throws {
    for seed in seeds { _ = try write(scene(seed: seed), as: "random-\(seed)") }
  }

  /// Returns how many scenes failed.
  func run() throws -> Int {
    defer { try? FileManager.default.removeItem(at: folder) }
    var count = 0
    for first in stride(from: 0, to: options.scenes, by: Self.batch) {
      count += try play(Array(seeds[first..<min(first + Self.batch, options.scenes)]))
    }
    return count
  }

  private func play(_ seeds: [UInt64]) throws -> Int {
    var scenes: [String: (seed: UInt64, scene: WrittenScene)] = [:]
    var files: [String] = []
    for seed in seeds {
      let scene = scene(seed: seed)
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
        Line.say("seed \(seed): \(why)")
        try report(scene, seed, after: Array(files.prefix { $0 != file }), why)
      }
      files = process.left
    }
    return count
  }

  private func scene(seed: UInt64) -> WrittenScene {
    var author = SceneAuthor(seed: seed, screens: DemoScreens.names)
    return author.scene(steps: options.steps)
  }

  private func write(_ scene: WrittenScene, as name: String) throws -> String {
    let file = folder.appending(path: "\(name).scene.json")
    try Data(scene.json.utf8).write(to: file)
    return file.path
  }

  /// Prints the smallest scene that still fails, and keeps it beside the whole one, and beside those
  /// that must be played before it where it does not fail alone.
  private func report(
    _ scene: WrittenScene, _ seed: UInt64, after others: [String], _ why: String
  ) throws {
    var reason = why
    func fails(_ scene: WrittenScene, after others: [String]) throws -> Bool {
      let file = try write(scene, as: "shrinking")
      guard let why = try PlayingProcess(playing: others + [file]).failures[file] else {
        return false
      }
      reason = why
      return true
    }
    let isAlone = try fails(scene, after: [])
    var before = Shrinking(isAlone ? [] : others)
    try before.run { try fails(scene, after: $0) }
    var steps = Shrinking(scene.steps)
    var keys = Shrinking(scene.keys)
    try steps.run { try fails(WrittenScene(keys: scene.keys, steps: $0), after: before.parts) }
    try keys.run { try fails(WrittenScene(keys: $0, steps: steps.parts), after: before.parts) }
    let small = WrittenScene(keys: keys.parts, steps: steps.parts)
    try keep(small, scene, seed, after: before.parts)
    Line.say("  \(reason)")
    Line.say(small.json)
  }

  private func keep(
    _ small: WrittenScene, _ whole: WrittenScene, _ seed: UInt64, after others: [String]
  ) throws {
    let output = URL(filePath: options.output)
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    func keep(_ text: Data, as name: String) throws {
      try text.write(to: output.appending(path: "random-\(seed)\(name).scene.json"))
    }
    try keep(Data(small.json.utf8), as: "")
    try keep(Data(whole.json.utf8), as: "-whole")
    for (i, file) in others.enumerated() {
      try keep(Data(contentsOf: URL(filePath: file)), as: "-before-\(i)")
    }
    let place = "\(options.output)/random-\(seed).scene.json"
    Line.say("  \(place) plays with `growing-text render` too; \(others.count) before it")
  }
}

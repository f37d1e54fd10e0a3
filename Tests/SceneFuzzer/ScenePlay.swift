internal import DemoScreens
internal import Foundation
internal import Snapshots

/// The child's part: plays scenes from files, and says of each how it went.
///
/// A line for each, `ok FILE` or `failed FILE: WHY`: a scene without one is where the process died.
enum ScenePlay {
  /// Returns true where all went well.
  static func run(_ files: [String]) throws -> Bool {
    let trial = try SceneTrial()
    var isWell = true
    for file in files {
      do {
        try trial.check(try Scene(contentsOf: file, screens: DemoScreens.names))
        Line.say("ok \(file)")
      } catch {
        Line.say("failed \(file): \(error)")
        isWell = false
      }
    }
    return isWell
  }
}

import DemoScreens
import Drawing
import Foundation
import GrowingText
import SDLBackend
import Testing

@testable import Snapshots

/// Every scene under `Assets/Scenes`.
@Suite(.serialized) struct SceneFilesTests {
  nonisolated static let folder = Playing.root + "/Assets/Scenes"
  nonisolated static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".scene.json") }.sorted()

  @Test func thereAreScenes() { #expect(Self.names.count > 40) }

  @Test(arguments: names)
  func theScenePlaysWithoutAFailure(name: String) throws {
    let scene = try Scene(contentsOf: Self.folder + "/" + name, screens: DemoScreens.names)
    let (pictures, failures) = try Playing.play(scene)
    for failure in failures { Issue.record("\(failure)") }
    for group in scene.equal {
      for other in group.dropFirst() {
        #expect(pictures[group[0]] == pictures[other], "\(group[0]) is not \(other)")
      }
    }
  }
}

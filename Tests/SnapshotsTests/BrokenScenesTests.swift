import DemoScreens
import Foundation
import TestRandom
import Testing

@testable import Snapshots

/// Scenes that were spoiled at random: each is read, or refused with one line that names the file
/// and the place in it.
@Suite struct BrokenScenesTests {
  nonisolated static let seeds: [UInt64] = Array(1...20)

  @Test(arguments: seeds) func aSpoiledSceneIsRefusedWithOneLine(seed: UInt64) throws {
    var broken = BrokenBytes(seed: seed)
    let file = SceneFilesTests.folder + "/" + broken.random.pick(SceneFilesTests.names)
    let whole = try Array(Data(contentsOf: URL(filePath: file)))
    var refused = 0
    for round in 0..<60 {
      let bytes = broken.spoiled(whole)
      do throws(SceneError) {
        _ = try Scene(json: bytes, file: "spoiled.scene.json", screens: DemoScreens.names)
      } catch {
        refused += 1
        let line = "\(error)"
        let place = line.dropFirst("spoiled.scene.json: ".count)
        #expect(
          line.hasPrefix("spoiled.scene.json: ")
            && (place.hasPrefix("byte ") || place.hasPrefix("$")),
          "seed \(seed), round \(round): \(line)")
        let isOneLine = !line.unicodeScalars.contains {
          [.control, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
        }
        #expect(isOneLine && line.utf8.count < 2000, "seed \(seed), round \(round): \(line)")
      }
    }
    #expect(refused > 30, "nearly all that is done to a scene makes it another")
  }
}

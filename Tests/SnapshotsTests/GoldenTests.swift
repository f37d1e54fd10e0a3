import DemoScreens
import Drawing
import Foundation
import SDLBackend
import Testing

@testable import Snapshots

/// The pictures of every scene against those that were looked at and accepted, pixel by pixel.
///
/// `GROWINGTEXT_GOLDENS=missing` writes those that are not there, `=all` also those whose pixels
/// differ; a file whose pixels are the same is never rewritten.
@Suite(.serialized) struct GoldenTests {
  nonisolated static let folder = Playing.root + "/Tests/Goldens"
  private static let mode = ProcessInfo.processInfo.environment["GROWINGTEXT_GOLDENS"] ?? "never"

  @Test(arguments: SceneFilesTests.names)
  func thePicturesAreTheGoldens(file: String) throws {
    let scene = try Scene(
      contentsOf: SceneFilesTests.folder + "/" + file, screens: DemoScreens.names)
    for (name, picture) in try Playing.play(scene).pictures {
      try compare(picture, with: "\(Self.folder)/\(scene.name).\(name).png")
    }
  }

  private func compare(_ picture: Raster, with path: String) throws {
    guard FileManager.default.fileExists(atPath: path) else {
      if Self.mode == "never" {
        Issue.record(
          "\(path) is missing: look at the picture, then run with GROWINGTEXT_GOLDENS=missing")
      } else {
        try PNG.write(picture, to: path)
      }
      return
    }
    let golden = try PNG.read(path)
    if golden == picture { return }
    if Self.mode == "all" { return try PNG.write(picture, to: path) }
    Issue.record("\(path): \(Self.difference(golden, picture))")
  }

  private static func difference(_ golden: Raster, _ picture: Raster) -> String {
    guard golden.width == picture.width, golden.height == picture.height else {
      return "\(golden.width)x\(golden.height) became \(picture.width)x\(picture.height)"
    }
    var places: [(x: Int, y: Int)] = []
    for y in 0..<golden.height {
      for x in 0..<golden.width where golden[x, y] != picture[x, y] { places.append((x, y)) }
    }
    let (xs, ys) = (places.map(\.x), places.map(\.y))
    return
      "\(places.count) pixels differ, x \(xs.min() ?? 0)…\(xs.max() ?? 0), "
      + "y \(ys.min() ?? 0)…\(ys.max() ?? 0); run with GROWINGTEXT_GOLDENS=all after a look"
  }

  @Test func everyGoldenIsClaimedByAScene() throws {
    var claimed: Set<String> = []
    for file in SceneFilesTests.names {
      let scene = try Scene(
        contentsOf: SceneFilesTests.folder + "/" + file, screens: DemoScreens.names)
      for name in try Playing.play(scene).pictures.keys {
        claimed.insert("\(scene.name).\(name).png")
      }
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
    #expect(Set(files.filter { $0.hasSuffix(".png") }).subtracting(claimed) == [])
  }
}

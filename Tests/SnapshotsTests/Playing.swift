import DemoScreens
import Drawing
import Foundation
import GrowingText
import SDLBackend
import Testing

@testable import Snapshots

/// Plays scenes on the demo's screens, with the real fonts.
enum Playing {
  /// The package's folder.
  nonisolated static let root = URL(filePath: #filePath).pathComponents.dropLast(3).joined(
    separator: "/"
  )
  .replacing("//", with: "/")

  private static var environment: Environment?

  /// One for all: pictures must not depend on what was drawn before.
  private static func sharedEnvironment() throws -> Environment {
    if let environment { return environment }
    let made = Environment(
      fonts: try SDLFonts(directory: root + "/Assets/Fonts"), clipboard: MemoryClipboard())
    environment = made
    return made
  }

  static let catalog = ScreenCatalog(names: DemoScreens.names) { request, environment in
    DemoScreens.make(
      request.name, environment: environment, configuration: request.configuration,
      size: request.size, fieldWidth: request.fieldWidth)
  }

  static func play(
    _ scene: Scene
  ) throws -> (pictures: [String: Raster], failures: [SceneFailure]) {
    let environment = try sharedEnvironment()
    let player = try #require(ScenePlayer(scene, environment: environment, catalog: catalog))
    var pictures: [String: Raster] = [:]
    let failures = player.play { pictures[$0] = $1 }
    return (pictures, failures)
  }

  static func play(
    _ steps: String, _ keys: String = ""
  ) throws -> (pictures: [String: Raster], failures: [SceneFailure]) {
    let json = "{\(keys.isEmpty ? "" : keys + ", ")\"steps\": [\(steps)]}"
    return try play(
      try Scene(json: Array(json.utf8), file: "test.scene.json", screens: DemoScreens.names))
  }
}

import DemoScreens
import Drawing
import Foundation
import Testing

@testable import Snapshots

/// The scenes that show one script each, `script-NAME` and `script-NAME-2x`.
@Suite(.serialized) struct ScriptSceneTests {
  nonisolated static let names: [String] =
    SceneFilesTests.names.filter { $0.hasPrefix("script-") && !$0.hasSuffix("-2x.scene.json") }

  @Test func thereIsASceneForEachScript() { #expect(Self.names.count == 17) }

  @Test(arguments: names)
  func theSceneAtScaleTwoIsTheSameScene(file: String) throws {
    let path = SceneFilesTests.folder + "/" + file
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let twice = try String(
      contentsOfFile: path.replacing(".scene.json", with: "-2x.scene.json"), encoding: .utf8)
    #expect("{\n  \"scale\": 2," + text.dropFirst() == twice)
  }

  /// Rows and carets are expected by the scene itself; that each patch of the picture is as dark as
  /// at scale 1 shows that the glyphs are where the layout says.
  @Test(arguments: names)
  func aTextBreaksIntoTheSameRowsAtEveryScale(file: String) throws {
    var scene = try Scene(
      contentsOf: SceneFilesTests.folder + "/" + file, screens: DemoScreens.names)
    var first: [Double] = []
    for scale in [1, 1.5, 2, 3] {
      scene.scale = scale
      let (pictures, failures) = try Playing.play(scene)
      #expect(failures.isEmpty, "at scale \(scale): \(failures)")
      let patches = Self.darkness(of: try #require(pictures["light"]), scale: scale)
      if first.isEmpty { first = patches }
      try #require(patches.count == first.count)
      let most = zip(patches, first).map { abs($0 - $1) }.max() ?? 0
      #expect(most < Self.tolerance(file), "at scale \(scale)")
    }
  }

  /// How much a patch may differ.
  ///
  /// One of letters is a fifth dark; a stem that lies on the other side of an edge changes that by a
  /// twentieth.
  private static func tolerance(_ file: String) -> Double {
    switch file {
    // The lines of a box with a code point are whole pixels.
    case "script-bengali.scene.json": 0.15
    // On coarse pixels the strokes of emboldened kanji run together.
    case "script-japanese.scene.json": 0.1
    default: 0.07
    }
  }

  /// The size of a patch, in points: a row's height, and about a letter.
  private static let patch = (width: 12.0, height: 21.0)
  /// Between the view's top and its first row.
  private static let inset = 8.0

  /// The mean darkness, up to 1, of each patch of a field, row by row.
  private static func darkness(of picture: Raster, scale: Double) -> [Double] {
    let rows = Int((Double(picture.height) / scale - 2 * inset) / patch.height)
    let columns = Int(Double(picture.width) / scale / patch.width)
    return (0..<rows * columns).map { i in
      let top = inset + Double(i / columns) * patch.height
      let left = Double(i % columns) * patch.width
      let (xs, ys) = (
        Int(left * scale)..<Int((left + patch.width) * scale),
        Int(top * scale)..<Int((top + patch.height) * scale)
      )
      let sum = ys.reduce(0) { sum, y in
        sum + xs.reduce(0) { $0 + 255 - Int(picture[$1, y] >> 8 & 255) }
      }
      return Double(sum) / Double(255 * xs.count * ys.count)
    }
  }
}

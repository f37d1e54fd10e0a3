import Foundation
import Testing

/// The built command, as a shell sees it.
@Suite(.serialized) struct CommandTests {
  private let folder: TemporaryFolder
  private var output: String { folder.path + "/out" }

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [["--help"], ["render", "--help"], ["--version"]])
  func helpNeedsNothing(arguments: [String]) throws {
    let run = try CommandLineRun(arguments, environment: ["GROWINGTEXT_ASSETS": "/nowhere"])
    #expect(run.code == 0)
    #expect(run.output.contains("growing-text"))
    #expect(run.output.hasSuffix("\n"))
    #expect(run.errors.isEmpty)
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: [["--scale", "9"], ["verify", "a"], ["render"], ["render", "/nowhere/a"]])
  func wrongUsageIsOneLineAndExitsTwo(arguments: [String]) throws {
    let run = try CommandLineRun(arguments + (arguments.count == 2 ? ["--output", output] : []))
    #expect(run.code == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("growing-text: "))
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test func renderWritesEachSnapshot() throws {
    let scene = try folder.write(
      #"{"steps": [{"snapshot": "a"}, {"type": "x"}, {"snapshot": "b"}]}"#,
      to: "two.scene.json")
    let run = try CommandLineRun(["render", scene, "--output", output + "/deep"])
    #expect(run.code == 0)
    #expect(run.errors.isEmpty)
    #expect(folder.names(in: "out/deep") == ["two.a.png", "two.b.png"])
  }

  @Test func failedExpectationsExitOneAndThePicturesAreThere() throws {
    let first = try folder.write(
      #"{"steps": [{"expect": {"lines": 2}}, {"snapshot": "a"}]}"#, to: "first.scene.json")
    let second = try folder.write(
      #"{"steps": [{"expect": {"text": "b", "lines": 1}}, {"snapshot": "a"}]}"#,
      to: "second.scene.json")
    let run = try CommandLineRun(["render", first, second, "--output", output])
    #expect(run.code == 1)
    #expect(
      run.errors == """
        growing-text: \(first): $.steps[0].expect.lines: expected 2, found 1
        growing-text: \(second): $.steps[0].expect.text: expected "b", found ""

        """)
    #expect(folder.names(in: "out") == ["first.a.png", "second.a.png"])
  }

  @Test func aWrongSceneLeavesNoPictureOfTheOthers() throws {
    let good = try folder.write(#"{"steps": [{"snapshot": "a"}]}"#, to: "good.scene.json")
    let bad = try folder.write(#"{"steps": [{"snapshto": "a"}]}"#, to: "bad.scene.json")
    let run = try CommandLineRun(["render", good, bad, "--output", output])
    #expect(run.code == 2)
    #expect(run.errors.hasPrefix("growing-text: \(bad): $.steps[0].snapshto: unknown key"))
    #expect(folder.names(in: "out").isEmpty)
  }

  @Test func scenesOfOneNameAreAnError() throws {
    let scene = try folder.write(#"{"steps": [{"snapshot": "a"}]}"#, to: "a.scene.json")
    let run = try CommandLineRun(["render", scene, scene, "--output", output])
    #expect(run.code == 2)
    #expect(run.errors.contains("expected another name, \"a\" is taken by"))
  }

  @Test func anOutputThatIsAFileIsWrongUsage() throws {
    let scene = try folder.write(#"{"steps": []}"#, to: "a.scene.json")
    let run = try CommandLineRun(["render", scene, "--output", scene])
    #expect(run.code == 2)
    #expect(run.errors == "growing-text: \(scene): expected a folder: Not a directory\n")
  }

  @Test func aFamilyThatTheFontsLackIsAnError() throws {
    let scene = try folder.write(
      #"{"steps": [{"snapshot": "a"}, {"set": {"font": {"family": "Comic"}}}]}"#,
      to: "a.scene.json")
    let run = try CommandLineRun(["render", scene, "--output", output])
    #expect(run.code == 2)
    #expect(
      run.errors.hasPrefix(
        "growing-text: \(scene): $.steps[1].set.font.family: expected one of Inter, JetBrains"))
    #expect(folder.names(in: "out").isEmpty)
  }

  @Test func missingFontsExitThree() throws {
    let scene = try folder.write(#"{"steps": []}"#, to: "a.scene.json")
    let run = try CommandLineRun(
      ["render", scene, "--output", output, "--font-dir", folder.path + "/nowhere"])
    #expect(run.code == 3)
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(run.errors.contains(folder.path + "/nowhere"))
  }

  @Test func standardInputIsAScene() throws {
    let run = try CommandLineRun(
      ["render", "-", "--output", output], input: #"{"steps": [{"snapshot": "a"}]}"#)
    #expect(run.code == 0)
    #expect(folder.names(in: "out") == ["stdin.a.png"])
  }

  @Test func optionsWinOverTheScenesKeys() throws {
    let plain = try folder.write(
      #"{"steps": [{"type": "x"}, {"snapshot": "a"}], "window": {"width": 99, "height": 50}}"#,
      to: "plain.scene.json")
    let same = try folder.write(
      #"""
      {"steps": [{"type": "x"}, {"snapshot": "a"}], "window": {"width": 99, "height": 50},
      "scale": 1.5, "appearance": "dark", "textSize": "S"}
      """#, to: "same.scene.json")
    let options = ["--scale", "1.5", "--appearance", "dark", "--text-size", "S"]
    #expect(try CommandLineRun(["render", plain, "--output", output] + options).code == 0)
    #expect(try CommandLineRun(["render", same, "--output", output]).code == 0)
    #expect(try folder.contents(of: "out/plain.a.png") == folder.contents(of: "out/same.a.png"))
  }

  @Test func theEnvironmentIsNotInThePixels() throws {
    let scene = try folder.write(
      #"""
      {"screen": "messages", "steps": [{"type": "Hello **bold** 日本 😀 שלום سلام"}, {"snapshot": "a"},
      {"key": "return"}, {"wait": 0.05}, {"snapshot": "b"}]}
      """#, to: "a.scene.json")
    let environments: [[String: String]] = [
      [:],
      ["LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8", "TZ": "Asia/Kathmandu"],
      ["HOME": "/nowhere", "XDG_CONFIG_HOME": "/nowhere", "FONTCONFIG_PATH": "/nowhere"],
      ["FREETYPE_PROPERTIES": "truetype:interpreter-version=35 cff:no-stem-darkening=0"],
      ["HB_SHAPER_LIST": "fallback", "HB_OPTIONS": "uniscribe-bug-compatible"],
      ["SDL_VIDEODRIVER": "nosuch", "DISPLAY": ":99999", "SWIFT_DETERMINISTIC_HASHING": "1"],
    ]
    var pictures: Set<[Data]> = []
    for environment in environments {
      let run = try CommandLineRun(
        ["render", scene, "--output", output], environment: environment)
      #expect(run.code == 0, "\(run.errors)")
      pictures.insert([
        try folder.contents(of: "out/a.a.png"), try folder.contents(of: "out/a.b.png"),
      ])
    }
    #expect(pictures.count == 1)
  }

  @Test func noDisplayExitsThreeAndSaysWhatWouldHelp() throws {
    let run = try CommandLineRun([])
    #expect(run.code == 3)
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(run.errors.contains("render"))
  }
}

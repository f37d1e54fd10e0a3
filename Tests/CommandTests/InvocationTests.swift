import Drawing
import GrowingField
import LiveMarkdown
import SDLBackend
import Snapshots
import Testing

@testable import growing_text

@Suite struct InvocationTests {
  private func read(_ line: String) throws(UsageError) -> Invocation {
    try Invocation(
      line.split(separator: " ").map(String.init), screens: ["messages", "field"])
  }

  @Test func noArgumentsOpenTheMessagesScreen() throws {
    #expect(try read("") == .window(WindowOptions()))
    #expect(WindowOptions().screen == "messages")
  }

  @Test func theWindowTakesItsOptions() throws {
    var options = WindowOptions()
    options.screen = "field"
    options.clipboard = .sdl
    options.hasSteadyCaret = true
    options.drawing = DrawingOptions(
      scale: 1.5, appearance: .dark, textSize: .ax5, motion: .reduced, fontDirectory: "f")
    let line =
      "--screen field --clipboard=sdl --caret steady --scale 1.5 --appearance dark "
      + "--text-size=AX5 --motion reduced --font-dir f"
    #expect(try read(line) == .window(options))
  }

  @Test func renderTakesScenesAndAnOutput() throws {
    var options = RenderOptions()
    options.scenes = ["a", "-", "--b"]
    options.output = "out"
    options.drawing.scale = 2
    #expect(try read("render a --output out - --scale=2 -- --b") == .render(options))
  }

  @Test func inspectTakesItsOptionsAndOneFile() throws {
    #expect(try read("inspect") == .inspect(InspectOptions()))
    #expect(InspectOptions().file == "-" && InspectOptions().width == 358)
    var options = InspectOptions()
    options.file = "a.md"
    options.width = 120.5
    options.dialect = .areal
    options.markers = .visible
    options.hasCarets = true
    options.drawing.textSize = .xs
    let line =
      "inspect a.md --width 120.5 --dialect=areal --markers visible --carets --text-size XS"
    #expect(try read(line) == .inspect(options))
  }

  @Test func diffTakesItsOptionsAndTwoFiles() throws {
    var options = DiffOptions()
    (options.expected, options.actual) = ("a.png", "-")
    #expect(try read("diff a.png -") == .diff(options))
    #expect(options.comparison.threshold == 0.1 && options.comparison.background == .white)
    options.output = "d.png"
    options.comparison = PictureComparison.Options(
      threshold: 0.25, includesAntialiasing: true, background: .checkerboard,
      masks: [
        PixelRect(x: 1, y: 2, width: 3, height: 4), PixelRect(x: 0, y: 0, width: 9, height: 9),
      ])
    options.limit = DifferenceLimit(maxPixels: 10, maxRatio: 0.5)
    options.printsJSON = true
    let line =
      "diff a.png - --output d.png --threshold 0.25 --include-aa --background=checkerboard "
      + "--mask 1,2,3,4 --mask 0,0,9,9 --max-pixels 10 --max-ratio 0.5 --json"
    #expect(try read(line) == .diff(options))
  }

  @Test(arguments: [
    ("--help", Invocation.help(nil)), ("-h", .help(nil)), ("--version", .version),
    ("render --help", .help(.render)), ("render a --help", .help(.render)),
    ("inspect --help", .help(.inspect)), ("diff --help", .help(.diff)),
  ])
  func helpIsAskedForInEachPlace(line: String, expected: Invocation) throws {
    #expect(try read(line) == expected)
  }

  @Test(arguments: [
    (
      "nosuch",
      "\"nosuch\": expected a verb (render diff inspect) or an option; see growing-text --help"
    ),
    ("verify a", "verify: not available in this version"),
    ("convert --from html", "convert: not available in this version"),
    ("convert", "convert: not available in this version"),
    ("--nosuch", "\"--nosuch\": unknown option; see growing-text --help"),
    ("--output x", "--output: not an option of the window; see growing-text --help"),
    (
      "render a --screen field",
      "--screen: not an option of render; see growing-text render --help"
    ),
    ("--scale", "--scale: expected a number from 1 to 4 after it"),
    ("--scale 5", "--scale: expected a number from 1 to 4, found \"5\""),
    ("--scale 0x2", "--scale: expected a number from 1 to 4, found \"0x2\""),
    ("--scale nan", "--scale: expected a number from 1 to 4, found \"nan\""),
    ("--appearance pink", "--appearance: expected one of light dark, found \"pink\""),
    ("--screen notes", "--screen: expected one of messages field, found \"notes\""),
    ("--caret blinking", "--caret: expected \"steady\", found \"blinking\""),
    ("--help=1", "--help: expected no value"),
    ("--caret steady x", "\"x\": expected an option; see growing-text --help"),
    (
      "inspect a b",
      "\"b\": expected one file only; see growing-text inspect --help"
    ),
    ("inspect --width 0", "--width: expected a number from 1 to 100000, found \"0\""),
    ("inspect --dialect x", "--dialect: expected one of commonMark areal"),
    ("inspect --markers hidden", "--markers: hidden is not available in this version"),
    ("inspect --output a", "--output: not an option of inspect; see growing-text inspect --help"),
    ("render a --carets", "--carets: not an option of render; see growing-text render --help"),
    ("render", "render: expected a scene's file, or - for standard input; see growing-text"),
    ("render a", "render: expected --output DIR; see growing-text render --help"),
  ])
  func mistakesSayWhatWasExpected(line: String, message: String) {
    #expect {
      try read(line)
    } throws: {
      "\($0)".hasPrefix(message)
    }
  }
}

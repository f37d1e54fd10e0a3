import Drawing
import Foundation
import SDLBackend
import Testing

/// What `growing-text diff` prints, writes and exits with.
@Suite(.serialized) struct DiffTests {
  private struct Document: Decodable, Equatable {
    var count: Int
    var ratio: Double
    var box: [Int]?
    var maxDelta: Int
    var sizes: [[Int]]
    var verdict: String
  }

  private let folder: TemporaryFolder
  private let white: String
  /// White, with 3 by 2 black pixels at (4, 5).
  private let spotted: String

  init() throws {
    folder = try TemporaryFolder()
    white = folder.path + "/white.png"
    spotted = folder.path + "/spotted.png"
    var pixels = Array(repeating: UInt32(0xFFFFFF), count: 20 * 10)
    try PNG.write(Raster(width: 20, height: 10, pixels: pixels), to: white)
    for y in 5..<7 { for x in 4..<7 { pixels[y * 20 + x] = 0 } }
    try PNG.write(Raster(width: 20, height: 10, pixels: pixels), to: spotted)
  }

  private func diff(_ arguments: String...) throws -> (code: Int32, document: Document?) {
    let run = try CommandLineRun(["diff"] + arguments + ["--json"])
    return (run.code, try? JSONDecoder().decode(Document.self, from: Data(run.output.utf8)))
  }

  @Test func equalPicturesAreIdentical() throws {
    let (code, document) = try diff(white, white)
    #expect(code == 0)
    #expect(
      document
        == Document(
          count: 0, ratio: 0, box: nil, maxDelta: 0, sizes: [[20, 10], [20, 10]],
          verdict: "identical"))
  }

  @Test func aDifferenceIsCountedAndPlaced() throws {
    let (code, document) = try diff(white, spotted)
    #expect(code == 1)
    #expect(
      document
        == Document(
          count: 6, ratio: 0.03, box: [4, 5, 3, 2], maxDelta: 255, sizes: [[20, 10], [20, 10]],
          verdict: "different"))
  }

  @Test func theKeysStandInTheOrderOfTheContract() throws {
    let output = try CommandLineRun(["diff", white, white, "--json"]).output
    let keys = output.matches(of: /"([a-zA-Z]+)":/).map { String($0.1) }
    #expect(keys == ["count", "ratio", "box", "maxDelta", "sizes", "verdict"])
    #expect(output.contains("\"box\": null"))
  }

  nonisolated private static let options: [(options: String, code: Int32)] = [
    ("--max-pixels 6", 0), ("--max-pixels 5", 1), ("--max-ratio 0.03", 0),
    ("--max-ratio 0.029", 1), ("--max-pixels 6 --max-ratio 0", 1), ("--threshold 1", 0),
    ("--mask 4,5,3,2", 0), ("--mask 4,5,3,1", 1), ("--mask 4,5,3,1 --mask 4,6,3,1", 0),
  ]

  @Test(arguments: options) func optionsSayWhatCounts(options: String, code: Int32) throws {
    let words = options.split(separator: " ").map(String.init)
    #expect(try CommandLineRun(["diff", white, spotted] + words).code == code)
  }

  @Test func edgesCountWhereTheyAreToldTo() throws {
    func columns(_ middle: UInt32) -> Raster {
      Raster(
        width: 8, height: 5,
        pixels: (0..<40).map { [0, 0, middle, 0xFFFFFF][min(3, $0 % 8)] })
    }
    let (sharp, smooth) = (folder.path + "/sharp.png", folder.path + "/smooth.png")
    try PNG.write(columns(0xFFFFFF), to: sharp)
    try PNG.write(columns(0x808080), to: smooth)
    #expect(try CommandLineRun(["diff", sharp, smooth]).code == 0)
    #expect(try CommandLineRun(["diff", sharp, smooth, "--include-aa"]).code == 1)
    #expect(try CommandLineRun(["diff", sharp, smooth, "--include-aa", "--threshold=1"]).code == 0)
  }

  @Test func theNumbersThatItPrintsItTakes() throws {
    for number in ["4.5e-2", ".03", "1.", "3e-02"] {
      let run = try CommandLineRun(["diff", white, spotted, "--max-ratio", number])
      #expect(run.code == 0, "\(number)")
    }
    #expect(try CommandLineRun(["diff", white, spotted, "--max-ratio", "4e-06"]).code == 1)
    for number in ["", ".", "e2", "0x1", "nan", "inf", "-0.1", "1e999"] {
      let run = try CommandLineRun(["diff", white, spotted, "--max-ratio", number])
      #expect(run.code == 2, "\(number)")
    }
  }

  @Test func picturesAcrossEachOtherNeedNoCanvas() throws {
    let (wide, high) = (folder.path + "/wide.png", folder.path + "/high.png")
    let pixels = Array(repeating: UInt32(0), count: 100_000)
    try PNG.write(Raster(width: 100_000, height: 1, pixels: pixels), to: wide)
    try PNG.write(Raster(width: 1, height: 100_000, pixels: pixels), to: high)
    let (code, document) = try diff(wide, high)
    #expect(code == 1 && document?.count == 199_998 && document?.verdict == "size")
    let output = folder.path + "/across.png"
    let run = try CommandLineRun(["diff", wide, high, "--output", output])
    #expect(run.code == 2 && run.output.isEmpty)
    #expect(
      run.errors
        == "growing-text: \(output): expected a picture of at most 100000000 pixels, "
        + "not of 100000 × 100000\n")
    #expect(!FileManager.default.fileExists(atPath: output))
  }

  @Test func aSentenceTellsWithoutJSON() throws {
    let run = try CommandLineRun(["diff", white, spotted])
    #expect(
      run.output
        == "6 of 200 pixels differ, in 3x2 at 4,5, channels by up to 255: different\n")
    #expect(try CommandLineRun(["diff", white, white]).output == "no pixel differs: identical\n")
  }

  @Test func theDifferenceIsAPicture() throws {
    let output = folder.path + "/diff.png"
    #expect(try CommandLineRun(["diff", white, spotted, "--output", output]).code == 1)
    let picture = try PNG.read(output)
    #expect(picture.width == 20 && picture.height == 10)
    #expect(picture[4, 5] == 0xFFFF_0000 && picture[0, 0] == 0xFFFF_FFFF)
    let run = try CommandLineRun(["diff", white, spotted, "--output", "-"])
    // A PNG's first byte is none of UTF-8's.
    #expect(run.code == 1 && run.output.hasPrefix("\u{FFFD}PNG"))
  }

  nonisolated private static let mistakes: [(arguments: String, message: String)] = [
    ("", "diff: expected two pictures, EXPECTED and ACTUAL; see growing-text diff --help"),
    ("a b c", "\"c\": expected two files only; see growing-text diff --help"),
    ("- -", "-: expected standard input for one of EXPECTED and ACTUAL only"),
    ("a b --output - --json", "-: expected standard output for one of --output and --json only"),
    ("a b --threshold 2", "--threshold: expected a number from 0 to 1, found \"2\""),
    ("a b --max-pixels -1", "--max-pixels: expected a whole number from 0, found \"-1\""),
    ("a b --mask 1,2,3", "--mask: expected X,Y,W,H in whole pixels from 0, found \"1,2,3\""),
    (
      "a b --mask 0,0,9,9999999999",
      "--mask: expected X,Y,W,H in whole pixels from 0, found \"0,0,9,9999999999\""
    ),
    ("a b --scale 2", "--scale: not an option of diff; see growing-text diff --help"),
    ("/nowhere/a b", "/nowhere/a: expected a file to read: No such file or directory"),
  ]

  @Test(arguments: mistakes) func whatIsWrongIsOneLine(arguments: String, message: String) throws {
    let words = arguments.split(separator: " ").map(String.init)
    let run = try CommandLineRun(["diff"] + words)
    #expect(run.code == 2 && run.output.isEmpty)
    #expect(run.errors == "growing-text: \(message)\n")
  }

  @Test func whatIsNoPictureIsUnreadableInput() throws {
    let file = try folder.write("no picture", to: "text.png")
    let run = try CommandLineRun(["diff", white, file])
    #expect(run.code == 2)
    #expect(run.errors.hasPrefix("growing-text: \(file): expected a PNG picture: "))
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test func whatCannotBeWrittenIsTheEnvironments() throws {
    let run = try CommandLineRun(["diff", white, spotted, "--output", "/nowhere/diff.png"])
    #expect(run.code == 3 && run.output.isEmpty)
  }
}

import Drawing
import GrowingField
import LiveMarkdown
import Testing
import TextLayout

@testable import Snapshots

@Suite struct SceneReadingTests {
  private func scene(_ json: String) throws -> Scene {
    try scene(Array(json.utf8))
  }

  private func scene(_ bytes: [UInt8]) throws -> Scene {
    try Scene(json: bytes, file: "a/b.scene.json", screens: ["messages", "field"])
  }

  private func message(_ bytes: [UInt8]) -> String {
    do {
      _ = try scene(bytes)
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  @Test func defaultsAreTheContracts() throws {
    let scene = try scene(#"{"steps": []}"#)
    #expect(scene.name == "b")
    #expect(scene.screen == "field")
    #expect(scene.window == Size(width: 390, height: 640))
    #expect(scene.scale == 1)
    #expect(scene.settings == FieldSettings())
    #expect(scene.tolerance == nil)
  }

  @Test(arguments: [
    // Syntax: the byte.
    ("", "byte 0 (line 1, column 1): expected a JSON value, found the end of the file"),
    (
      "{\"steps\":\n [}",
      "byte 12 (line 2, column 3): expected a JSON value, found \"}\""
    ),
    ("[1 2]", "byte 3 (line 1, column 4): expected \",\" or \"]\", found \"2\""),
    ("{\"a\" 1}", "byte 5 (line 1, column 6): expected \":\" after a key, found \"1\""),
    ("{a: 1}", "byte 1 (line 1, column 2): expected a key in double quotes, found \"a\""),
    ("\"\\ud800\"", "byte 1 (line 1, column 2): expected a surrogate pair, found \"\\\\\""),
    ("{} x", "byte 3 (line 1, column 4): expected the end of the file, found \"x\""),
    ("01", "byte 1 (line 1, column 2): expected the end of the file, found \"1\""),
    ("-", "byte 1 (line 1, column 2): expected a digit, found the end of the file"),
    ("1e999", "byte 0 (line 1, column 1): expected a number of at most 1.8e308, found \"1\""),
    ("\u{FEFF}{}", "byte 0 (line 1, column 1): expected JSON without a byte order mark"),
    // Meaning: the path.
    ("[]", "$: expected an object, found a list of 0"),
    ("{}", "$.steps: expected a list of steps"),
    (
      #"{"steps": [], "scale": 5}"#, "$.scale: expected a number from 1 to 4, found 5"
    ),
    (#"{"steps": [], "steps": []}"#, "$.steps: the key stands twice, expected it once"),
    (
      #"{"steps": [], "screen": "nosuch"}"#,
      "$.screen: expected one of the screens messages field, found \"nosuch\""
    ),
    (
      #"{"steps": [], "window": {"width": 0}}"#,
      "$.window.width: expected a number from 1 to 16384, found 0"
    ),
    (
      #"{"steps": [{"wait": -1}]}"#, "$.steps[0].wait: expected a number from 0 to 3600, found -1"
    ),
    (
      #"{"steps": [{"type": "a"}, {"expect": {"lines": 1.5}}]}"#,
      "$.steps[1].expect.lines: expected a whole number from 0 to 1000000000, found 1.5"
    ),
    (
      #"{"steps": [{"expect": {"height": {"rows": 2}}}]}"#,
      "$.steps[0].expect.height.rows: unknown key, expected lines"
    ),
    (
      #"{"steps": [{"type": "a", "times": 2}]}"#,
      "$.steps[0].times: unknown key, expected type"
    ),
    (
      #"{"steps": [{"paste": {"text/plain": {"base64": "?"}}}]}"#,
      "$.steps[0].paste[\"text/plain\"].base64: expected base64 (RFC 4648), found \"?\""
    ),
    (
      #"{"steps": [{"film": "a", "duration": 1, "fps": 10}]}"#,
      "$.steps[0].film: step film is not supported yet"
    ),
    (#"{"steps": [], "markers": "hidden"}"#, "$.markers: hiding markers is not supported yet"),
    (#"{"steps": [], "markers": "gone"}"#, "$.markers: expected one of visible dimmed hidden"),
    (
      #"{"steps": [], "dialect": "slack"}"#,
      "$.dialect: the dialect slack is not supported yet"
    ),
    (
      #"{"steps": [], "field": {"dataDetectorTypes": ["link", "date"]}}"#,
      "$.field.dataDetectorTypes[1]: expected one of phoneNumber link all"
    ),
    (
      #"{"steps": [{"expect": {"primary": {}}}]}"#,
      "$.steps[0].expect.primary: expecting primary is not supported yet"
    ),
    (
      #"{"steps": [], "field": {"textColor": "red"}}"#,
      "$.field.textColor: expected a colour \"#RRGGBB\" or \"#RRGGBBAA\", found \"red\""
    ),
    (
      #"{"steps": [], "field": {"appearance": "dark"}}"#,
      "$.field.appearance: unknown key, expected one of width "
    ),
    (
      #"{"steps": [{"snapshot": "a"}, {"snapshot": "a"}]}"#,
      "$.steps[1].snapshot: expected another name, \"a\" is taken"
    ),
    (
      #"{"steps": [{"snapshot": "../a"}]}"#,
      "$.steps[0].snapshot: expected a file name of 1 to 100 bytes"
    ),
    (
      #"{"steps": [{"snapshot": "a"}], "equal": [["a", "b"]]}"#,
      "$.equal[0][1]: expected the name of a snapshot of this scene, found \"b\""
    ),
    (#"{"steps": [{"key": "ctrl+"}]}"#, "$.steps[0].key: expected a key (a…z "),
    (#"{"steps": [{"a\nb": 1}]}"#, #"$.steps[0]["a\nb"]: unknown key, expected one of click "#),
    (#"{"steps": [{}]}"#, "$.steps[0]: expected a step: one of click "),
  ])
  func mistakesNameThePlaceAndWhatWasExpected(json: String, start: String) {
    let message = message(Array(json.utf8))
    #expect(message.hasPrefix("a/b.scene.json: " + start))
    #expect(!message.contains("\n"))
  }

  @Test func invalidUTF8NamesItsByte() {
    #expect(
      message([0x7B, 0x22, 0xFF, 0x22]).hasPrefix(
        "a/b.scene.json: byte 2 (line 1, column 3): expected valid UTF-8"))
  }

  @Test func deepNestingIsAnErrorAndNoCrash() {
    let deep = Array(String(repeating: "[", count: 1_000_000).utf8)
    #expect(message(deep).contains("byte 64 (line 1, column 65): expected at most 64 levels"))
  }

  @Test func everyTruncationOfASceneIsAnError() throws {
    let whole = Array(
      #"{"window":{"width":1e2,"height":3},"steps":[{"type":"é\u00e9 \ud83d\ude00"},{"settle":true}]}"#
        .utf8)
    _ = try scene(whole)
    for length in 0..<whole.count {
      #expect(message(Array(whole[..<length])) != "no error")
    }
  }

  @Test func damagedBytesNeverCrash() {
    let whole = Array(#"{"steps":[{"click":[1,2],"count":2},{"expect":{"text":"a"}}]}"#.utf8)
    for index in whole.indices {
      for byte: UInt8 in [0, 0x22, 0x5C, 0x7B, 0x80, 0xFF] {
        var damaged = whole
        damaged[index] = byte
        #expect(!message(damaged).contains("\n"))
      }
    }
  }

  @Test func stringsAreDecoded() throws {
    let scene = try scene(#"{"steps": [{"type": "\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00"}]}"#)
    guard case .type(let text) = scene.steps[0].action else {
      Issue.record("not a type step")
      return
    }
    #expect(text == "\"\\/\u{8}\u{C}\n\r\té😀")
  }

  @Test(arguments: [
    #"{"click": [3, 4]}"#, #"{"click": {"at": 5}}"#, #"{"click": true, "at": 5}"#,
    #"{"click": null, "at": 5}"#, #"{"click": 5}"#,
    #"{"at": 5, "count": 2}"#, #"{"click": [1, 2], "button": "middle", "modifiers": "shift"}"#,
  ])
  func clicksTakePointsAndOffsets(step: String) throws {
    let scene = try scene("{\"steps\": [\(step)]}")
    guard case .click(let place, _, _, _) = scene.steps[0].action else {
      Issue.record("not a click")
      return
    }
    #expect([.offset(5), .point(Point(x: 3, y: 4)), .point(Point(x: 1, y: 2))].contains(place))
  }

  @Test func settingsReachTheConfiguration() throws {
    let scene = try scene(
      #"""
      {"steps": [], "appearance": "dark", "dialect": "areal", "field": {"width": 240,
      "font": {"size": 20}, "textContainerInset": {"top": 4}, "contentInset": 2, "editable": false,
      "textColor": "#01020304", "textAlignment": "right", "animationCurve": "spring"}}
      """#)
    var configuration = FieldConfiguration()
    scene.settings.apply(to: &configuration)
    #expect(configuration.width == 240)
    #expect(configuration.font?.family == "Inter")
    #expect(configuration.font?.size == 20)
    #expect(configuration.textContainerInset == Insets(top: 4, left: 12, bottom: 8, right: 12))
    #expect(configuration.contentInset == Insets(top: 2, left: 2, bottom: 2, right: 2))
    #expect(!configuration.isEditable)
    #expect(configuration.textColor == RGBA(0x010203, alpha: 4))
    #expect(configuration.textAlignment == .right)
    #expect(configuration.animationCurve == .spring)
    #expect(configuration.appearance == .dark)
    #expect(configuration.dialect.name == "areal")
  }
}

import Drawing
import Testing

@testable import Snapshots

@Suite(.serialized) struct ScenePlayerTests {
  private let look = #""scale": 2, "window": {"width": 300, "height": 160}"#

  @Test func aSceneStartsFocusedWithNothingRecorded() throws {
    let (_, failures) = try Playing.play(
      #"{"expect": {"isFirstResponder": true, "delegate": [], "selectedRange": [2, 0]}}"#,
      #""field": {"text": "ab"}"#)
    #expect(failures.isEmpty)
  }

  @Test func aTallFirstTextIsNotAnimated() throws {
    let (_, failures) = try Playing.play(
      #"{"expect": {"height": {"lines": 3}, "targetHeight": {"lines": 3}}}"#,
      #""field": {"text": "a\nb\nc"}"#)
    #expect(failures.isEmpty)
  }

  @Test func failuresNameTheStepTheKeyAndBothValues() throws {
    let (_, failures) = try Playing.play(
      #"""
      {"type": "ab"}, {"expect": {"text": "é\n", "selectedRange": [0, 1], "lines": 1,
      "runs": [["ab", ["bold"]]], "delegate": [], "caret": null, "hasText": false}},
      {"expect": {"text": "abc"}}
      """#)
    let calls = #""shouldChangeText", "didChangeSelection", "didChange""#
    let found = failures.map(\.description)
    #expect(found.count == 7)
    #expect(found[0] == #"test.scene.json: $.steps[1].expect.text: expected "é\n", found "ab""#)
    #expect(found[1].hasSuffix("$.steps[1].expect.selectedRange: expected [0, 1], found [2, 0]"))
    #expect(found[2].hasSuffix(#".runs: expected [["ab", ["bold"]]], found [["ab", []]]"#))
    #expect(found[3].hasSuffix(".delegate: expected [], found [\(calls), \(calls)]"))
    #expect(found[4].contains(".caret: expected null, found ["))
    #expect(found[5].hasSuffix(".hasText: expected false, found true"))
    #expect(found[6].hasSuffix(#"$.steps[2].expect.text: expected "abc", found "ab""#))
  }

  @Test func anEquivalentTextOfOtherCodePointsIsAnother() throws {
    let (_, failures) = try Playing.play(
      #"{"insert": "e\u0301"}, {"expect": {"text": "\u00e9"}}, {"expect": {"text": "e\u0301"}}"#)
    #expect(failures.map(\.path) == ["$.steps[1].expect.text"])
  }

  @Test func delegateCallsAreThoseSinceTheLastExpect() throws {
    let (_, failures) = try Playing.play(
      #"""
      {"type": "ab"}, {"expect": {"text": "ab"}}, {"expect": {"delegate": []}}, {"type": "c"},
      {"expect": {"delegate": ["shouldChangeText", "didChangeSelection", "didChange"]}}
      """#)
    #expect(failures.isEmpty)
  }

  @Test(arguments: ["field", "messages"])
  func aClickAtAnOffsetFindsItWhereverItIs(screen: String) throws {
    let text = (1...12).map { "row \($0)" }.joined(separator: "\\n")
    let (_, failures) = try Playing.play(
      #"""
      {"set": {"text": "\#(text)"}}, {"click": {"at": 7}, "count": 3},
      {"expect": {"selectedText": "row 2"}}, {"settle": true}, {"key": "ctrl+end"},
      {"settle": true}, {"click": {"at": 0}}, {"expect": {"selectedRange": [0, 0]}},
      {"settle": true}, {"click": {"at": 55}, "modifiers": "shift"},
      {"expect": {"selectedRange": [0, 55]}}
      """#, #""screen": "\#(screen)""#)
    #expect(failures.isEmpty)
  }

  @Test func settleGivesUpAfterFiveSeconds() throws {
    let (_, failures) = try Playing.play(
      #"{"key": "return"}, {"settle": true}, {"expect": {"text": "\n"}}"#,
      #""field": {"animationDuration": 9}"#)
    #expect(
      failures.map(\.description) == [
        "test.scene.json: $.steps[1].settle: expected rest within 5 s, found motion after 5 s"
      ])
  }

  @Test func settleMovesTheClockToAFrameAndNoFurther() throws {
    // The growth ends at 0.1 s, which is a frame; so the next half blink ends at 0.5 s.
    let (pictures, failures) = try Playing.play(
      #"""
      {"key": "return"}, {"settle": true}, {"wait": 0.39}, {"snapshot": "on"},
      {"wait": 0.02}, {"snapshot": "off"}, {"expect": {"height": {"lines": 2}}}
      """#, look)
    #expect(failures.isEmpty)
    #expect(pictures["on"] != pictures["off"])
  }

  @Test func pixelsAreTheSameEachTimeAndInOtherFrames() throws {
    let start = #"{"type": "Hello **world**, 日本 😀"}, {"key": "return"}, "#
    let end = #"{"snapshot": "a"}, {"type": "x"}, {"settle": true}, {"snapshot": "b"}"#
    let once = try Playing.play(start + #"{"wait": 0.06}, "# + end, look).pictures
    let again = try Playing.play(start + #"{"wait": 0.06}, "# + end, look).pictures
    let cut = try Playing.play(
      start + #"{"wait": 0.011}, {"wait": 0.02}, {"wait": 0.029}, "# + end, look
    ).pictures
    #expect(once["a"]?.width == 600)
    #expect(once["a"] != once["b"])
    #expect(again == once)
    #expect(cut == once)
  }

  @Test func theFieldsRegionIsTheFieldsFrame() throws {
    let (pictures, _) = try Playing.play(
      #"{"snapshot": "window"}, {"snapshot": "field", "region": "field"}"#, look)
    let window = try #require(pictures["window"])
    let field = try #require(pictures["field"])
    #expect(window.width == 600 && window.height == 320)
    #expect(field.width == 536)
    let frame = PixelRect(x: 32, y: 32, width: field.width, height: field.height)
    #expect(window.cropped(to: frame) == field)
  }

  @Test func aFieldOutOfTheWindowIsNoPictureButAFailure() throws {
    let (pictures, failures) = try Playing.play(
      #"{"snapshot": "none", "region": "field"}, {"snapshot": "window"}"#,
      #""window": {"width": 10, "height": 10}"#)
    #expect(pictures.keys.sorted() == ["window"])
    #expect(
      failures.map(\.description) == [
        "test.scene.json: $.steps[0].region: expected the field in the window, found none of it"
      ])
  }

  @Test func eachSceneHasAClipboardOfItsOwn() throws {
    _ = try Playing.play(#"{"clipboard": {"text/plain": "left over"}}"#)
    let (_, failures) = try Playing.play(
      #"{"key": "ctrl+v"}, {"expect": {"text": "", "flavours": []}}"#)
    #expect(failures.isEmpty)
  }

  @Test func printingKeysTypeAndOthersDoNot() throws {
    let (_, failures) = try Playing.play(
      #"""
      {"key": "a"}, {"key": "shift+b"}, {"key": "space"}, {"key": "capslock+c"}, {"key": "7"},
      {"key": "alt+x"}, {"key": "super+x"}, {"key": "f5"}, {"key": "minus", "times": 2},
      {"expect": {"text": "aB C7--"}}
      """#)
    #expect(failures.isEmpty)
  }
}

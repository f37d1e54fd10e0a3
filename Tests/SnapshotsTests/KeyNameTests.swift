import GrowingField
import Testing

@testable import Snapshots

@Suite struct KeyNameTests {
  @Test(
    arguments: [
      ("a", KeyPress(.character("a")), "a"),
      ("shift+a", KeyPress(.character("a"), .shift), "A"),
      ("capslock+a", KeyPress(.character("a"), .capsLock), "A"),
      ("capslock+shift+a", KeyPress(.character("a"), [.shift, .capsLock]), "a"),
      ("capslock+7", KeyPress(.character("7"), .capsLock), "7"),
      ("shift+1", KeyPress(.character("1"), .shift), "!"),
      ("space", KeyPress(.space), " "),
      ("plus", KeyPress(.plus), "+"),
      ("minus", KeyPress(.minus), "-"),
      ("period", KeyPress(.period), "."),
      ("ctrl+a", KeyPress(.character("a"), .control), nil),
      ("alt+a", KeyPress(.character("a"), .alt), nil),
      ("super+space", KeyPress(.space, .super), nil),
      ("return", KeyPress(.return), nil),
      ("tab", KeyPress(.tab), nil),
      ("f12", KeyPress(.function(12)), nil),
      ("f", KeyPress(.character("f")), "f"),
      ("ctrl+shift+left", KeyPress(.left, [.control, .shift]), nil),
      ("shift", KeyPress(.other, .shift), nil),
      ("ctrl+alt", KeyPress(.other, [.control, .alt]), nil),
    ] as [(String, KeyPress, String?)])
  func namesAreKeysAndWhatTheyType(name: String, press: KeyPress, text: String?) throws {
    let key = try #require(KeyName(name))
    #expect(key.press == press)
    #expect(key.text == text)
  }

  @Test(arguments: [
    "", "+", "a+", "+a", "A", "Ctrl+a", "ctrl+ctrl+a", "f0", "f13", "f01", "f+1", "enter", "é",
    "shift+shift", "a+b", " a",
  ])
  func otherNamesAreNoKeys(name: String) {
    #expect(KeyName(name) == nil)
  }
}

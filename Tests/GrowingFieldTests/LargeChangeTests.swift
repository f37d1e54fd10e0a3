import TextRope
import Testing

@testable import GrowingField

/// Changes for which memory may not do: whoever answers for it says no, and nothing has happened.
struct LargeChangeTests {
  private static let large = String(
    repeating: "words and words\n", count: MemoryNeed.leastBytes / 16)

  /// What a refusal must leave as it is.
  private struct Facts: Equatable {
    var text: String
    var selection: Range<Int>
    var canUndo: Bool
    var canRedo: Bool
    var clipboard: Flavours
    var isComposing: Bool

    init(_ driver: FieldDriver) {
      text = driver.field.text.string
      selection = driver.field.selectedUTF16Range
      canUndo = driver.field.canUndo
      canRedo = driver.field.canRedo
      clipboard = driver.clipboard
      isComposing = driver.field.isComposing
    }
  }

  /// A field with a history on both sides and a selection, and a large text on the clipboard.
  private func driver() -> FieldDriver {
    var driver = FieldDriver("one two three")
    for letter in "abc" { driver.send(.text(String(letter))) }
    driver.wait(2)
    driver.send(.text("d"))
    driver.press(.character("z"), .control)
    driver.press(.left, .shift)
    driver.clipboard = ["text/plain": Array(Self.large.utf8)]
    driver.calls = []
    return driver
  }

  @Test(arguments: ["paste", "insert", "compose"])
  func whatIsRefusedHasNotHappened(way: String) {
    var driver = driver()
    driver.refuses = ["hasMemory"]
    let before = Facts(driver)
    switch way {
    case "paste": driver.press(.character("v"), .control)
    case "insert": driver.send(.text(Self.large))
    default: driver.send(.preedit(Self.large, selection: nil))
    }
    #expect(Facts(driver) == before)
    #expect(driver.calls == ["hasMemory"] + (way == "compose" ? ["resetInputMethod"] : []))
    // The field goes on.
    driver.send(.text("x"))
    #expect(driver.field.text.string == "one two threeabx")
    driver.press(.character("z"), .control)
    #expect(Facts(driver).text == before.text)
  }

  @Test func aCommitThatIsRefusedEndsItsPreedit() {
    var driver = driver()
    driver.press(.end)
    driver.send(.preedit("に", selection: nil))
    driver.refuses = ["hasMemory"]
    driver.calls = []
    driver.send(.text(Self.large))
    #expect(driver.field.text.string == "one two threeabc" && !driver.field.isComposing)
    #expect(driver.calls == ["hasMemory", "resetInputMethod"])
  }

  @Test func aPasteThatIsRefusedDoesNotComeLater() {
    var driver = driver()
    driver.refuses = ["hasMemory"]
    var id: ClipboardRequestID?
    for case .clipboardRead(let asked) in driver.field.handle(
      .key(KeyPress(.character("v"), .control)), at: driver.time, fonts: &driver.fonts)
    {
      id = asked
    }
    guard let id else { return #expect(Bool(false), "a paste reads the clipboard") }
    driver.send(.clipboard(id, driver.clipboard))
    driver.send(.clipboard(id, ["text/plain": Array("small".utf8)]))
    #expect(driver.field.text.string == "one two threeabc")
  }

  @Test(arguments: ["undo", "redo", "copy", "cut", "bold"])
  func commandsOnLargeTextsAreAskedAbout(command: String) {
    var driver = FieldDriver("small ")
    driver.send(.text(Self.large))
    driver.wait(2)
    if command == "undo" {
      driver.press(.character("a"), .control)
      driver.press(.backspace)
    }
    if command == "redo" { driver.press(.character("z"), .control) }
    if !["undo", "redo"].contains(command) { driver.press(.character("a"), .control) }
    driver.clipboard = ["text/plain": Array("kept".utf8)]
    driver.refuses = ["hasMemory"]
    driver.calls = []
    let before = Facts(driver)
    let keys = ["undo": "z", "redo": "y", "copy": "c", "cut": "x", "bold": "b"]
    driver.press(.character(Character(keys[command] ?? "")), .control)
    #expect(driver.calls == ["hasMemory"])
    #expect(Facts(driver) == before)
    driver.refuses = []
    if command == "bold" { return }
    driver.press(.character(Character(keys[command] ?? "")), .control)
    #expect(Facts(driver) != before)
  }

  @Test func withMemoryALargeChangeIsAsASmallOne() {
    var driver = driver()
    driver.press(.character("v"), .control)
    #expect(
      driver.calls.prefix(3) == ["hasMemory", "shouldChangeText", "didChangeSelection"])
    #expect(driver.field.text.string == "one two threeab" + Self.large)
    driver.calls = []
    driver.press(.character("z"), .control)
    #expect(driver.calls.first == "shouldChangeText", "what goes out takes no memory")
    #expect(driver.field.text.string == "one two threeabc")
  }

  @Test func smallChangesAreNotAskedAbout() {
    var driver = driver()
    driver.clipboard = ["text/plain": Array(Self.large.utf8.dropLast())]
    driver.press(.character("v"), .control)
    driver.press(.character("z"), .control)
    driver.press(.character("a"), .control)
    driver.press(.character("c"), .control)
    #expect(!driver.calls.contains("hasMemory"))
  }

  @Test func whatNobodyTakesIsNotAskedAbout() {
    var driver = driver()
    driver.send(.focus(false))
    driver.calls = []
    driver.send(.text(Self.large))
    driver.send(.clipboard(ClipboardRequestID(rawValue: 99), driver.clipboard))
    #expect(driver.calls.isEmpty)
  }

  @Test func theNeedGrowsWithBytesAndLines() throws {
    let prose = try #require(FieldMachine.memoryNeed(ofText: Self.large))
    let lines = try #require(
      FieldMachine.memoryNeed(ofText: String(repeating: "\n", count: MemoryNeed.leastBytes)))
    let double = try #require(FieldMachine.memoryNeed(ofText: Self.large + Self.large))
    #expect(prose > 5 * Self.large.utf8.count && lines > prose && double > prose)
    #expect(FieldMachine.memoryNeed(ofText: String(Self.large.dropLast())) == nil)
  }
}

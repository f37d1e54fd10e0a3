import Testing

@testable import GrowingField

struct InputMethodTests {
  @Test func aReturnThatCommitsIsNoNewline() {
    var field = FieldDriver()
    field.send(.preedit("にほん", selection: nil))
    field.press(.return)
    field.send(.text("日本"))
    field.send(.preedit("", selection: nil))
    #expect(field.text == "日本")
    #expect(!field.calls.contains("shouldReturn"))
  }

  @Test func aClickCommitsOnceAndGoesWhereItPoints() {
    var field = FieldDriver("가나")
    field.send(.preedit("다", selection: nil))
    field.click(0, 20)
    #expect(field.drawn == "‸가나다")
    #expect(field.calls.filter { $0 == "resetInputMethod" }.count == 1)
    field.send(.preedit("", selection: nil))
    #expect(field.text == "가나다")
  }

  @Test func losingTheFocusCommitsOnce() {
    var field = FieldDriver("a")
    field.send(.preedit("b", selection: nil))
    field.send(.focus(false))
    #expect(field.text == "ab")
    #expect(!field.field.isFocused)
    #expect(field.takeCalls().suffix(2) == ["shouldEndEditing", "didEndEditing"])
  }

  @Test func noLongerBeingEditableCommitsOnce() {
    var field = FieldDriver("a")
    field.send(.preedit("b", selection: nil))
    var configuration = field.field.configuration
    configuration.isEditable = false
    field.run(field.field.configure(configuration, at: field.time, fonts: &field.fonts))
    #expect(!field.field.isComposing)
    #expect(field.text == "ab")
    #expect(field.calls.filter { $0 == "resetInputMethod" }.count == 1)
    field.send(.preedit("c", selection: nil))
    #expect(!field.field.isComposing)
  }

  @Test func noLongerBeingEditableInsideACallDropsThePreedit() {
    var field = FieldDriver("a")
    field.send(.preedit("b", selection: nil))
    var configuration = field.field.configuration
    configuration.isEditable = false
    // The focus is asked for, and the program answers when it has set the property.
    let asked = field.field.handle(.focus(false), at: field.time, fonts: &field.fonts)
    field.run(field.field.configure(configuration, at: field.time, fonts: &field.fonts))
    field.run(asked)
    #expect(!field.field.isComposing)
    field.field.checkInvariants()
  }

  @Test func preeditReplacesTheSelectionAndUndoBringsItBack() {
    var field = FieldDriver("hello world")
    field.click(20, 20, count: 2)
    field.send(.preedit("に", selection: nil))
    #expect(field.text == " world")
    field.send(.preedit("", selection: nil))
    field.press(.character("z"), .control)
    #expect(field.drawn == "⟦hello⟧ world")
  }

  @Test(arguments: [true, false])
  func aCommitOverASelectionIsOneUndoStep(endsBeforeItCommits: Bool) {
    var field = FieldDriver("hello world")
    field.click(20, 20, count: 2)
    field.send(.preedit("に", selection: nil))
    field.wait(5)
    field.send(.preedit("日本", selection: 0..<2))
    if endsBeforeItCommits { field.send(.preedit("", selection: nil)) }
    field.send(.text("日本"))
    field.send(.preedit("", selection: nil))
    #expect(field.drawn == "日本‸ world")
    field.press(.character("z"), .control)
    #expect(field.drawn == "⟦hello⟧ world")
    #expect(!field.field.canUndo)
    field.press(.character("y"), .control)
    #expect(field.drawn == "日本‸ world")
  }

  @Test func aClickThatCommitsOverASelectionIsOneUndoStep() {
    var field = FieldDriver("hello world")
    field.click(20, 20, count: 2)
    field.send(.preedit("日本", selection: nil))
    field.click(400, 20)
    #expect(field.drawn == "日本 world‸")
    field.press(.character("z"), .control)
    #expect(field.drawn == "⟦hello⟧ world")
  }

  @Test func aSelectionThatMayNotGoDropsThePreedit() {
    var field = FieldDriver("hello world")
    field.click(20, 20, count: 2)
    field.refuses = ["shouldChangeText"]
    field.send(.preedit("に", selection: nil))
    #expect(!field.field.isComposing)
    #expect(field.drawn == "⟦hello⟧ world")
  }

  @Test func aCommitGoesWhereItsPreeditStoodThoughTheSelectionWasSetSince() {
    var field = FieldDriver("hello world")
    field.send(.preedit("に", selection: nil))
    _ = field.field.select(utf16: 0..<5, at: field.time, fonts: &field.fonts)
    field.send(.text("日"))
    #expect(field.drawn == "hello world日‸")
  }

  @Test func aCommitIsOneUndoStep() {
    var field = FieldDriver()
    field.type("a")
    field.send(.preedit("にほ", selection: nil))
    field.send(.text("日本語"))
    field.type("b")
    field.press(.character("z"), .control)
    #expect(field.text == "a日本語")
    field.press(.character("z"), .control)
    #expect(field.text == "a")
  }

  @Test func preeditCountsForTheHeight() {
    var field = FieldDriver()
    field.send(.preedit(String(repeating: "x", count: 25), selection: nil))
    field.settle()
    #expect(field.height == 64)
    #expect(field.rows() == 2)
    #expect(field.text == "")
    field.send(.preedit("", selection: nil))
    field.settle()
    #expect(field.height == 40)
  }

  @Test func aPreeditOfTwentyKanaIsShownWhole() {
    var field = FieldDriver()
    let kana = String(repeating: "あ", count: 20)
    field.send(.preedit(kana, selection: 0..<20))
    #expect(field.runs() == [kana + "|"])
    field.send(.text(kana + kana))
    #expect(field.text == kana + kana)
    field.press(.character("z"), .control)
    #expect(field.text == "" && !field.field.canUndo)
  }

  @Test(
    arguments: [
      .return, .tab, .escape, .delete, .backspace, .left, .right, .up, .down, .home, .end, .pageUp,
      .pageDown, .menu, .insert, .space,
    ] as [Key], [[], .shift, .control] as [Modifiers])
  func keysDoNothingWhileComposing(key: Key, modifiers: Modifiers) {
    var field = FieldDriver("one two")
    field.click(13, 20)
    field.send(.preedit("に", selection: nil))
    field.takeCalls()
    field.press(key, modifiers)
    #expect(field.takeCalls() == [])
    #expect(field.drawn == "o‸ne two" && field.field.isComposing)
    #expect(field.runs() == ["oにne two|"])
  }

  @Test func preeditInsideStyledTextLosesNothing() {
    var field = FieldDriver("bar**foo**")
    field.press(.left, times: 4)
    field.send(.preedit("zz", selection: nil))
    #expect(field.runs() == ["bar|", "**|marker", "fzzoo|bold", "**|marker"])
    field.send(.preedit("", selection: nil))
    #expect(field.runs() == ["bar|", "**|marker", "foo|bold", "**|marker"])
    field.send(.preedit("zz", selection: nil))
    field.send(.text("é"))
    #expect(field.text == "bar**féoo**")
  }

  @Test func shortcutsAreSilentWhileComposing() {
    var field = FieldDriver("abc")
    field.send(.preedit("に", selection: nil))
    field.press(.up)
    field.press(.backspace)
    field.press(.character("a"), .control)
    #expect(field.drawn == "abc‸")
  }

  @Test func deadKeysTypeMarksThatParse() {
    var field = FieldDriver()
    for _ in 0..<3 { field.send(.text("`")) }
    field.type("x")
    #expect(field.text == "```x")
  }
}

struct ClipboardTests {
  @Test func aPasteIsOneUndoStep() {
    var field = FieldDriver("ab")
    field.paste("XYZ")
    #expect(field.drawn == "abXYZ‸")
    field.press(.character("z"), .control)
    #expect(field.drawn == "ab‸")
    field.press(.character("z"), [.control, .shift])
    #expect(field.drawn == "abXYZ‸")
  }

  @Test func aPasteThatComesLateLandsWhereItWasAskedFor() {
    var field = FieldDriver("ab")
    field.press(.left)
    var fonts = field.fonts
    let outputs = field.field.handle(
      .key(KeyPress(.character("v"), .control)), at: field.time, fonts: &fonts)
    guard case .clipboardRead(let id) = outputs.first else {
      Issue.record("no request")
      return
    }
    field.type("x")
    field.press(.home)
    field.type("y")
    field.send(.clipboard(id, ["text/plain": Array("P".utf8)]))
    #expect(field.text == "yaPxb")
    field.send(.clipboard(id, ["text/plain": Array("P".utf8)]))
    #expect(field.text == "yaPxb")
  }

  @Test func copyWithoutASelectionLeavesTheClipboardAlone() {
    var field = FieldDriver("ab")
    field.clipboard = ["text/plain": [1]]
    field.press(.character("c"), .control)
    field.press(.character("x"), .control)
    #expect(field.clipboard == ["text/plain": [1]])
    #expect(field.text == "ab")
  }

  @Test func cutIsCopyAndDelete() {
    var field = FieldDriver("one two")
    field.click(20, 20, count: 2)
    field.press(.character("c"), .control)
    let copied = field.clipboard
    field.press(.character("x"), .control)
    #expect(field.clipboard == copied)
    #expect(field.drawn == "‸ two")
  }

  @Test func whiteSpaceIsKept() {
    var field = FieldDriver()
    field.paste("  a\tb\r\n\r\n c ")
    #expect(field.text == "  a\tb\n\n c ")
  }
}

struct UndoTests {
  @Test func aPauseACaretMoveAndANewlineEndAGroup() {
    var field = FieldDriver()
    field.type("ab")
    field.wait(1.5)
    field.type("cd")
    field.press(.left)
    field.press(.right)
    field.type("e\nf")
    var texts: [String] = []
    for _ in 0..<5 {
      texts.append(field.text)
      field.press(.character("z"), .control)
    }
    #expect(texts == ["abcde\nf", "abcde\n", "abcd", "ab", ""])
  }

  @Test func anEmptyHistoryIsSafe() {
    var field = FieldDriver()
    field.press(.character("z"), .control)
    field.press(.character("y"), .control)
    field.press(.character("z"), [.control, .shift])
    #expect(field.drawn == "‸")
    #expect(field.calls == [])
  }

  @Test(
    arguments: [
      ("b", Modifiers.control, "**"), ("i", .control, "*"), ("u", .control, "++"),
      ("e", .control, "`"), ("x", [.control, .shift], "~~"),
    ] as [(Character, Modifiers, String)])
  func styleKeysToggleAndUndoInOneStep(key: Character, modifiers: Modifiers, mark: String) {
    var field = FieldDriver("say hello")
    field.click(100, 20, count: 2)
    field.press(.character(key), modifiers)
    #expect(field.drawn == "say \(mark)⟦hello⟧\(mark)")
    field.press(.character("z"), .control)
    #expect(field.drawn == "say ⟦hello⟧")
    field.press(.character("y"), .control)
    field.press(.character(key), modifiers)
    #expect(field.drawn == "say ⟦hello⟧")
  }

  @Test func aStyleWithoutASelectionStartsARunAndTheSecondPressLeavesIt() {
    var field = FieldDriver("ab")
    field.press(.character("b"), .control)
    field.type("c")
    field.press(.character("b"), .control)
    field.type("d")
    #expect(field.text == "ab**c**d")
  }

  @Test(
    arguments: [
      ("ab**c**", 2, "ab**c**‸"), ("ab**c**", 0, "ab**c‸**"), ("```\nx", 0, "```\nx‸"),
    ] as [(String, Int, String)])
  func aStyleKeyThatChangesNoTextIsNoUndoStep(text: String, left: Int, after: String) {
    var field = FieldDriver()
    field.paste(text)
    field.press(.left, times: left)
    field.takeCalls()
    field.press(.character("b"), .control)
    #expect(field.drawn == after)
    #expect(!field.takeCalls().contains("shouldChangeText"))
    field.press(.character("z"), .control)
    #expect(field.drawn == "‸")
    #expect(!field.field.canUndo)
  }
}

import TextEditing
import TextRope
import Testing

struct EditingCommandTests {
  static func result(_ drawn: String, _ command: (inout TextEditor) -> Void) -> String {
    var editor = TextEditor(drawn: drawn)
    command(&editor)
    return editor.drawn
  }

  @Test(arguments: [
    ("‸", "x‸"), ("He‸llo", "Hex‸llo"), ("a⟦bc⟧d", "ax‸d"), ("a⟧bc⟦d", "ax‸d"), ("🇯🇵‸", "🇯🇵x‸"),
  ])
  func typingReplacesTheSelection(before: String, after: String) {
    #expect(Self.result(before) { $0.type("x") } == after)
  }

  @Test func whatIsInsertedIsFiltered() {
    #expect(Self.result("a‸") { $0.insert("b\r\nc\u{7F}\0", .paste) } == "ab\nc‸")
    #expect(TextEditor().proposal(inserting: "\u{8}", kind: .typing) == nil)
  }

  @Test(arguments: [
    ("Hello‸", "Hell‸"), ("‸Hello", "‸Hello"), ("a\n‸b", "a‸b"), ("a⟦bc⟧d", "a‸d"),
    ("👨‍👩‍👧‍👦‸", "‸"), ("🇺🇸🇱🇰‸", "🇺🇸‸"), ("👩‍👩‍👧‍👧👩‍👩‍👧‍👦‸", "👩‍👩‍👧‍👧‸"), ("xe\u{301}‸y", "x‸y"),
    ("❤️‸", "‸"), ("👋🏽‸", "‸"), ("1️⃣‸", "‸"), ("\u{1100}\u{1161}\u{11A8}‸", "‸"),
  ])
  func backspaceDeletesACluster(before: String, after: String) {
    #expect(Self.result(before) { $0.delete(.graphemeBackward) } == after)
  }

  @Test(arguments: [
    ("क्षि‸", "क्ष‸"), ("क्ष‸", "क्‸"), ("क्‸त", "क‸त"), ("กำ‸", "ก‸"), ("abक‸", "ab‸"),
  ])
  func backspaceDeletesACodePointInIndicClusters(before: String, after: String) {
    // Not through `select`: a caret may stand inside a cluster after such a deletion.
    let parsed = DrawnCaret(before)
    let caret = parsed.selection.focus
    var editor = TextEditor()
    editor.insert(String(decoding: Array(parsed.text.utf8)[caret.utf8...], as: UTF8.self), .paste)
    editor.select(Selection(caret: .zero))
    editor.insert(String(decoding: Array(parsed.text.utf8)[..<caret.utf8], as: UTF8.self), .paste)
    editor.delete(.graphemeBackward)
    #expect(editor.drawn.unicodeScalars.elementsEqual(after.unicodeScalars))
  }

  @Test(arguments: [
    ("‸Hello", "‸ello"), ("Hello‸", "Hello‸"), ("a‸\nb", "a‸b"), ("a⟦bc⟧d", "a‸d"),
    ("‸👨‍👩‍👧‍👦x", "‸x"), ("🇺🇸‸🇱🇰", "🇺🇸‸"), ("‸क्षि", "‸"),
  ])
  func deleteDeletesTheClusterAfter(before: String, after: String) {
    #expect(Self.result(before) { $0.delete(.graphemeForward) } == after)
  }

  @Test(arguments: [
    ("hello world‸", "hello ‸"), ("cmd.shadows.enabled‸", "cmd.shadows.‸"), ("hello ‸", "‸"),
    ("‸x", "‸x"), ("a ⟦b c⟧", "a ‸"),
  ])
  func deletingAWordBackward(before: String, after: String) {
    #expect(Self.result(before) { $0.delete(.wordBackward) } == after)
  }
  @Test(arguments: [
    ("‸hello world", "‸ world"), ("hello‸ world", "hello‸"), ("x‸", "x‸"), ("⟦a b⟧ c", "‸ c"),
  ])
  func deletingAWordForward(before: String, after: String) {
    #expect(Self.result(before) { $0.delete(.wordForward) } == after)
  }

  @Test func aProposalChangesNothing() throws {
    let editor = TextEditor(drawn: "ab‸")
    let proposal = try #require(editor.proposal(inserting: "c", kind: .typing))
    #expect(editor.drawn == "ab‸" && !editor.canUndo)
    #expect(proposal.edits == [RopeEdit(range: ByteOffset(2)..<ByteOffset(2), replacement: "c")])
    #expect(proposal.selection == Selection(caret: ByteOffset(3)))
  }

  @Test func rangesOutsideTheTextAreClamped() {
    var editor = TextEditor(drawn: "a😀b‸")
    let range = ByteOffset(-3)..<ByteOffset(3)
    editor.commit(editor.proposal(replacing: range, with: "x", kind: .paste), at: 0)
    #expect(editor.drawn == "x‸😀b")
    editor.select(Selection(anchor: ByteOffset(99), focus: ByteOffset(-1)))
    #expect(editor.drawn == "⟧x😀b⟦")
  }

  @Test func theCaretIsNeverSelectedIntoACluster() {
    var editor = TextEditor(text: "a🇯🇵b")
    for offset in 1...8 {
      editor.select(Selection(caret: ByteOffset(offset)))
      #expect(editor.drawn == "a‸🇯🇵b")
    }
    editor.select(Selection(anchor: ByteOffset(5), focus: ByteOffset(9)))
    #expect(editor.drawn == "a⟦🇯🇵⟧b")
    editor.select(Selection(anchor: ByteOffset(5), focus: ByteOffset(1)))
    #expect(editor.drawn == "a⟧🇯🇵⟦b")
  }
}

import TextEditing
import TextRope
import Testing

struct UndoTests {
  @Test func anEmptyHistoryIsSafe() {
    var editor = TextEditor()
    #expect(editor.undoProposal() == nil && editor.redoProposal() == nil)
    #expect(!editor.canUndo && !editor.canRedo)
    editor.undo()
    editor.redo()
    #expect(editor.drawn == "‸")
  }

  @Test func theFirstCharacterIsUndone() {
    var editor = TextEditor()
    editor.type("a")
    editor.undo()
    #expect(editor.drawn == "‸" && !editor.canUndo && editor.canRedo)
    editor.redo()
    #expect(editor.drawn == "a‸" && editor.canUndo && !editor.canRedo)
  }

  @Test(arguments: ["ab‸", "‸"]) func aPasteIsOneStep(before: String) {
    var editor = TextEditor(drawn: before)
    editor.insert("XYZ", .paste)
    editor.undo()
    #expect(editor.drawn == before)
    editor.redo()
    #expect(editor.drawn == before.dropLast() + "XYZ‸")
  }

  @Test func typingIsOneStepUntilAPause() {
    var editor = TextEditor()
    for (i, letter) in "abcdef".enumerated() { editor.type(String(letter), at: Double(i)) }
    editor.type("g", at: 6.5)
    #expect(Self.undone(&editor) == ["abcdef‸", "‸"])
  }

  @Test func aNewlineBelongsToTheGroupThatItEnds() {
    var editor = TextEditor()
    for letter in "ab\ncd\n\ne" { editor.type(String(letter)) }
    #expect(Self.undone(&editor) == ["ab\ncd\n\n‸", "ab\ncd\n‸", "ab\n‸", "‸"])
  }

  @Test func aCaretMoveEndsTheGroup() {
    var editor = TextEditor()
    editor.type("a")
    editor.select(Selection(caret: .zero))
    editor.select(Selection(caret: ByteOffset(1)))
    editor.type("b")
    #expect(Self.undone(&editor) == ["a‸", "‸"])
  }
  @Test func selectingWhatIsSelectedIsNoMove() {
    var editor = TextEditor()
    editor.type("a")
    editor.select(editor.selection)
    editor.type("b")
    #expect(Self.undone(&editor) == ["‸"])
  }

  @Test func aChangeOfKindEndsTheGroup() {
    var editor = TextEditor()
    editor.type("a")
    editor.type("b")
    editor.delete(.graphemeBackward)
    editor.delete(.graphemeBackward)
    editor.type("c")
    #expect(Self.undone(&editor) == ["‸", "ab‸", "‸"])
  }

  @Test(arguments: [.paste, .style, .inputMethodCommit] as [EditKind])
  func eachOfTheOtherKindsIsOneStep(kind: EditKind) {
    var editor = TextEditor()
    editor.type("a")
    editor.insert("b", kind)
    editor.insert("c", kind)
    editor.type("d")
    #expect(Self.undone(&editor) == ["abc‸", "ab‸", "a‸", "‸"])
  }

  @Test func aCommitAndTheSelectionThatItsPreeditReplacedAreOneStep() {
    var editor = TextEditor(drawn: "one ⟧two⟦ three")
    editor.commit(editor.proposalMakingRoom(), at: 0)
    // Choosing among candidates takes its time.
    editor.insert("日", .inputMethodCommit, at: 60)
    editor.insert("本", .inputMethodCommit, at: 60)
    #expect(editor.drawn == "one 日本‸ three")
    #expect(Self.undone(&editor) == ["one 日‸ three", "one ⟧two⟦ three"])
  }

  @Test(arguments: [.typing, .deleting, .makingRoom] as [EditKind])
  func aPreeditThatWasDroppedLeavesAStepOfItsOwn(next: EditKind) {
    var editor = TextEditor(drawn: "a⟦b⟧c")
    editor.commit(editor.proposalMakingRoom(), at: 0)
    switch next {
    case .typing: editor.type("x")
    case .deleting: editor.delete(.graphemeBackward)
    default:
      editor.select(Selection(anchor: .zero, focus: ByteOffset(1)))
      editor.commit(editor.proposalMakingRoom(), at: 0)
    }
    #expect(Self.undone(&editor).last == "a⟦b⟧c")
    editor.redo()
    #expect(editor.drawn == "a‸c")
  }

  @Test func aCommitElsewhereIsItsOwnStep() {
    var editor = TextEditor(drawn: "a⟦b⟧c")
    editor.commit(editor.proposalMakingRoom(), at: 0)
    editor.select(Selection(caret: .zero))
    editor.insert("日", .inputMethodCommit)
    #expect(Self.undone(&editor) == ["‸ac", "a⟦b⟧c"])
  }

  @Test func aNewlineAfterADeletionIsItsOwnStep() {
    var editor = TextEditor(drawn: "ab‸")
    editor.delete(.graphemeBackward)
    editor.type("\n")
    #expect(Self.undone(&editor) == ["a‸", "ab‸"])
  }

  @Test func undoBringsTheSelectionBack() {
    var editor = TextEditor(drawn: "one ⟧two⟦ three")
    editor.type("x")
    editor.type("y")
    #expect(editor.drawn == "one xy‸ three")
    editor.select(Selection(caret: .zero))
    editor.undo()
    #expect(editor.drawn == "one ⟧two⟦ three")
    editor.redo()
    #expect(editor.drawn == "one xy‸ three")
  }

  @Test func backspacesAndDeletesAreTakenBackTogether() {
    var editor = TextEditor(drawn: "one two‸ three")
    for _ in 0..<3 { editor.delete(.graphemeBackward) }
    for _ in 0..<3 { editor.delete(.graphemeForward) }
    #expect(editor.drawn == "one ‸ree")
    #expect(Self.undone(&editor) == ["one two‸ three"])
  }

  @Test func anEmojiComesBackScalarByScalar() {
    var editor = TextEditor(drawn: "🤞👨‍👩‍👧‍👦‸")
    editor.delete(.graphemeBackward)
    editor.select(Selection(caret: .zero))
    editor.delete(.graphemeForward)
    editor.undo()
    editor.undo()
    #expect(editor.drawn == "🤞👨‍👩‍👧‍👦‸")
  }

  @Test func aProposalWithoutEditsIsAMotion() {
    var editor = TextEditor()
    editor.type("a")
    editor.commit(
      EditProposal(edits: [], selection: Selection(caret: .zero), kind: .style), at: 0)
    #expect(editor.drawn == "‸a")
    editor.type("b")
    #expect(Self.undone(&editor) == ["‸a", "‸"])
  }

  @Test func selectingAddsNothing() {
    var editor = TextEditor(drawn: "one two‸")
    editor.select(Selection(anchor: .zero, focus: ByteOffset(3)))
    #expect(!editor.canUndo)
  }

  @Test func anotherEditDropsWhatCouldBeRedone() {
    var editor = TextEditor()
    editor.insert("a", .paste)
    editor.insert("b", .paste)
    editor.undo()
    editor.type("c")
    #expect(!editor.canRedo)
    #expect(Self.undone(&editor) == ["a‸", "‸"])
  }

  @Test func editsAfterAnUndoAreANewGroup() {
    var editor = TextEditor()
    editor.type("a")
    editor.insert("b", .paste)
    editor.undo()
    editor.type("c")
    #expect(Self.undone(&editor) == ["a‸", "‸"])
  }

  @Test func editsAfterARedoAreANewGroup() {
    var editor = TextEditor()
    editor.type("a")
    editor.undo()
    editor.redo()
    editor.type("b")
    #expect(Self.undone(&editor) == ["a‸", "‸"])
  }

  @Test(arguments: [0, 1, 2, 3]) func typingElsewhereInAGroupIsTakenBackToo(place: Int) {
    var editor = TextEditor(drawn: "x‸y")
    editor.type("a")
    let range = ByteOffset(place)..<ByteOffset(place)
    editor.commit(editor.proposal(replacing: range, with: "b", kind: .typing), at: 0)
    #expect(Self.undone(&editor) == ["x‸y"])
  }

  @Test func severalEditsOfOneProposalAreOneStep() {
    var editor = TextEditor(drawn: "⟦hello⟧ world")
    editor.commit(
      EditProposal(
        edits: [
          RopeEdit(range: ByteOffset(5)..<ByteOffset(5), replacement: "**"),
          RopeEdit(range: .zero ..< .zero, replacement: "**"),
        ],
        selection: Selection(anchor: ByteOffset(2), focus: ByteOffset(7)), kind: .style), at: 0)
    #expect(editor.drawn == "**⟦hello⟧** world")
    #expect(Self.undone(&editor) == ["⟦hello⟧ world"])
    editor.redo()
    #expect(editor.drawn == "**⟦hello⟧** world")
  }

  @Test func theCaretComesBackToAChangeThatWasMadeElsewhere() {
    var editor = TextEditor(drawn: "‸one\ntwo\nthree")
    let place = ByteOffset(7)..<ByteOffset(7)
    editor.commit(editor.proposal(replacing: place, with: "X", kind: .paste), at: 0)
    editor.select(Selection(caret: .zero))
    editor.undo()
    #expect(editor.drawn == "one\ntwo‸\nthree")
  }

  @Test func anotherTextClearsTheHistory() {
    var editor = TextEditor()
    editor.type("old")
    editor.setText("new")
    #expect(editor.drawn == "new‸" && !editor.canUndo && !editor.canRedo)
    editor.type("!")
    #expect(Self.undone(&editor) == ["new‸"])
  }

  /// The drawn states that undoing all leads through; checks that redoing all comes back.
  static func undone(_ editor: inout TextEditor) -> [String] {
    let last = editor.drawn
    var states: [String] = []
    while editor.canUndo {
      editor.undo()
      states.append(editor.drawn)
    }
    var redone = editor
    while redone.canRedo { redone.redo() }
    #expect(redone.drawn == last)
    return states
  }
}

import TestRandom
import TextEditing
import TextRope
import Testing

struct RandomEditingTests {
  static let pieces = ["a", "b ", "é", "日", "🇯🇵", "👨‍👩‍👧‍👦", "\n", "e\u{301}", "😀", "word.more "]

  /// Plays random commands, and keeps every state that an undo may come back to.
  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func undoAndRedoComeBackToStatesThatWere(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var editor = TextEditor()
    var model = ""
    var states: Set<String> = [""]
    var time = 0.0
    for step in 0..<300 {
      let comment: Comment = "seed \(seed), step \(step)"
      time += Double.random(in: 0...0.6, using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<4:
        let piece = Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
        let kinds: [EditKind] = [.typing, .typing, .paste, .inputMethodCommit]
        let kind = kinds[Int.random(in: 0..<kinds.count, using: &random)]
        Self.replace(&model, editor.selection.range, piece)
        editor.insert(piece, kind, at: time)
      case 4..<6:
        let reaches: [Reach] = [.graphemeBackward, .graphemeForward, .wordBackward, .wordForward]
        let reach = reaches[Int.random(in: 0..<reaches.count, using: &random)]
        if let proposal = editor.proposal(deleting: reach) {
          Self.replace(&model, proposal.edits[0].range, "")
          editor.commit(proposal, at: time)
        }
      case 6..<8:
        let range = random.range(in: 0..<editor.text.utf8Count)
        editor.select(
          Selection(anchor: ByteOffset(range.upperBound), focus: ByteOffset(range.lowerBound)))
      case 8:
        editor.undo()
        try #require(states.contains(editor.text.string), comment)
        model = editor.text.string
      default:
        editor.redo()
        try #require(states.contains(editor.text.string), comment)
        model = editor.text.string
      }
      editor.text.checkInvariants()
      try #require(editor.text.string.utf8.elementsEqual(model.utf8), comment)
      #expect(editor.selection.range.upperBound <= editor.text.end, comment)
      states.insert(model)
    }
    let last = editor.text
    while editor.canUndo { editor.undo() }
    #expect(editor.text.isEmpty, "seed \(seed)")
    while editor.canRedo { editor.redo() }
    #expect(editor.text == last, "seed \(seed)")
  }

  static func replace(_ model: inout String, _ range: Range<ByteOffset>, _ piece: String) {
    var bytes = Array(model.utf8)
    bytes.replaceSubrange(range.lowerBound.utf8..<range.upperBound.utf8, with: Array(piece.utf8))
    model = String(decoding: bytes, as: UTF8.self)
  }
}

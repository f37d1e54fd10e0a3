import Foundation
import TestRandom
import TextEditing
import TextRope
import Testing

/// What the history holds, and what goes when that is too much.
struct UndoMemoryTests {
  @Test func theOldestGroupsGoFirstAtTheLimit() {
    let letters = ["a", "b", "c", "d"].map { String(repeating: $0, count: 1_000) }
    var editor = TextEditor(historyLimit: Rope(letters[0]).heapBytes * 3)
    editor.insert(letters.joined(), .paste)
    for _ in letters {
      let start = editor.text.end.advanced(by: -1_000)
      editor.commit(
        editor.proposal(replacing: start..<editor.text.end, with: "", kind: .paste), at: 0)
    }
    #expect(editor.text.isEmpty)
    while editor.canUndo { editor.undo() }
    #expect(editor.text.string == letters[0] + letters[1])
  }

  @Test func theNewestGroupStaysWhateverItsSize() {
    var editor = TextEditor(text: Rope(String(repeating: "a", count: 1_000)), historyLimit: 10)
    editor.select(Selection(anchor: .zero, focus: editor.text.end))
    editor.delete(.graphemeBackward)
    editor.undo()
    #expect(editor.text.utf8Count == 1_000)
  }

  /// Undoing a paste takes a line in the history; doing it again takes the text.
  @Test func whatCanBeDoneAgainIsBoundedToo() {
    let piece = String(repeating: "piece ", count: 200)
    var editor = TextEditor(historyLimit: Rope(piece).heapBytes * 10)
    for _ in 0..<30 { editor.insert(piece, .paste) }
    var undone = 0
    while editor.canUndo {
      editor.undo()
      undone += 1
      #expect(editor.historyBytes <= Rope(piece).heapBytes * 10)
    }
    #expect(undone == 30 && editor.text.isEmpty)
    while editor.canRedo { editor.redo() }
    #expect((7...9).contains(editor.text.utf8Count / piece.utf8.count))
  }

  /// A million in a build that is fast enough for them.
  @Test func aMillionStepsKeepToTheLimit() {
    let limit = 64 << 10
    var editor = TextEditor(historyLimit: limit)
    var largest = 0
    for step in 0..<Self.steps {
      editor.insert(step % 2 == 0 ? "é" : "x", .paste)
      largest = max(largest, editor.historyBytes)
    }
    #expect(largest <= limit)
    #expect(editor.text.utf8Count == Self.steps / 2 * 3)
    var undone = 0
    while editor.canUndo {
      editor.undo()
      undone += 1
    }
    // The offsets of a step are numbers of some bytes each.
    #expect((2_000...6_000).contains(undone), "\(undone)")
    #expect(editor.text.utf8Count == (Self.steps - undone) / 2 * 3)
    while editor.canRedo { editor.redo() }
    #expect(editor.text.utf8Count == Self.steps / 2 * 3)
  }

  static var steps: Int {
    #if DEBUG
      30_000
    #else
      1_000_000
    #endif
  }

  /// The same edits with a bounded history and with one that is not: the texts stay equal, the
  /// bounded one holds no more than it may, and what it can undo are the newest steps of the other.
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func aBoundTakesTheOldestStepsAndNeverText(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let limit = Int.random(in: 0...20_000, using: &random)
    var bounded = TextEditor(historyLimit: limit)
    var free = TextEditor(historyLimit: .max)
    var largest = 0
    for step in 0..<400 {
      let comment: Comment = "seed \(seed), step \(step)"
      Self.change(&bounded, &free, &random, at: Double(step) / 4)
      try #require(bounded.text == free.text, comment)
      try #require(bounded.selection == free.selection, comment)
      bounded.text.checkInvariants()
      // The group that is being made is never dropped; nor is one page, of a 64th of the limit.
      largest = max(largest, bounded.text.heapBytes)
      try #require(bounded.historyBytes <= limit + limit / 64 + 2 * largest + 1_000, comment)
      if step % 20 == 0 {
        let kept = Self.undone(bounded)
        try #require(kept == Array(Self.undone(free).prefix(kept.count)), comment)
        let again = Self.redone(bounded)
        try #require(again == Array(Self.redone(free).prefix(again.count)), comment)
      }
    }
  }

  private static func change(
    _ bounded: inout TextEditor, _ free: inout TextEditor, _ random: inout SeededGenerator,
    at time: Double
  ) {
    func both(_ change: (inout TextEditor) -> Void) {
      change(&bounded)
      change(&free)
    }
    let piece = RandomEditingTests.pieces[
      Int.random(in: 0..<RandomEditingTests.pieces.count, using: &random)]
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<4: both { $0.type(piece, at: time) }
    case 4..<6:
      let count = Int.random(in: 1...300, using: &random)
      both { $0.insert(String(repeating: piece, count: count), .paste, at: time) }
    case 6: both { $0.delete(.wordBackward, at: time) }
    case 7..<10:
      let range = random.range(in: 0..<bounded.text.utf8Count)
      both {
        $0.select(
          Selection(anchor: ByteOffset(range.lowerBound), focus: ByteOffset(range.upperBound)))
      }
    // What only one of them can do would make the texts differ.
    case 10 where bounded.canUndo: both { $0.undo() }
    case 11 where bounded.canRedo: both { $0.redo() }
    default: break
    }
  }

  private static func undone(_ editor: TextEditor) -> [String] {
    var editor = editor
    var states: [String] = []
    while editor.canUndo {
      editor.undo()
      states.append(editor.drawn)
    }
    return states
  }
  private static func redone(_ editor: TextEditor) -> [String] {
    var editor = editor
    var states: [String] = []
    while editor.canRedo {
      editor.redo()
      states.append(editor.drawn)
    }
    return states
  }
}

/// What the history says it holds, beside what the process grows by: each in a process of its own,
/// in which nothing else takes memory.
struct UndoHeapTests {
  @Test func aMillionStepsHoldWhatIsCounted() async {
    await #expect(processExitsWith: .success) {
      var editor = TextEditor(text: "a word")
      // Opens the dictionaries of words, which are no part of the history.
      editor.delete(.wordBackward)
      editor.setText(Rope())
      let before = UndoHeapTests.resident()
      for step in 0..<UndoHeapTests.steps {
        // Each letter a group, since a pause ends it.
        editor.type(step % 2 == 0 ? "é" : "x", at: Double(step) * 2)
        if step % 100 == 99 { editor.delete(.wordBackward, at: Double(step) * 2 + 1) }
      }
      UndoHeapTests.check(editor.historyBytes, grown: UndoHeapTests.resident() - before)
      precondition(editor.historyBytes / UndoHeapTests.steps < 30, "a step is small")
      while editor.canUndo { editor.undo() }
      precondition(editor.text.isEmpty, "every step is there")
      UndoHeapTests.check(editor.historyBytes, grown: UndoHeapTests.resident() - before)
    }
  }

  @Test func largeStepsHoldWhatIsCounted() async {
    await #expect(processExitsWith: .success) {
      var editor = TextEditor(historyLimit: 32 << 20)
      let before = UndoHeapTests.resident()
      for step in 0..<600 {
        editor.insert(String(repeating: "words and ", count: 1 + step % 7 * 900), .paste)
        editor.select(Selection(anchor: .zero, focus: editor.text.end))
      }
      UndoHeapTests.check(editor.historyBytes, grown: UndoHeapTests.resident() - before)
      precondition(editor.historyBytes <= 32 << 20, "within the limit")
    }
  }

  static var steps: Int {
    #if DEBUG
      60_000
    #else
      1_000_000
    #endif
  }

  /// Stops the process where the two are far from each other.
  private static func check(_ counted: Int, grown: Int) {
    let slack = 2 << 20
    precondition(grown <= counted * 5 / 4 + slack, "grown by \(grown), counted \(counted)")
    precondition(grown * 5 / 4 + slack >= counted, "grown by \(grown), counted \(counted)")
  }

  /// Bytes of memory that the process has in use, by the system's count.
  private static func resident() -> Int {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    return (Int(pages.split(separator: " ").dropFirst().first ?? "") ?? 0) * 4096
  }
}

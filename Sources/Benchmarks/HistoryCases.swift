internal import GrowingField
internal import TextRope

/// Undo, and how much it keeps.
enum HistoryCases {
  static let all = [
    Case(sentence: "undo of select-all and delete", run: undoing),
    Case(sentence: "undo or redo of 6,000 letters of typing", run: undoingTyping),
    Case(
      sentence: "memory after a million undo steps", needsFreshProcess: true, hasOwnSize: true,
      run: typingForever),
  ]

  private static func undoing(_ bench: inout Bench) -> [Measurement] {
    var field = bench.settledField()
    var samples = Samples()
    let length = field.machine.text.utf8Count
    for _ in 0..<5 {
      field.wait(2)
      field.press(.character("a"), .control)
      field.press(.backspace)
      field.frame()
      field.wait(2)
      samples.time {
        field.press(.character("z"), .control)
        field.frame()
      }
      precondition(field.machine.text.utf8Count == length, "undo brings the text back")
    }
    let copy = Copying.time(of: bench.text)
    return [Measurement(samples).beside(copy, "copying and scanning")]
  }

  /// One group, into a paragraph of its own at the start.
  private static func undoingTyping(_ bench: inout Bench) -> [Measurement] {
    var field = bench.settledField()
    field.placeCaret(at: 0)
    field.paste(Array("\n\n".utf8))
    field.placeCaret(at: 0)
    let letters = Documents.line(bytes: 6_000)
    for letter in letters { field.send(.text(String(letter))) }
    let rest = field.machine.text.utf8Count - letters.utf8.count
    field.frame()
    var samples = Samples()
    let start = field.work
    for i in 0..<200 {
      samples.time {
        field.press(.character(i.isMultiple(of: 2) ? "z" : "y"), .control)
        field.frame()
      }
      if i == 0 { precondition(field.machine.text.utf8Count == rest, "they are one group") }
    }
    return [Measurement(samples, work: field.work.since(start, count: 200))]
  }

  /// Each step a group of its own: the caret goes home between.
  private static func typingForever(_ bench: inout Bench) -> [Measurement] {
    var field = FieldRig(fonts: bench.fonts)
    field.frame()
    let before = ProcessMemory.current
    for i in 0..<1_000_000 {
      field.wait(2)
      if i.isMultiple(of: 2) { field.send(.text("x")) } else { field.press(.backspace) }
    }
    return [Measurement(ProcessMemory.current - before, unit: "MB")]
  }
}

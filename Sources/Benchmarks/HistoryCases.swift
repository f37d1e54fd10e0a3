internal import GrowingField
internal import TextRope

/// Undo, and how much it keeps.
enum HistoryCases {
  static let all = [
    Case(sentence: "undo of select-all and delete", run: undoing),
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

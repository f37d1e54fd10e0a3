import TextEditing

/// What a text field does to a text, in the plainest way: bytes, a selection, and a history of
/// whole texts.
struct TextModel {
  private struct Step {
    var before: [UInt8]
    var after: [UInt8]
    var kind: EditKind
    var time: Double
    var isOpen: Bool
  }

  private(set) var bytes: [UInt8]
  var anchor: Int
  var focus: Int
  private var undoSteps: [Step] = []
  private var redoSteps: [Step] = []

  init(_ text: String) {
    bytes = Array(text.utf8)
    anchor = bytes.count
    focus = bytes.count
  }

  var selected: Range<Int> { min(anchor, focus)..<max(anchor, focus) }

  /// The selection as the public interface counts.
  var selectedUTF16: Range<Int> {
    let lower = String(decoding: bytes[..<selected.lowerBound], as: UTF8.self).utf16.count
    return lower..<(lower + String(decoding: bytes[selected], as: UTF8.self).utf16.count)
  }

  // MARK: Edits

  mutating func insert(_ text: String, _ kind: EditKind, at time: Double) {
    if text.isEmpty && selected.isEmpty { return }
    replace(selected, with: Array(text.utf8), kind, at: time)
  }

  mutating func replace(
    _ range: Range<Int>, with new: [UInt8], _ kind: EditKind, at time: Double
  ) {
    var after = bytes
    after.replaceSubrange(range, with: new)
    take(after, kind, at: time)
    focus = range.lowerBound + new.count
    anchor = focus
  }

  /// Takes a text that some command of this kind made; the selection is the caller's to set.
  mutating func take(_ after: [UInt8], _ kind: EditKind, at time: Double) {
    redoSteps = []
    let holdsNewline = after.count > bytes.count && typed(in: after).contains(0x0A)
    let leavesOpen =
      kind == .deleting || kind == .makingRoom || kind == .typing && !holdsNewline
    if let last = undoSteps.last, last.isOpen, goesOn(last, with: kind, at: time) {
      undoSteps[undoSteps.count - 1].after = after
      undoSteps[undoSteps.count - 1].time = time
      undoSteps[undoSteps.count - 1].isOpen = leavesOpen
    } else {
      undoSteps.append(
        Step(before: bytes, after: after, kind: kind, time: time, isOpen: leavesOpen))
    }
    bytes = after
  }

  private func goesOn(_ last: Step, with kind: EditKind, at time: Double) -> Bool {
    if last.kind == .makingRoom { return kind == .inputMethodCommit }
    return time - last.time <= 1
      && (kind == last.kind || kind == .newline && last.kind == .typing)
  }

  private func typed(in after: [UInt8]) -> ArraySlice<UInt8> {
    after[selected.lowerBound..<(selected.lowerBound + after.count - bytes.count)]
  }

  /// A caret move: what is typed from now on is undone by itself.
  mutating func endStep() {
    if !undoSteps.isEmpty { undoSteps[undoSteps.count - 1].isOpen = false }
  }

  // MARK: History

  mutating func undo() {
    guard var step = undoSteps.popLast() else { return }
    step.isOpen = false
    bytes = step.before
    redoSteps.append(step)
    endStep()
  }

  mutating func redo() {
    guard let step = redoSteps.popLast() else { return }
    bytes = step.after
    undoSteps.append(step)
  }

  // MARK: Caret stops

  /// The caret stops of the line that an offset lies on, by Swift's grapheme clusters.
  ///
  /// A cluster never reaches across a newline, for there is no carriage return in a field.
  func stops(around offset: Int) -> [Int] {
    let start = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex(of: 0x0A) ?? bytes.count
    var stops = [start]
    for character in String(decoding: bytes[start..<end], as: UTF8.self) {
      stops.append((stops.last ?? 0) + character.utf8.count)
    }
    return stops
  }

  /// What Backspace (`forward` false) or Delete takes away; empty at the text's edge.
  func graphemeToDelete(forward: Bool) -> Range<Int> {
    if !selected.isEmpty { return selected }
    let stops = stops(around: focus)
    if forward {
      let end = stops.first { $0 > focus } ?? min(focus + 1, bytes.count)
      return focus..<end
    }
    return (stops.last { $0 < focus } ?? max(0, focus - 1))..<focus
  }
}

internal import TextEditing

/// The one question that is open, and what waits for its answer.
struct Dialogue: Sendable {
  enum Matter: Sendable {
    case beginEditing
    case endEditing
    case returnKey
    /// `version` of the text that the proposal is about: a newer text drops it.
    case change(EditProposal, version: Int)
    /// Deletes the selection for the preedit that waits; refused, the preedit is dropped.
    case makeRoom(EditProposal, version: Int)
    /// Goes on where there is memory for it.
    case memory(LargeChange)
  }

  /// What is asked about before it takes memory.
  enum LargeChange: Sendable {
    case input(FieldInput)
    case command(FieldCommand)
    /// Made of text that is in memory already: undo and redo.
    case proposal(EditProposal, version: Int)
  }

  private(set) var open: Matter?
  private var backlog: [FieldInput] = []
  /// The first that waits was handled before, and led to the open question.
  private var isFirstResumed = false

  mutating func ask(_ matter: Matter) { open = matter }

  /// Ends the question.
  mutating func close() -> Matter? {
    defer { open = nil }
    return open
  }

  /// True for a focus that the open question is about: its answer answers this wish too.
  func isAbout(_ input: FieldInput) -> Bool {
    switch (open, input) {
    case (.beginEditing, .focus(true)), (.endEditing, .focus(false)): true
    default: false
    }
  }

  mutating func wait(_ input: FieldInput) { backlog.append(input) }

  /// True where an input waits that goes on after the answer.
  var isResuming: Bool { !backlog.isEmpty }

  /// Puts an input before all that wait: it goes on once the question that it led to is answered.
  mutating func resume(with input: FieldInput) {
    backlog.insert(input, at: 0)
    isFirstResumed = true
  }

  /// Drops the input that was to go on after what has been refused; what came since stays.
  mutating func dropResumed() {
    if isFirstResumed { backlog.removeFirst() }
    isFirstResumed = false
  }

  /// The next input that may be handled; nil while a question is open.
  mutating func next() -> FieldInput? {
    guard open == nil, !backlog.isEmpty else { return nil }
    isFirstResumed = false
    return backlog.removeFirst()
  }
}

internal import TextRope

/// What undo and redo bring back.
///
///       oldest ──► [group][group][group] [open] ◄─ undo │ redo ─► [group][group]
///         │                                ▲
///         └─ dropped past the byte limit   └─ typing goes on here
///
/// A group ends at a caret move, a pause of more than a second, a newline (which belongs to the
/// group that it ends) and a change of kind. Only typing and deleting go on in a group; a paste, a
/// style, an input method's commit is one step, and takes in the deletion of the selection that its
/// preedit began on, however long the composing took.
///
/// Groups that have ended are packed into bytes, so that a million letters, each a step, take 12 to 27 MB.
struct History: Sendable {
  /// Bytes of the heap that the history may hold; the newest group stays whatever its size.
  let limit: Int
  private var undo: UndoStack
  private var redo: UndoStack
  private var open: OpenGroup?

  /// The newest group, while typing may go on in it.
  private struct OpenGroup {
    var group: UndoGroup
    var kind: EditKind
    /// When its last edit came, in seconds.
    var time: Double
  }

  static let pause = 1.0
  private static let largestPage = 64 << 10

  init(limit: Int) {
    self.limit = limit
    undo = UndoStack(pageSize: min(limit / 64, Self.largestPage))
    redo = undo
  }

  var canUndo: Bool { open != nil || !undo.isEmpty }
  var canRedo: Bool { !redo.isEmpty }
  /// The group that undo takes back; O(what is in it).
  var newest: UndoGroup? { open?.group ?? undo.last }
  /// The group that was undone last; O(what is in it).
  var undone: UndoGroup? { redo.last }
  /// What is held of the heap.
  var heapBytes: Int { undo.heapBytes + redo.heapBytes + (open?.group.heapBytes ?? 0) }

  // MARK: Recording

  /// Records an edit by its inverses, oldest first.
  mutating func record(
    _ inverses: [RopeEdit], of proposal: EditProposal, before: Selection, at time: Double
  ) {
    redo.removeAll()
    if !goesOn(proposal.kind, at: time) { endGroup() }
    var group = open?.group ?? UndoGroup(inverses: [], before: before, after: before)
    open = nil
    for inverse in inverses { group.append(inverse) }
    group.after = proposal.selection
    if Self.leavesOpen(proposal) {
      open = OpenGroup(group: group, kind: proposal.kind, time: time)
    } else {
      undo.push(group)
    }
    trim()
  }
  /// Ends the group that typing would go on in.
  mutating func endGroup() {
    guard let ended = open?.group else { return }
    open = nil
    undo.push(ended)
  }

  private func goesOn(_ kind: EditKind, at time: Double) -> Bool {
    guard let open else { return false }
    if open.kind == .makingRoom { return kind == .inputMethodCommit }
    return time - open.time <= Self.pause
      && (kind == open.kind || kind == .newline && open.kind == .typing)
  }
  private static func leavesOpen(_ proposal: EditProposal) -> Bool {
    switch proposal.kind {
    case .typing: proposal.edits.allSatisfy { $0.replacement.summary.newlines == 0 }
    case .deleting, .makingRoom: true
    case .newline, .paste, .style, .inputMethodCommit, .undo, .redo: false
    }
  }

  // MARK: Going back and forth

  /// Moves the newest group to the other side; `inverses` take back what its undoing did.
  mutating func didUndo(_ inverses: [RopeEdit]) {
    endGroup()
    guard let group = undo.popLast() else { return }
    redo.push(UndoGroup(inverses: inverses, before: group.before, after: group.after))
    trim()
  }
  mutating func didRedo(_ inverses: [RopeEdit]) {
    guard let group = redo.popLast() else { return }
    undo.push(UndoGroup(inverses: inverses, before: group.before, after: group.after))
    trim()
  }

  /// Drops the oldest groups past the limit; where that is not enough, since undoing has taken much
  /// text out, those that could be redone last.
  private mutating func trim() {
    while heapBytes > limit {
      if undo.pageCount > (open == nil ? 1 : 0) {
        undo.dropOldestPage()
      } else if redo.pageCount > 1 {
        redo.dropOldestPage()
      } else {
        return
      }
    }
  }
}

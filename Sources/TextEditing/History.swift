internal import TextRope

/// What undo and redo bring back.
///
///       oldest ──► [group][group][group, perhaps open] ◄─ undo │ redo ─► [group][group]
///         │                                    ▲
///         └─ dropped past the byte limit       └─ typing goes on here
///
/// A group ends at a caret move, a pause of more than a second, a newline (which belongs to the
/// group that it ends) and a change of kind. Only typing and deleting go on in a group; a paste, a
/// style, an input method's commit is one step, and takes in the deletion of the selection that its
/// preedit began on, however long the composing took.
struct History: Sendable {
  /// Bytes of text that the history may keep alive; the newest group stays whatever its size.
  let limit: Int
  private(set) var undo: [UndoGroup] = []
  private(set) var redo: [UndoGroup] = []
  private var byteCount = 0

  static let pause = 1.0
  private static let manyGroups = 1024

  init(limit: Int) { self.limit = limit }

  // MARK: Recording

  /// Records an edit by its inverses, oldest first.
  mutating func record(
    _ inverses: [RopeEdit], of proposal: EditProposal, before: Selection, at time: Double
  ) {
    byteCount -= redo.reduce(0) { $0 + $1.byteCount }
    redo = []
    let goesOn = goesOn(proposal.kind, at: time)
    var group =
      goesOn
      ? removeLastUndo()
      : UndoGroup(
        inverses: [], before: before, after: before, kind: proposal.kind, time: time, isOpen: true)
    for inverse in inverses { group.append(inverse) }
    group.after = proposal.selection
    group.time = time
    group.isOpen = Self.leavesOpen(proposal)
    push(group)
  }
  /// Ends the group that typing would go on in.
  mutating func endGroup() {
    if !undo.isEmpty { undo[undo.count - 1].isOpen = false }
  }

  private func goesOn(_ kind: EditKind, at time: Double) -> Bool {
    guard let last = undo.last, last.isOpen else { return false }
    if last.kind == .makingRoom { return kind == .inputMethodCommit }
    return time - last.time <= Self.pause
      && (kind == last.kind || kind == .newline && last.kind == .typing)
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
    let group = removeLastUndo()
    endGroup()
    let back = UndoGroup(
      inverses: inverses, before: group.before, after: group.after, kind: group.kind,
      time: group.time, isOpen: false)
    byteCount += back.byteCount
    redo.append(back)
    trim()
  }
  mutating func didRedo(_ inverses: [RopeEdit]) {
    let group = redo.removeLast()
    byteCount -= group.byteCount
    push(
      UndoGroup(
        inverses: inverses, before: group.before, after: group.after, kind: group.kind,
        time: group.time, isOpen: false))
  }

  private mutating func push(_ group: UndoGroup) {
    undo.append(group)
    byteCount += group.byteCount
    trim()
  }
  /// Drops the oldest groups past the limit, and where there are many some more at once: taking one
  /// from the front of a hundred thousand moves all the others.
  private mutating func trim() {
    guard byteCount > limit else { return }
    let goal = undo.count > Self.manyGroups ? limit - limit / 16 : limit
    var dropped = 0
    while byteCount > goal, dropped + 1 < undo.count {
      byteCount -= undo[dropped].byteCount
      dropped += 1
    }
    undo.removeFirst(dropped)
  }
  private mutating func removeLastUndo() -> UndoGroup {
    let group = undo.removeLast()
    byteCount -= group.byteCount
    return group
  }
}

internal import TextRope

/// Undo groups, packed: pushed and popped at the newest end, dropped at the other, a page at once.
///
///     oldest ──► [page of many][page of many][page of one that is large][page] ◄── push, pop
///                     └─ dropped past the history's limit
///
/// What it holds of the heap is known at any time without a look at the groups.
struct UndoStack: Sendable {
  private var pages: [UndoPage] = []
  private var heapBytesOfPages = 0
  /// A page takes no other group that would fill it beyond this; one group may be larger.
  private let pageSize: Int

  init(pageSize: Int) { self.pageSize = pageSize }

  var isEmpty: Bool { pages.isEmpty }
  var pageCount: Int { pages.count }
  var heapBytes: Int { pages.heapBytes + heapBytesOfPages }
  var last: UndoGroup? { pages.last?.last }

  mutating func push(_ group: UndoGroup) {
    let record = UndoPage(group)
    if pages.last.map({ $0.filledBytes + record.filledBytes > pageSize }) ?? true {
      // The first page grows with what is put in, so that a short history stays small.
      add(UndoPage(reserving: isEmpty || record.filledBytes > pageSize ? 0 : pageSize))
    }
    changeLast { $0.append(record) }
  }
  private mutating func add(_ page: UndoPage) {
    pages.append(page)
    heapBytesOfPages += page.heapBytes
  }
  /// Takes the newest group off, and returns the selections before and after it.
  mutating func popLast() -> (before: Selection, after: Selection)? {
    if isEmpty { return nil }
    let selections = changeLast { $0.popLast() }
    if pages[pages.count - 1].isEmpty { heapBytesOfPages -= pages.removeLast().heapBytes }
    return selections
  }
  mutating func removeAll() { self = UndoStack(pageSize: pageSize) }
  /// - Precondition: There is a page.
  mutating func dropOldestPage() { heapBytesOfPages -= pages.removeFirst().heapBytes }

  private mutating func changeLast<Result>(_ change: (inout UndoPage) -> Result) -> Result {
    let last = pages.count - 1
    heapBytesOfPages -= pages[last].heapBytes
    defer { heapBytesOfPages += pages[last].heapBytes }
    return change(&pages[last])
  }
}

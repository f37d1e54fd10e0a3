internal import Drawing
internal import LiveMarkdown
internal import TextEditing
internal import TextRope

/// One entry of the context menu.
struct MenuItem: Sendable, Equatable {
  var label: String
  var shortcut: String
  var command: FieldCommand
  var isEnabled: Bool
}

/// The open context menu: what it offers, where it was asked for, and which entry is marked.
///
///     closed ──right click, Menu, Shift+F10──► open ──arrows, pointer──► marked
///        ▲                                       │
///        └── Escape, a click elsewhere, a pick ──┘
struct ContextMenu: Sendable {
  /// Groups are parted by a line.
  let groups: [[MenuItem]]
  /// In the view's coordinates: the pointer's place, or the caret's foot.
  let anchor: Point
  let openedAt: Double
  private(set) var marked: Int?
  /// Whether letting a button go picks.
  ///
  /// Not for the press that opened the menu, unless it was dragged to an entry: a menu at the
  /// window's edge opens under the pointer.
  private(set) var picksOnRelease = false

  static let fade = 0.12
  /// What a hand's tremor stays below, in points.
  private static let dragDistance = 4.0

  init(groups: [[MenuItem]], anchor: Point, openedAt: Double) {
    self.groups = groups
    self.anchor = anchor
    self.openedAt = openedAt
  }

  var items: [MenuItem] { groups.flatMap { $0 } }

  /// Marks an entry; one that is greyed cannot be.
  mutating func mark(_ index: Int?) {
    marked = index.flatMap { items.indices.contains($0) && items[$0].isEnabled ? $0 : nil }
  }

  /// The pointer went to a place.
  mutating func drag(to place: Point) {
    let (x, y) = (place.x - anchor.x, place.y - anchor.y)
    if x * x + y * y > Self.dragDistance * Self.dragDistance { picksOnRelease = true }
  }

  /// A press of its own began over the menu.
  mutating func press() { picksOnRelease = true }

  /// Marks the next entry that can be picked, round the ends.
  mutating func moveMark(by step: Int) {
    let enabled = items.indices.filter { items[$0].isEnabled }
    guard !enabled.isEmpty else { return }
    guard let marked, let place = enabled.firstIndex(of: marked) else {
      self.marked = step > 0 ? enabled.first : enabled.last
      return
    }
    self.marked = enabled[(place + step + enabled.count) % enabled.count]
  }

  /// 0 when it opens, 1 once it has faded in.
  func opacity(at time: Double, fades: Bool) -> Double {
    fades ? min(1, max(0, (time - openedAt) / Self.fade)) : 1
  }
}

extension ContextMenu {
  /// What the menu offers on a state of the field.
  static func groups(for state: FieldState) -> [[MenuItem]] {
    let canEdit = state.configuration.isEditable
    let hasSelection = !state.editor.selection.isEmpty
    func item(_ label: String, _ shortcut: String, _ command: FieldCommand, _ isEnabled: Bool)
      -> MenuItem
    {
      MenuItem(label: label, shortcut: shortcut, command: command, isEnabled: isEnabled)
    }
    func style(_ label: String, _ shortcut: String, _ style: StyleSet) -> MenuItem {
      item(
        label, shortcut, .toggle(style), canEdit && state.configuration.dialect.writes(style))
    }
    return [
      [
        item("Undo", "Ctrl+Z", .undo, canEdit && state.editor.canUndo),
        item("Redo", "Ctrl+Shift+Z", .redo, canEdit && state.editor.canRedo),
      ],
      [
        item("Cut", "Ctrl+X", .cut, canEdit && hasSelection),
        item("Copy", "Ctrl+C", .copy, hasSelection),
        item("Paste", "Ctrl+V", .paste, canEdit),
        item("Paste as Plain Text", "Ctrl+Shift+V", .pastePlain, canEdit),
        item("Select All", "Ctrl+A", .selectAll, !state.editor.text.isEmpty),
      ],
      [
        style("Bold", "Ctrl+B", .bold), style("Italic", "Ctrl+I", .italic),
        style("Underline", "Ctrl+U", .underline),
        style("Strikethrough", "Ctrl+Shift+X", .strikethrough), style("Code", "Ctrl+E", .code),
        style("Link", "Ctrl+K", .link),
      ],
    ]
  }
}

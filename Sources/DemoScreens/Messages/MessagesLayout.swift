internal import Drawing

/// Where everything of the Messages screen stands, as the field's height has it.
///
///     ┌────────────────────────────┐
///     │ header                     │
///     ├────────────────────────────┤
///     │ list                       │  ends where the composer begins, in every frame
///     ├────────────────────────────┤
///     │ ╭ field ─────────╮         │
///     │ │                │  (send) │  the bottom edges stand still
///     └────────────────────────────┘
///
/// A composer that is taller than the window keeps its bottom edge, and with it its caret, in view.
struct MessagesLayout {
  let list: Rect
  let composer: Rect
  let field: Rect
  let send: Rect

  static let margin = 16.0
  static let gap = 8.0

  /// - Parameters:
  ///   - size: The window's, down to the keyboard.
  ///   - header: Where the header ends.
  ///   - fieldHeight: As it stands at the moment.
  ///   - rowHeight: That of a field of one row.
  init(size: Size, top header: Double, fieldHeight: Double, rowHeight: Double) {
    let fieldWidth = Self.fieldWidth(in: size, rowHeight: rowHeight)
    let bottom = size.height - Self.gap
    field = Rect(x: Self.margin, y: bottom - fieldHeight, width: fieldWidth, height: fieldHeight)
    send = Rect(
      x: field.maxX + Self.gap, y: bottom - rowHeight, width: rowHeight, height: rowHeight)
    let top = field.minY - Self.gap
    composer = Rect(x: 0, y: top, width: size.width, height: size.height - top)
    list = Rect(x: 0, y: header, width: size.width, height: max(0, top - header))
  }

  static func fieldWidth(in size: Size, rowHeight: Double) -> Double {
    max(0, size.width - 2 * margin - gap - rowHeight)
  }
}

package import Drawing
internal import TextEditing
package import TextLayout
internal import TextRope

/// The context menu: while it is open it takes keys and the pointer for itself.
extension FieldMachine {
  /// The labels of the open menu, greyed ones too; nil where it is closed.
  package var menuLabels: [String]? { state.menu?.items.map(\.label) }

  /// Draws the open menu with the view's top left corner at the canvas's origin, over all else.
  package func drawMenu(
    into canvas: inout Canvas, at time: Double, fonts: inout some FontSource
  ) {
    guard let menu = state.menu, let layout = menuLayout(&fonts) else { return }
    MenuPainter(
      menu: menu, layout: layout, palette: Palette.of(configuration.appearance),
      opacity: menu.opacity(at: time, fades: configuration.motion == .full)
    ).draw(into: &canvas)
  }

  mutating func openMenu(at anchor: Point, _ turn: inout Turn) {
    state.menu = ContextMenu(
      groups: ContextMenu.groups(for: state), anchor: anchor, openedAt: turn.time)
  }

  /// True where the open menu takes the input for itself.
  mutating func offerToMenu(
    _ input: FieldInput, _ turn: inout Turn, _ fonts: inout some FontSource
  ) -> Bool {
    switch input {
    case .key(let press):
      switch press.key {
      case .up: state.menu?.moveMark(by: -1)
      case .down: state.menu?.moveMark(by: 1)
      case .return, .space:
        isSpaceSpent = press.key == .space
        pick(state.menu?.marked, &turn, &fonts)
      case .escape, .menu, .function(10), .tab: state.menu = nil
      default: break
      }
    case .pick(let label):
      pick(state.menu?.items.firstIndex { $0.label == label }, &turn, &fonts)
    case .pointer(let event): return point(atMenu: event, &turn, &fonts)
    // Preedit too: a command of the menu would change the text under it.
    case .text, .preedit, .wheel: break
    default: return false
    }
    return true
  }

  private mutating func point(
    atMenu event: PointerEvent, _ turn: inout Turn, _ fonts: inout some FontSource
  ) -> Bool {
    guard let layout = menuLayout(&fonts) else { return false }
    let item = layout.item(at: event.location)
    switch event.phase {
    case .moved:
      state.menu?.drag(to: event.location)
      state.menu?.mark(item)
    case .up where state.menu?.picksOnRelease == true: pick(item, &turn, &fonts)
    case .down where !layout.frame.contains(event.location):
      state.menu = nil
      // Another right press opens it elsewhere at once.
      return event.button != .right
    case .down: state.menu?.press()
    case .up: break
    }
    return true
  }

  private mutating func pick(
    _ index: Int?, _ turn: inout Turn, _ fonts: inout some FontSource
  ) {
    guard let index, let item = state.menu?.items[index], item.isEnabled else { return }
    state.menu = nil
    perform(item.command, &turn, &fonts)
  }

  private func menuLayout(_ fonts: inout some FontSource) -> MenuLayout? {
    state.menu.map {
      MenuLayout($0, in: overlayBounds, bodyFont: state.metrics.bodyFont, fonts: &fonts)
    }
  }
}

internal import Drawing
internal import SDLBackend
internal import TextLayout

/// Where the items of a toolbar are, as the window's width allows.
struct ToolbarLayout {
  private(set) var frames: [Toolbar.Item: Rect] = [:]
  /// The items from left to right: the order in which they are drawn, since a frame that draws them
  /// in another one has changed everything where they lie over each other.
  private(set) var items: [Toolbar.Item] = []
  /// Small marks beside the words; a narrow window has no room for them.
  private(set) var hasChevrons = true

  static let padding = 5.0
  private static let margin = 11.0
  /// An icon has room of its own beside it.
  private static let endMargin = 6.0
  private static let gap = 1.0
  private static let inset = 5.0
  private static let iconWidth = 30.0
  private static let chevron = 15.0

  static func font(of choice: Choice) -> FontSpec {
    FontSpec(family: "Inter", size: choice == .screen ? 14 : 13, isBold: choice == .screen)
  }

  init(_ state: Toolbar.State, labels: inout Labels, fonts: inout SDLFonts) {
    var items: [Toolbar.Item] = [
      .choice(.textSize), .choice(.dialect), .choice(.markers), .appearance, .keyboard,
    ]
    var words: [Choice: Double] = [:]
    for choice in Choice.allCases {
      words[choice] =
        labels.block(choice.label(state), Self.font(of: choice), &fonts).size.width
        + 2 * Self.padding
    }
    func width(_ item: Toolbar.Item, chevrons: Bool) -> Double {
      guard case .choice(let choice) = item else { return Self.iconWidth }
      return (words[choice] ?? 0) + (chevrons || choice == .screen ? Self.chevron : 0)
    }
    func total(_ items: [Toolbar.Item], chevrons: Bool) -> Double {
      items.reduce(width(.choice(.screen), chevrons: true) + Self.margin + Self.endMargin) {
        $0 + width($1, chevrons: chevrons) + Self.gap
      }
    }
    let room = state.size.width
    hasChevrons = total(items, chevrons: true) <= room
    for choice in [Choice.markers, .dialect, .textSize]
    where total(items, chevrons: hasChevrons) > room {
      items.removeAll { $0 == .choice(choice) }
    }
    func place(_ item: Toolbar.Item, x: Double) -> Double {
      let width = width(item, chevrons: hasChevrons)
      frames[item] = Rect(
        x: x, y: Self.inset, width: width, height: Toolbar.height - 2 * Self.inset)
      return width
    }
    self.items = [.choice(.screen)] + items
    _ = place(.choice(.screen), x: Self.margin)
    var x = room - Self.endMargin
    for item in items.reversed() {
      x -= width(item, chevrons: hasChevrons)
      _ = place(item, x: x)
      x -= Self.gap
    }
  }

  /// The item at a place; in a narrow window, where items lie over each other, the upper one.
  func item(at point: Point) -> Toolbar.Item? {
    items.last { frames[$0]?.contains(point) == true }
  }
}

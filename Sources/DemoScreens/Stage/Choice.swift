internal import Drawing
internal import GrowingField
internal import LiveMarkdown

/// Something that the toolbar shows and lets choose.
enum Choice: CaseIterable {
  case screen, textSize, dialect, markers

  /// One value to choose.
  struct Option {
    var label: String
    var isChosen: Bool
    var action: Toolbar.Action
  }

  /// What stands on the toolbar.
  func label(_ state: Toolbar.State) -> String {
    switch self {
    case .screen: DemoScreens.title(of: state.screen)
    case .textSize: "Aa " + state.configuration.textSize.rawValue
    case .dialect: Self.title(state.configuration.dialect)
    case .markers: Self.title(state.configuration.markers)
    }
  }

  func options(_ state: Toolbar.State) -> [Option] {
    switch self {
    case .screen:
      DemoScreens.names.filter { $0 != FieldScreen.name }.map {
        Option(label: DemoScreens.title(of: $0), isChosen: $0 == state.screen, action: .screen($0))
      }
    case .textSize:
      TextSize.allCases.map { size in
        Option(
          label: size.rawValue, isChosen: size == state.configuration.textSize,
          action: .configure { $0.textSize = size })
      }
    case .dialect:
      MarkdownDialect.all.map { dialect in
        Option(
          label: Self.title(dialect), isChosen: dialect == state.configuration.dialect,
          action: .configure { $0.dialect = dialect })
      }
    case .markers:
      MarkerMode.allCases.filter { $0 != .hidden }.map { mode in
        Option(
          label: Self.title(mode), isChosen: mode == state.configuration.markers,
          action: .configure { $0.markers = mode })
      }
    }
  }

  private static func title(_ dialect: MarkdownDialect) -> String {
    switch dialect.name {
    case "commonMark": "CommonMark"
    case "commonMarkStrict": "Strict"
    case "whatsApp": "WhatsApp"
    default: dialect.name.prefix(1).uppercased() + dialect.name.dropFirst()
    }
  }

  private static func title(_ mode: MarkerMode) -> String {
    switch mode {
    case .visible: "Visible"
    case .dimmed: "Dimmed"
    case .hidden: "Hidden"
    }
  }
}

package import Drawing
package import GrowingField
package import GrowingText

/// The screens of the demo by name.
package enum DemoScreens {
  package static let names = [
    MessagesScreen.name, NotesScreen.name, AutoResizeScreen.name, BackgroundScreen.name,
    FieldScreen.name,
  ]

  /// Makes the screen of a name, one of `names`; nil for another.
  ///
  /// Where a screen leaves the field's width to its user, `fieldWidth` is it; nil follows the
  /// window.
  package static func make(
    _ name: String, environment: Environment, configuration: FieldConfiguration, size: Size,
    fieldWidth: Double? = nil
  ) -> (any Screen)? {
    Stage(
      name, environment: environment, configuration: configuration, size: size,
      fieldWidth: fieldWidth)
  }

  static func makeContent(_ name: String, _ setting: ScreenSetting) -> (any StagedScreen)? {
    switch name {
    case MessagesScreen.name: MessagesScreen(setting)
    case NotesScreen.name: NotesScreen(setting)
    case AutoResizeScreen.name: AutoResizeScreen(setting)
    case BackgroundScreen.name: BackgroundScreen(setting)
    case FieldScreen.name: FieldScreen(setting)
    default: nil
    }
  }

  /// What a toolbar calls a screen.
  static func title(of name: String) -> String {
    switch name {
    case AutoResizeScreen.name: "Auto-resize"
    default: name.prefix(1).uppercased() + name.dropFirst()
    }
  }
}

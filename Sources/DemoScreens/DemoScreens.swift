package import Drawing
package import GrowingField
package import GrowingText

/// The screens of the demo by name.
package enum DemoScreens {
  package static let names = [MessagesScreen.name, FieldScreen.name]

  /// Makes the screen of a name, one of `names`; nil for another.
  ///
  /// Where a screen leaves the field's width to its user, `fieldWidth` is it; nil follows the
  /// window.
  package static func make(
    _ name: String, environment: Environment, configuration: FieldConfiguration, size: Size,
    fieldWidth: Double? = nil
  ) -> (any Screen)? {
    switch name {
    case MessagesScreen.name:
      MessagesScreen(environment: environment, configuration: configuration, size: size)
    case FieldScreen.name:
      FieldScreen(
        environment: environment, configuration: configuration, size: size,
        fieldWidth: fieldWidth)
    default: nil
    }
  }
}

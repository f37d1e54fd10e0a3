package import Drawing
package import GrowingField
package import GrowingText

/// The screens that scenes can name, and who makes them.
package struct ScreenCatalog {
  package struct Request {
    package var name: String
    /// The window's, in points.
    package var size: Size
    package var configuration: FieldConfiguration
    /// nil: as the screen has it.
    package var fieldWidth: Double?

    package init(
      name: String, size: Size, configuration: FieldConfiguration, fieldWidth: Double? = nil
    ) {
      self.name = name
      self.size = size
      self.configuration = configuration
      self.fieldWidth = fieldWidth
    }
  }

  package var names: [String]
  /// Makes a screen; nil for a name that is not in `names`.
  package var make: (Request, Environment) -> (any Screen)?

  package init(names: [String], make: @escaping (Request, Environment) -> (any Screen)?) {
    self.names = names
    self.make = make
  }
}

package import Drawing
package import GrowingText

/// The screens that scenes can name, and who makes them.
package struct ScreenCatalog {
  package var names: [String]
  /// Makes a screen of a size in points; nil for a name that is not in `names`.
  package var make: (_ name: String, _ size: Size, _ environment: Environment) -> (any Screen)?

  package init(
    names: [String], make: @escaping (String, Size, Environment) -> (any Screen)?
  ) {
    self.names = names
    self.make = make
  }
}

public import Foundation
package import Drawing
package import GrowingField

/// A text view that grows with its text and styles Markdown as it is typed. (Stand-in.)
public final class GrowingTextView {
  package var machine: FieldMachine

  /// The text, Markdown markers included, without input-method preedit.
  public var text: String { "" }

  package init(environment: Environment, configuration: FieldConfiguration, frame: Rect) {
    machine = FieldMachine(configuration, fonts: &environment.fonts)
  }
}

package import GrowingText

/// The screens of the demo by name.
package enum DemoScreens {
  package static let names = ["messages", "field"]
}

/// A command and the clip that holds for it.
package struct DisplayItem: Hashable, Sendable {
  package var command: DrawCommand
  package var clip: PixelRect

  package init(command: DrawCommand, clip: PixelRect) {
    self.command = command
    self.clip = clip
  }
}

package import SDLBackend

/// The fonts and the clipboard of a window or a scene, shared by its views.
package final class Environment {
  package var fonts: SDLFonts
  package var clipboard: any Clipboard

  private static var opened: Environment?

  package init(fonts: SDLFonts, clipboard: any Clipboard) {
    self.fonts = fonts
    self.clipboard = clipboard
  }

  /// The one of the whole process, for views that a program makes: the bundled fonts and the
  /// desktop's clipboard.
  static func shared() throws(EnvironmentError) -> Environment {
    if let opened { return opened }
    let environment = Environment(
      fonts: try SDLFonts(directory: nil), clipboard: SDLClipboard())
    opened = environment
    return environment
  }
}

package import SDLBackend

/// The fonts and the clipboard of a window or a scene, shared by its views.
package final class Environment {
  package var fonts: SDLFonts
  package var clipboard: any Clipboard

  /// What large changes are asked about.
  package var memory = FreeMemory()
  /// Told of a change that was refused, where the view has nobody who is; SDL's log unless set.
  package var onRefusal: (EnvironmentError) -> Void = { SDLLog.warn("GrowingText: \($0)") }

  /// Why there are no fonts; a host throws it when it is made.
  private(set) var fontError: EnvironmentError?

  package init(fonts: SDLFonts, clipboard: any Clipboard) {
    self.fonts = fonts
    self.clipboard = clipboard
  }

  /// The one of the whole process, for views that a program makes: the bundled fonts and the
  /// desktop's clipboard.
  static let shared: Environment = {
    do throws(EnvironmentError) {
      let fonts = try SDLFonts(directory: nil, asksDesktop: true)
      return Environment(fonts: fonts, clipboard: SDLClipboard())
    } catch {
      let environment = Environment(fonts: .none, clipboard: SDLClipboard())
      environment.fontError = error
      return environment
    }
  }()
}

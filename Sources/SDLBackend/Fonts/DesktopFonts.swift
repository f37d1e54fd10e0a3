internal import CFontconfig

/// The fonts that are installed on the desktop, found through fontconfig.
///
/// Its configuration is read when the first character is asked for that no bundled font has, which
/// takes some tens of milliseconds; a window that shows none never reads it.
nonisolated final class DesktopFonts {
  /// What a font is wanted for.
  struct Request: Hashable {
    /// What it must have.
    var characters: [UInt32]
    var isBold: Bool
    var isItalic: Bool
    var isMonospaced: Bool
    /// Pictures rather than outlines.
    var isColour: Bool
  }

  /// One face of a font file.
  struct File: Hashable {
    var path: String
    var index: UInt32
    var isColour: Bool
  }

  /// Not read yet where it is nil; read, and there is none, where its value is.
  private var configuration: OpaquePointer??

  deinit {
    if case .some(.some(let configuration)) = configuration { FcConfigDestroy(configuration) }
  }

  /// Returns the file that fontconfig holds for the nearest; it may lack some of the characters.
  func nearest(to request: Request) -> File? {
    let configuration = self.configuration ?? FcInitLoadConfigAndFonts()
    self.configuration = .some(configuration)
    guard let configuration, let pattern = DesktopFonts.pattern(of: request) else { return nil }
    defer { FcPatternDestroy(pattern) }
    FcConfigSubstitute(configuration, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultNoMatch
    guard let match = FcFontMatch(configuration, pattern, &result) else { return nil }
    defer { FcPatternDestroy(match) }
    var path: UnsafeMutablePointer<FcChar8>?
    var index: Int32 = 0
    var isColour: FcBool = 0
    guard FcPatternGetString(match, FC_FILE, 0, &path) == FcResultMatch, let path else {
      return nil
    }
    FcPatternGetInteger(match, FC_INDEX, 0, &index)
    FcPatternGetBool(match, FC_COLOR, 0, &isColour)
    // The upper half numbers a variable font's instances; its default one serves.
    return File(
      path: String(cString: path), index: UInt32(index & 0xFFFF), isColour: isColour != 0)
  }

  private static func pattern(of request: Request) -> OpaquePointer? {
    guard let pattern = FcPatternCreate(), let characters = FcCharSetCreate() else { return nil }
    defer { FcCharSetDestroy(characters) }
    for character in request.characters { FcCharSetAddChar(characters, character) }
    FcPatternAddCharSet(pattern, FC_CHARSET, characters)
    FcPatternAddString(pattern, FC_FAMILY, request.isMonospaced ? "monospace" : "sans-serif")
    FcPatternAddInteger(pattern, FC_WEIGHT, request.isBold ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR)
    FcPatternAddInteger(pattern, FC_SLANT, request.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    FcPatternAddBool(pattern, FC_SCALABLE, request.isColour ? 0 : 1)
    FcPatternAddBool(pattern, FC_COLOR, request.isColour ? 1 : 0)
    FcPatternAddBool(pattern, FC_VARIABLE, 0)
    return pattern
  }
}

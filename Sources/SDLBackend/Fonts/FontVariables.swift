internal import Glibc

/// The variables by which FreeType and HarfBuzz let a user change what they draw.
///
/// Both libraries read them once, when they are first used.
nonisolated enum FontVariables {
  private static let names = [
    // The pixels of CFF fonts, unhinted ones too.
    "FREETYPE_PROPERTIES",
    // Who shapes: `fallback` knows neither ligatures nor joined letters.
    "HB_SHAPER_LIST", "HB_OPTIONS",
  ]

  /// Takes them out of the process's environment, so that they are not in the pixels.
  static func forget() {
    for name in names { unsetenv(name) }
  }
}

internal import CSDL
package import Drawing
package import TextLayout
internal import UnicodeRules

/// The bundled fonts: metrics, fallback and shaping by HarfBuzz, masks by SDL2_ttf. (Stand-in.)
///
/// One for a process, on the main actor: SDL2_ttf has one global FreeType library.
package struct SDLFonts {
  /// Opens the folder of fonts; faces are opened as they are needed.
  ///
  /// - Parameter directory: `--font-dir`; nil looks where the documentation says.
  package init(directory: String?) throws(EnvironmentError) {}
}

extension SDLFonts: FontSource {
  package mutating func metrics(of font: FontSpec) -> FontMetrics {
    FontMetrics(
      ascent: 0.97 * font.size, descent: 0.24 * font.size, lineGap: 0, underlineOffset: 1,
      underlineThickness: 1, strikethroughOffset: 5, strikethroughThickness: 1)
  }
  package mutating func faces(for text: [UInt8], in font: FontSpec) -> [FaceRun] {
    text.isEmpty ? [] : [FaceRun(end: text.count, face: FaceID(rawValue: 0))]
  }
  package mutating func shape(_ request: ShapeRequest) -> ShapedRun {
    ShapedRun(clusters: [], ink: Rect(x: 0, y: 0, width: 0, height: 0))
  }
}

extension SDLFonts: GlyphMasks {
  package mutating func mask(of run: GlyphRun, scale: Double) -> GlyphMask? { nil }
}

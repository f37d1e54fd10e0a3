package import Drawing
package import TextLayout
internal import UnicodeRules

/// The fonts of one folder: metrics, fallback and shaping by HarfBuzz, masks by SDL2_ttf.
///
/// One for a process: SDL2_ttf has one global FreeType library. It is made on the main actor and is
/// not `Sendable`, so that it stays there; its calls are not isolated, since layout asks it several
/// times for each line, and each isolated call would first find out on which thread it runs. A copy
/// shares the open faces.
nonisolated package struct SDLFonts {
  private let library: FontLibrary
  private let shaper: RunShaper
  private var masks: MaskMaker
  /// By font without its size.
  private var choosers = FontTable<FaceChooser>(limit: 64)
  /// A zoom by the mouse wheel asks for many sizes.
  private var metrics = FontTable<FontMetrics>(limit: 64)

  /// Opens a folder of fonts: the table directory and the names of each file are read, its glyphs
  /// when a text needs them.
  ///
  /// - Parameters:
  ///   - directory: `--font-dir`; nil looks in `GROWINGTEXT_ASSETS`, then beside and above the
  ///     executable, in the working directory, and where the package was built.
  ///   - asksDesktop: Whether the desktop's fonts draw what the folder's lack. In windows only: in
  ///     scenes the folder alone decides the pixels.
  /// - Throws: `.noFonts` where no such folder holds one, `.badFont` for a file that is broken or
  ///   lost.
  @MainActor package init(directory: String?, asksDesktop: Bool = false) throws(EnvironmentError) {
    let folder = try FontFolder.find(argument: directory)
    self.init(
      library: try FontLibrary(folder: folder, desktop: asksDesktop ? DesktopFallback() : nil))
  }

  /// No fonts at all: every cluster is a box with its code point.
  @MainActor package static var none: SDLFonts { SDLFonts(library: FontLibrary()) }

  private init(library: FontLibrary) {
    self.library = library
    shaper = RunShaper(library: library)
    masks = MaskMaker(library: library, shaper: shaper)
  }

  /// The folder that the fonts come from.
  package var folder: String { library.folder }

  /// The families that a `FontSpec` can name; another name gets the first of them.
  package var families: [String] { library.familyNames }

  /// The family of a face, as its file names it; nil for `FaceID.missing`.
  package func family(of face: FaceID) -> String? { library[face]?.family }

  /// The family and style of a face, such as "Inter Bold Italic"; nil for `FaceID.missing`.
  ///
  /// A style that is made, not drawn by the font's designer, is not part of it.
  package func name(of face: FaceID) -> String? {
    library[face].map { $0.family + ($0.isBold ? " Bold" : "") + ($0.isItalic ? " Italic" : "") }
  }
}

nonisolated extension SDLFonts: FontSource {
  package mutating func metrics(of font: FontSpec) -> FontMetrics {
    let library = library
    return metrics.withValue(
      of: font, make: { FaceMetrics.metrics(of: font, in: library) }
    ) { $0 }
  }
  package mutating func faces(for text: [UInt8], in font: FontSpec) -> [FaceRun] {
    let library = library
    var key = font
    key.size = 0
    return choosers.withValue(of: key, make: { FaceChooser(library: library, font: font) }) {
      $0.runs(of: text)
    }
  }
  package mutating func shape(_ request: ShapeRequest) -> ShapedRun { shaper.shape(request) }
  package mutating func clusters(of request: ShapeRequest) -> [ShapedCluster] {
    shaper.clusters(of: request)
  }
  package var bytesShaped: Int { shaper.bytesShaped }
}

nonisolated extension SDLFonts: GlyphMasks {
  package mutating func mask(of run: GlyphRun, scale: Double) -> GlyphMask? {
    masks.mask(of: run, scale: scale)
  }
}

internal import Drawing
internal import GrowingField
internal import SDLBackend
internal import Snapshots

/// `growing-text inspect`: how a text is laid out, as JSON.
enum InspectCommand {
  /// Returns the whole document, so that nothing is printed where something is wrong.
  static func document(_ options: InspectOptions) throws -> String {
    let text = try read(options.file)
    var fonts = try SDLFonts(directory: options.drawing.fontDirectory)
    var inspector = Inspector(text, configuration(options), fonts: &fonts)
    let inspection = inspector.inspect(carets: options.hasCarets, fonts: &fonts)
    return InspectionDocument(inspection, fonts: fonts).json
  }

  private static func read(_ path: String) throws(UsageError) -> String {
    let bytes: [UInt8]
    do {
      bytes = try InputFile.read(path)
    } catch {
      throw .unreadable(path: name(of: path), reason: error.description)
    }
    do {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      throw .notUTF8(path: name(of: path), offset: error.byteOffsets.lowerBound)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func name(of path: String) -> String {
    path == "-" ? "standard input" : path
  }

  private static func configuration(_ options: InspectOptions) -> FieldConfiguration {
    var configuration = FieldConfiguration()
    configuration.width = options.width
    configuration.textContainerInset = .zero
    configuration.textSize = options.drawing.textSize ?? configuration.textSize
    configuration.dialect = options.dialect
    configuration.markers = options.markers
    return configuration
  }
}

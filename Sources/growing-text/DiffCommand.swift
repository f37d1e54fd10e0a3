internal import SDLBackend
internal import Snapshots

/// `growing-text diff`: compares two pictures.
enum DiffCommand {
  static func run(_ options: DiffOptions) throws -> ExitCode {
    let comparison = PictureComparison(
      expected: try read(options.expected), actual: try read(options.actual),
      options: options.comparison)
    if let output = options.output { try check(comparison.pictureSize, for: output) }
    let report = DifferenceReport(comparison, limit: options.limit)
    if options.output == "-" {
      try StandardStreams.print(PNG.encode(comparison.picture()))
    } else {
      if let output = options.output { try PNG.write(comparison.picture(), to: output) }
      try StandardStreams.print(options.printsJSON ? report.json : report.sentence)
    }
    return options.limit.allows(comparison.difference) ? .success : .difference
  }

  /// Two long pictures that lie across each other need a canvas far larger than either.
  private static func check(_ size: PixelSize, for output: String) throws(UsageError) {
    let (width, height) = (size.width, size.height)
    if width * height > PNG.pixelLimit {
      throw .pictureTooLarge(
        path: output == "-" ? "standard output" : output, width: width, height: height,
        limit: PNG.pixelLimit)
    }
  }

  private static func read(_ path: String) throws -> Pixmap {
    let name = path == "-" ? "standard input" : path
    let bytes: [UInt8]
    do {
      bytes = try InputFile.read(path)
    } catch {
      throw UsageError.unreadable(path: name, reason: error.description)
    }
    do {
      return try PNG.decode(bytes, name: name)
    } catch .unreadable(_, let reason) {
      throw UsageError.notPicture(path: name, reason: reason)
    }
  }
}

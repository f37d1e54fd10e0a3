internal import CPNG
package import Drawing
internal import Glibc

/// PNG files through libpng's simplified interface.
package enum PNG {
  /// A file that says it has more pixels is refused before any is decoded.
  package static let pixelLimit = 100_000_000

  // MARK: Writing

  /// Writes a picture as 8-bit RGB; the file appears whole or not at all.
  ///
  /// - Throws: `.unwritable` with the path and the reason.
  package static func write(_ raster: Raster, to path: String) throws(EnvironmentError) {
    let bytes: [UInt8]
    do { bytes = try encode(raster) } catch {
      guard case .unwritable(_, let reason) = error else { throw error }
      throw .unwritable(path: path, reason: reason)
    }
    try WholeFile.write(bytes, to: path)
  }

  /// The bytes of a PNG: the same for the same picture and the same libpng and zlib.
  package static func encode(_ raster: Raster) throws(EnvironmentError) -> [UInt8] {
    var rgb = [UInt8](repeating: 0, count: raster.pixels.count * 3)
    for (index, pixel) in raster.pixels.enumerated() {
      rgb[3 * index] = UInt8(truncatingIfNeeded: pixel >> 16)
      rgb[3 * index + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
      rgb[3 * index + 2] = UInt8(truncatingIfNeeded: pixel)
    }
    var message = noMessage
    var png: UnsafeMutableRawPointer?
    var count = 0
    let isDone = gt_png_encode(
      rgb, UInt32(raster.width), UInt32(raster.height), &png, &count, &message)
    guard isDone != 0, let png else {
      throw .unwritable(path: "PNG", reason: text(message))
    }
    defer { free(png) }
    return Array(UnsafeRawBufferPointer(start: png, count: count))
  }

  // MARK: Reading

  /// Reads a picture; what is transparent is laid over white.
  ///
  /// - Throws: `.unreadable` with the path and libpng's reason.
  package static func read(_ path: String) throws(EnvironmentError) -> Raster {
    let picture = try readPixmap(path)
    let opaque = picture.pixels.map { pixel in
      let alpha = pixel >> 24
      func overWhite(_ shift: UInt32) -> UInt32 {
        (((pixel >> shift & 255) * alpha + 255 * (255 - alpha) + 127) / 255) << shift
      }
      return overWhite(16) | overWhite(8) | overWhite(0)
    }
    return Raster(width: picture.width, height: picture.height, pixels: opaque)
  }

  /// Reads a picture with its alpha.
  ///
  /// - Throws: `.unreadable` with the path and libpng's reason.
  package static func readPixmap(_ path: String) throws(EnvironmentError) -> Pixmap {
    try decode(try WholeFile.read(path), name: path)
  }

  /// Decodes a PNG; `name` is what an error calls it.
  package static func decode(
    _ bytes: [UInt8], name: String
  ) throws(EnvironmentError) -> Pixmap {
    var message = noMessage
    var (width, height): (UInt32, UInt32) = (0, 0)
    guard gt_png_size(bytes, bytes.count, &width, &height, &message) != 0 else {
      throw .unreadable(path: name, reason: text(message))
    }
    let count = Int(width) * Int(height)
    if count > pixelLimit {
      throw .unreadable(
        path: name, reason: "\(width) × \(height) pixels are more than \(pixelLimit)")
    }
    var rgba = [UInt8](repeating: 0, count: 4 * count)
    guard gt_png_decode(bytes, bytes.count, &rgba, rgba.count, &message) != 0 else {
      throw .unreadable(path: name, reason: text(message))
    }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(count)
    for index in stride(from: 0, to: 4 * count, by: 4) {
      let rgb = UInt32(rgba[index]) << 16 | UInt32(rgba[index + 1]) << 8 | UInt32(rgba[index + 2])
      pixels.append(UInt32(rgba[index + 3]) << 24 | rgb)
    }
    return Pixmap(width: Int(width), height: Int(height), pixels: pixels)
  }

  private static let noMessage = [CChar](repeating: 0, count: Int(GT_PNG_MESSAGE))

  private static func text(_ message: [CChar]) -> String {
    String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

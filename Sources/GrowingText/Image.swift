public import Foundation

/// A picture as plain pixels.
public struct Image: Hashable, Sendable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// Row by row from the top, four bytes a pixel: red, green, blue and straight alpha.
  public let rgba: [UInt8]

  /// Creates a picture; nil where the number of bytes is not that of the size.
  public init?(width: Int, height: Int, rgba: [UInt8]) {
    guard width > 0, height > 0, rgba.count / 4 / width == height, rgba.count % (4 * width) == 0
    else { return nil }
    self.width = width
    self.height = height
    self.rgba = rgba
  }

  /// The size in pixels.
  public var size: CGSize { CGSize(width: width, height: height) }
}

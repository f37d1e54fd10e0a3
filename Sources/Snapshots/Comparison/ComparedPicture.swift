internal import Drawing
internal import SDLBackend

/// What lies under the transparent parts of pictures while they are compared.
nonisolated package enum PictureBackground: String, CaseIterable, Sendable {
  case white, checkerboard

  /// The colour under a pixel of a picture of some width.
  func color(_ x: Int, _ y: Int, width: Int) -> OpaqueColor {
    switch self {
    case .white: return OpaqueColor(red: 255, green: 255, blue: 255)
    case .checkerboard:
      // Two periods that never meet, so that no colour hides on all of it.
      let place = Double(4 * (y * width + x))
      func shade(_ period: Double) -> Double {
        48 + 159 * (place / period).rounded(.down).truncatingRemainder(dividingBy: 2)
      }
      return OpaqueColor(red: 48, green: shade(1.618033988749895), blue: shade(2.618033988749895))
    }
  }
}

/// One of two pictures that are compared, over its background.
nonisolated struct ComparedPicture: Sendable {
  let picture: Pixmap
  /// The part that both pictures cover, from the top left.
  let common: PixelRect
  private let ground: PictureBackground
  /// Some of the background shows.
  let isSeeThrough: Bool

  init(_ picture: Pixmap, common: PixelRect, over background: PictureBackground) {
    self.picture = picture
    self.common = common
    ground = background
    isSeeThrough = !picture.isOpaque
  }

  func covers(_ x: Int, _ y: Int) -> Bool { x < picture.width && y < picture.height }

  /// `0xAARRGGBB`.
  func pixel(_ x: Int, _ y: Int) -> UInt32 { picture.pixels[y * picture.width + x] }

  /// The colour that is seen.
  func color(_ x: Int, _ y: Int) -> OpaqueColor {
    color(x, y, over: isSeeThrough ? background(x, y) : nil)
  }

  func background(_ x: Int, _ y: Int) -> OpaqueColor {
    ground.color(x, y, width: common.width)
  }

  /// The colour over that of the background elsewhere; nil where the picture lets none through.
  func color(_ x: Int, _ y: Int, over under: OpaqueColor?) -> OpaqueColor {
    let pixel = pixel(x, y)
    func channel(_ shift: UInt32) -> Double { Double(pixel >> shift & 255) }
    let color = OpaqueColor(red: channel(16), green: channel(8), blue: channel(0))
    guard let under, pixel >> 24 < 255 else { return color }
    let alpha = channel(24) / 255
    func mix(_ top: Double, _ bottom: Double) -> Double { bottom + (top - bottom) * alpha }
    return OpaqueColor(
      red: mix(color.red, under.red), green: mix(color.green, under.green),
      blue: mix(color.blue, under.blue))
  }

  /// Of the channels of a pixel, the largest difference that is seen, 0 to 255.
  func channelDifference(from other: ComparedPicture, _ x: Int, _ y: Int) -> Int {
    let (a, b) = (color(x, y), other.color(x, y))
    let largest = max(abs(a.red - b.red), abs(a.green - b.green), abs(a.blue - b.blue))
    return Int(largest.rounded())
  }
}

/// A colour over its background: not rounded, 0 to 255 for each channel.
nonisolated struct OpaqueColor: Equatable {
  var red: Double
  var green: Double
  var blue: Double

  /// Y of YIQ.
  var luma: Double { 0.29889531 * red + 0.58662247 * green + 0.11448223 * blue }
}

/// How far apart two colours are seen.
///
/// Y. Kotsarenko, F. Ramos, "Measuring perceived color difference using YIQ NTSC transmission color
/// space in mobile applications", Programación Matemática y Software 2(2), 2010.
nonisolated enum ColorDistance {
  /// That of black from white.
  static let maximum = 35215.0

  /// Distances above it are differences; a threshold is squared because the distance is.
  static func limit(ofThreshold threshold: Double) -> Double { maximum * threshold * threshold }

  /// The squared distance, 0 to `maximum`.
  static func distance(_ a: OpaqueColor, _ b: OpaqueColor) -> Double {
    let (red, green, blue) = (a.red - b.red, a.green - b.green, a.blue - b.blue)
    let y = 0.29889531 * red + 0.58662247 * green + 0.11448223 * blue
    let i = 0.59597799 * red - 0.27417610 * green - 0.32180189 * blue
    let q = 0.21147017 * red - 0.52261711 * green + 0.31114694 * blue
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }
}

/// One colour on its way to the pixels, split into the lanes that the rule works on.
struct Ink {
  /// `0xFFRRGGBB`.
  let opaque: UInt32
  let alpha: UInt32
  private let redBlue: UInt32
  private let green: UInt32

  init(_ color: RGBA) {
    let rgb = UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
    self.init(rgb: rgb, alpha: UInt32(color.alpha))
  }

  @inline(__always)
  init(rgb: UInt32, alpha: UInt32) {
    opaque = rgb | 0xFF00_0000
    self.alpha = alpha
    redBlue = rgb & 0x00FF_00FF
    green = rgb >> 8 & 0xFF
  }

  /// (s·a + d·(255 − a) + 127) / 255 for each channel of an opaque pixel; `a` from 0 to 255.
  ///
  /// A lane of 16 bits holds a sum t of at most 65,152; `(t + 1 + (t >> 8)) >> 8` is its exact
  /// quotient by 255 and never carries into the next lane.
  @inline(__always)
  func over(_ d: UInt32, alpha a: UInt32) -> UInt32 {
    let rest = 255 &- a
    var rb = redBlue &* a &+ (d & 0x00FF_00FF) &* rest &+ 0x007F_007F
    rb = ((rb &+ 0x0001_0001 &+ (rb >> 8 & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
    let g = Ink.quotient255(green &* a &+ (d >> 8 & 0xFF) &* rest &+ 127)
    return 0xFF00_0000 | rb | g << 8
  }

  /// The ink's own alpha times a coverage of 0 to 255.
  @inline(__always)
  func alpha(coverage: UInt32) -> UInt32 {
    alpha == 255 ? coverage : Ink.quotient255(alpha &* coverage &+ 127)
  }

  /// The ink's own alpha times an area in units of `Coverage.full`.
  @inline(__always)
  func alpha(area: Int) -> UInt32 { alpha(coverage: Coverage.byte(area)) }

  /// The quotient by 255 of a number below 65,535.
  @inline(__always)
  static func quotient255(_ t: UInt32) -> UInt32 { (t &+ 1 &+ (t >> 8)) >> 8 }
}

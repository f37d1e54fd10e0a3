internal import CSDL

/// A face at one pixel size, as SDL2_ttf draws it and as HarfBuzz measures it in the same units.
///
/// SDL2_ttf is told the size through the resolution: a size of one point at *d* dots an inch gives
/// sixty-fourths of a pixel. It is opened once and never resized, because a new size throws its
/// glyphs away.
nonisolated final class TTFFont {
  let face: FontFace
  /// HarfBuzz scaled to sixty-fourths of a pixel.
  let font: OpaquePointer
  private let ttf: OpaquePointer
  /// Pixels from the top of SDL2_ttf's line to its baseline.
  let ascent: Int

  /// Opens a face at an em of so many sixty-fourths of a pixel.
  init(face: FontFace, em: Int) throws(EnvironmentError) {
    let bytes = face.bytes
    guard let source = SDL_RWFromConstMem(bytes.baseAddress, Int32(clamping: bytes.count)) else {
      throw .sdl(call: "SDL_RWFromConstMem")
    }
    // FreeType multiplies by the resolution and divides by 72, rounding to nearest.
    let dots = UInt32(clamping: (em * 72 + 32) / 64)
    guard let ttf = TTF_OpenFontIndexDPIRW(source, 1, 1, Int(face.index), dots, dots) else {
      throw .badFont(path: face.path, reason: String(cString: SDL_GetError()))
    }
    TTF_SetFontHinting(ttf, TTF_HINTING_NONE)
    self.face = face
    self.ttf = ttf
    ascent = Int(TTF_FontAscent(ttf))
    font = hb_font_create(face.face)
    hb_font_set_scale(font, Int32(clamping: em), Int32(clamping: em))
  }

  deinit {
    hb_font_destroy(font)
    TTF_CloseFont(ttf)
  }

  /// Calls `body` with the 32-bit pixels of a text, white on nothing, row after row.
  ///
  /// - Returns: What `body` does, or nil where the text has no width.
  func render<Result>(
    _ text: String, script: UInt32, isRightToLeft: Bool,
    _ body: (_ pixels: UnsafeRawBufferPointer, _ surface: SurfaceShape) -> Result
  ) -> Result? {
    TTF_SetFontDirection(ttf, isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
    let tag = (0..<4).map { CChar(truncatingIfNeeded: script >> UInt32(24 - 8 * $0)) } + [0]
    TTF_SetFontScriptName(ttf, tag)
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    guard let surface = TTF_RenderUTF8_Blended(ttf, text, white) else { return nil }
    defer { SDL_FreeSurface(surface) }
    let shape = SurfaceShape(
      width: Int(surface.pointee.w), height: Int(surface.pointee.h),
      pitch: Int(surface.pointee.pitch))
    guard let pixels = surface.pointee.pixels else { return nil }
    return body(
      UnsafeRawBufferPointer(start: pixels, count: shape.pitch * shape.height), shape)
  }
}

/// The size of a surface of 32-bit pixels.
nonisolated struct SurfaceShape {
  var width: Int
  var height: Int
  /// Bytes from a row to the next.
  var pitch: Int
}

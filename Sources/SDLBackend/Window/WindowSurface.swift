internal import CSDL
internal import Drawing

/// The pixels that SDL shows of a window: ours are copied there, and only what changed.
enum WindowSurface {
  /// - Throws: `.sdl` where the window has no surface or does not take the pixels.
  static func present(
    _ raster: Raster, damage: [PixelRect], in window: OpaquePointer
  ) throws(EnvironmentError) {
    // A new one after each change of the window's size; else the same.
    guard let surface = SDL_GetWindowSurface(window) else {
      throw .sdl(call: "SDL_GetWindowSurface")
    }
    let bounds = PixelRect(
      x: 0, y: 0, width: Int(surface.pointee.w), height: Int(surface.pointee.h)
    ).intersection(PixelRect(x: 0, y: 0, width: raster.width, height: raster.height))
    let parts = damage.map { $0.intersection(bounds) }.filter { !$0.isEmpty }
    if parts.isEmpty { return }
    for part in parts { try copy(part, of: raster, to: surface) }
    let rects = parts.map {
      SDL_Rect(x: Int32($0.x), y: Int32($0.y), w: Int32($0.width), h: Int32($0.height))
    }
    if SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count)) != 0 {
      throw .sdl(call: "SDL_UpdateWindowSurfaceRects")
    }
  }

  /// Copies what fits of a picture into a surface.
  ///
  /// - Throws: `.sdl` where the surface cannot be locked or does not take the pixels.
  static func draw(
    _ raster: Raster, into surface: UnsafeMutablePointer<SDL_Surface>
  ) throws(EnvironmentError) {
    guard SDL_LockSurface(surface) == 0 else { throw .sdl(call: "SDL_LockSurface") }
    defer { SDL_UnlockSurface(surface) }
    let part = PixelRect(
      x: 0, y: 0, width: min(raster.width, Int(surface.pointee.w)),
      height: min(raster.height, Int(surface.pointee.h)))
    if !part.isEmpty { try copy(part, of: raster, to: surface) }
  }

  private static func copy(
    _ part: PixelRect, of raster: Raster, to surface: UnsafeMutablePointer<SDL_Surface>
  ) throws(EnvironmentError) {
    let (pitch, format) = (Int(surface.pointee.pitch), surface.pointee.format)
    guard let pixels = surface.pointee.pixels, let format else {
      throw .sdl(call: "SDL_GetWindowSurface", reason: "the surface has no pixels")
    }
    let target = pixels + part.y * pitch + part.x * Int(format.pointee.BytesPerPixel)
    let isDone = raster.withUnsafePixels { source -> Bool in
      guard let base = source.baseAddress else { return true }
      let first = base + part.y * raster.width + part.x
      if isOurs(format.pointee.format) {
        for row in 0..<part.height {
          (target + row * pitch).copyMemory(
            from: first + row * raster.width, byteCount: 4 * part.width)
        }
        return true
      }
      return SDL_ConvertPixels(
        Int32(part.width), Int32(part.height), SDL_PIXELFORMAT_ARGB8888.rawValue, first,
        Int32(4 * raster.width), format.pointee.format, target, Int32(pitch)) == 0
    }
    if !isDone { throw .sdl(call: "SDL_ConvertPixels") }
  }

  /// True for the formats that `0xFFRRGGBB` is right in as it is.
  private static func isOurs(_ format: UInt32) -> Bool {
    format == SDL_PIXELFORMAT_ARGB8888.rawValue || format == SDL_PIXELFORMAT_XRGB8888.rawValue
  }
}

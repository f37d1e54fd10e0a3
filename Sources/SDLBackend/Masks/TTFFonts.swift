internal import CSDL

/// The sizes of faces that are open in SDL2_ttf.
nonisolated struct TTFFonts {
  private struct Key: Hashable {
    var face: Int
    var em: Int
  }

  private let library: FontLibrary
  /// One costs its glyphs, about 100 KB; a window shows a dozen.
  private var open = BoundedCache<Key, TTFFont>(capacity: 64)
  private var isStarted = false

  init(library: FontLibrary) { self.library = library }

  /// A face at an em of so many sixty-fourths of a pixel.
  mutating func font(face: Int, em: Int) throws(EnvironmentError) -> TTFFont {
    let key = Key(face: face, em: em)
    if let font = open.value(for: key) { return font }
    try start()
    let font = try TTFFont(face: library.faces[face], em: em)
    open.insert(font, for: key, cost: 1)
    return font
  }

  private mutating func start() throws(EnvironmentError) {
    if isStarted { return }
    FontVariables.forget()
    if TTF_Init() != 0 { throw .sdl(call: "TTF_Init") }
    isStarted = true
  }
}

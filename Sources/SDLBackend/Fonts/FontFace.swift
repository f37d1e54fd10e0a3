internal import CSDL
internal import Glibc

/// One face of a font file: the mapped file and what HarfBuzz makes of it.
///
/// Opening reads the table directory and the names only; the system pages the rest in as it is
/// needed, so a heavy face that no text asks for costs nothing.
nonisolated final class FontFace {
  let path: String
  /// The face's place in a collection; 0 in a plain file.
  let index: UInt32
  /// The family under which its regular, bold and italic styles go together (name ID 1).
  let family: String
  let isBold: Bool
  let isItalic: Bool
  /// Pictures instead of outlines: drawn in their own colours, at a size of their own.
  let isColour: Bool
  let unitsPerEm: Double
  /// Scaled to units per em, so that positions are the font's own integers.
  let font: OpaquePointer
  let face: OpaquePointer
  private let blob: OpaquePointer
  /// True where the face has every printable ASCII character: typing need not ask again.
  private(set) lazy var coversASCII: Bool = (0x20...0x7E).allSatisfy { has($0) }

  /// True where words can be shaped one by one.
  private(set) lazy var partsAtSpaces: Bool = findsNoRuleAcrossSpaces()

  /// - Throws: `.badFont` where the file is missing, cut off, or no font.
  init(path: String, index: UInt32 = 0) throws(EnvironmentError) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else {
      throw .badFont(path: path, reason: String(cString: strerror(errno)))
    }
    if let fault = FontDirectory.fault(in: FontFace.bytes(of: blob), face: index) {
      hb_blob_destroy(blob)
      throw .badFont(path: path, reason: fault)
    }
    self.path = path
    self.index = index
    self.blob = blob
    face = hb_face_create(blob, index)
    font = hb_font_create(face)
    unitsPerEm = Double(hb_face_get_upem(face))
    family = FontFace.name(1, of: face) ?? FontFace.name(16, of: face) ?? path
    isBold = hb_style_get_value(font, HB_STYLE_TAG_WEIGHT) >= 600
    isItalic =
      hb_style_get_value(font, HB_STYLE_TAG_ITALIC) != 0
      || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) != 0
    isColour = hb_ot_color_has_png(face) != 0
    if hb_face_get_glyph_count(face) == 0 || unitsPerEm == 0 {
      throw .badFont(path: path, reason: "it has no glyphs")
    }
  }

  deinit {
    hb_font_destroy(font)
    hb_face_destroy(face)
    hb_blob_destroy(blob)
  }

  /// The mapped file; valid while the face lives.
  var bytes: UnsafeRawBufferPointer { FontFace.bytes(of: blob) }

  func has(_ codePoint: UInt32) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, codePoint, &glyph) != 0 && glyph != 0
  }

  /// True where the face has every visible code point of a grapheme cluster: selectors and joiners
  /// only say how the others go together.
  func covers(_ cluster: Character.UnicodeScalarView) -> Bool {
    cluster.allSatisfy { has($0.value) || $0.properties.isDefaultIgnorableCodePoint }
  }

  /// How many faces the file has: more than one in a collection.
  static func count(in path: String) -> UInt32 {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return 0 }
    defer { hb_blob_destroy(blob) }
    return hb_face_count(blob)
  }

  private static func bytes(of blob: OpaquePointer) -> UnsafeRawBufferPointer {
    var length: UInt32 = 0
    let start = hb_blob_get_data(blob, &length)
    return UnsafeRawBufferPointer(start: start, count: Int(length))
  }

  private static func name(_ id: UInt32, of face: OpaquePointer) -> String? {
    var buffer = [CChar](repeating: 0, count: 128)
    var size = UInt32(buffer.count)
    hb_ot_name_get_utf8(face, id, nil, &size, &buffer)
    let bytes = buffer.prefix(Int(size)).map(UInt8.init(bitPattern:))
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}

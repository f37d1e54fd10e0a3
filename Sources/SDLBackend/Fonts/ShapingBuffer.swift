internal import CSDL

/// The text of a run as it goes to HarfBuzz and to SDL2_ttf, which shape it alike.
///
/// Where a style edge cuts joined letters, a zero-width joiner at that end stands for the letter
/// that is not in the run, so that Arabic keeps its joined forms.
nonisolated struct RunText {
  static let joiner = "\u{200D}"

  let text: String
  /// Bytes of `text` before and after those of the run.
  let lead: Int
  let trail: Int

  init(_ text: String, joinsBefore: Bool, joinsAfter: Bool) {
    self.text = (joinsBefore ? RunText.joiner : "") + text + (joinsAfter ? RunText.joiner : "")
    lead = joinsBefore ? 3 : 0
    trail = joinsAfter ? 3 : 0
  }

  var runCount: Int { text.utf8.count - lead - trail }
}

/// A glyph where HarfBuzz puts it, in the units that its font is scaled to; y upwards.
nonisolated struct PlacedGlyph {
  /// Byte offset of the glyph's cluster in the text that was shaped.
  var cluster: Int
  var advance: Int
  var x: Int
  var y: Int
  /// The ink's left and right, bottom and top; nil where the glyph has none.
  var ink: (left: Int, right: Int, bottom: Int, top: Int)?
}

/// HarfBuzz's buffer, kept between calls.
///
/// No language is set: SDL2_ttf sets none either, and what is measured must be what is drawn. The
/// cluster level is HarfBuzz's default, monotone graphemes, for the same reason.
nonisolated final class ShapingBuffer {
  private let buffer: OpaquePointer

  init() { buffer = hb_buffer_create() }
  deinit { hb_buffer_destroy(buffer) }

  /// Returns the glyphs of a text in visual order, left to right.
  ///
  /// - Complexity: Linear in the text.
  func shape(
    _ text: String, with font: OpaquePointer, script: UInt32, isRightToLeft: Bool,
    measuresInk: Bool = true
  ) -> [PlacedGlyph] {
    hb_buffer_clear_contents(buffer)
    var text = text
    text.withUTF8 { bytes in
      let count = Int32(clamping: bytes.count)
      bytes.withMemoryRebound(to: CChar.self) {
        hb_buffer_add_utf8(buffer, $0.baseAddress, count, 0, count)
      }
    }
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(rawValue: script))
    hb_shape(font, buffer, nil, 0)
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    var x = 0
    var glyphs: [PlacedGlyph] = []
    glyphs.reserveCapacity(Int(count))
    for i in 0..<Int(count) {
      let place = positions[i]
      var glyph = PlacedGlyph(
        cluster: Int(infos[i].cluster), advance: Int(place.x_advance),
        x: x + Int(place.x_offset), y: Int(place.y_offset))
      if measuresInk { glyph.ink = ShapingBuffer.ink(of: infos[i].codepoint, in: font) }
      x += glyph.advance
      glyphs.append(glyph)
    }
    return glyphs
  }

  private static func ink(
    of glyph: hb_codepoint_t, in font: OpaquePointer
  ) -> (left: Int, right: Int, bottom: Int, top: Int)? {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.width != 0,
      extents.height != 0
    else { return nil }
    let (left, top) = (Int(extents.x_bearing), Int(extents.y_bearing))
    return (left, left + Int(extents.width), top + Int(extents.height), top)
  }
}

internal import CSDL
internal import TextLayout

/// The metrics of a face as its tables give them, unhinted.
nonisolated enum FaceMetrics {
  /// The metrics of the face of a font; what most fonts have where there are no fonts.
  static func metrics(of font: FontSpec, in library: FontLibrary) -> FontMetrics {
    if let face = library.face(for: font) {
      return metrics(of: library.faces[face], size: font.size)
    }
    return FontMetrics(
      ascent: 0.97 * font.size, descent: 0.24 * font.size, lineGap: 0,
      underlineOffset: 0.1 * font.size, underlineThickness: 0.05 * font.size,
      strikethroughOffset: 0.3 * font.size, strikethroughThickness: 0.05 * font.size)
  }

  static func metrics(of face: FontFace, size: Double) -> FontMetrics {
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(face.font, &extents)
    func points(_ units: Int32) -> Double { Double(units) * size / face.unitsPerEm }
    /// Where a font does not say, what most fonts do, in ems.
    func points(_ tag: hb_ot_metrics_tag_t, or ems: Double) -> Double {
      var value: hb_position_t = 0
      let isThere = hb_ot_metrics_get_position(face.font, tag, &value) != 0
      return isThere ? points(value) : ems * size
    }
    return FontMetrics(
      ascent: points(extents.ascender), descent: -points(extents.descender),
      lineGap: points(extents.line_gap),
      underlineOffset: -points(HB_OT_METRICS_TAG_UNDERLINE_OFFSET, or: -0.1),
      underlineThickness: points(HB_OT_METRICS_TAG_UNDERLINE_SIZE, or: 0.05),
      strikethroughOffset: points(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, or: 0.3),
      strikethroughThickness: points(HB_OT_METRICS_TAG_STRIKEOUT_SIZE, or: 0.05))
  }
}

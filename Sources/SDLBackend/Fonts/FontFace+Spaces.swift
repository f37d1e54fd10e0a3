internal import CSDL

nonisolated extension FontFace {
  /// True where no rule of the font that is on by default looks past a space, and none but kerning
  /// of two glyphs touches one.
  ///
  /// A run's advances are then those of its words, each shaped with the spaces beside it.
  func findsNoRuleAcrossSpaces() -> Bool {
    var space: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(font, 0x20, &space) != 0 else { return true }
    let substitution = FontFace.tag("GSUB")
    let positioning = FontFace.tag("GPOS")
    return !touches(space, table: substitution, asInput: true)
      && !touches(space, table: positioning, asInput: false)
  }

  /// Whether a lookup of a table has a glyph in its context, or (`asInput`) in what it changes.
  private func touches(
    _ glyph: hb_codepoint_t, table: hb_tag_t, asInput: Bool
  ) -> Bool {
    let lookups = hb_set_create()
    let (before, input, after) = (hb_set_create(), hb_set_create(), hb_set_create())
    defer { for set in [lookups, before, input, after] { hb_set_destroy(set) } }
    // Scripts, languages and features without a list are all of them.
    hb_ot_layout_collect_lookups(face, table, nil, nil, FontFace.defaultFeatures, lookups)
    var lookup = hb_codepoint_t.max
    while hb_set_next(lookups, &lookup) != 0 {
      hb_ot_layout_lookup_collect_glyphs(face, table, lookup, before, input, after, nil)
    }
    return hb_set_has(before, glyph) != 0 || hb_set_has(after, glyph) != 0
      || asInput && hb_set_has(input, glyph) != 0
  }

  /// What HarfBuzz applies where nobody asks for features, ended by zero.
  private static let defaultFeatures: [hb_tag_t] =
    [
      "rvrn", "frac", "numr", "dnom", "rand", "ltra", "ltrm", "rtla", "rtlm", "ccmp", "locl",
      "rlig", "rclt", "calt", "clig", "liga", "kern", "mark", "mkmk", "dist", "curs", "abvm",
      "blwm", "isol", "init", "medi", "fina", "med2", "fin2", "fin3", "stch", "mset", "nukt",
      "akhn", "rphf", "rkrf", "pref", "blwf", "abvf", "half", "pstf", "vatu", "cjct", "pres",
      "abvs", "blws", "psts", "haln", "ljmo", "vjmo", "tjmo", "cfar",
    ].map { tag($0) } + [0]

  private static func tag(_ name: String) -> hb_tag_t {
    name.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }
}

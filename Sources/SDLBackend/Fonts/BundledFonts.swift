/// The families of `Assets/Fonts` in the order in which they stand in for each other.
///
/// The order is part of the pixels: two of these fonts may have the same character, and the first
/// one draws it. Families of a folder that are not named here follow, sorted by file name.
nonisolated enum BundledFonts {
  struct Family {
    var name: String
    /// Regular, bold, italic, bold italic, as far as the family has them.
    var files: [String]
  }

  static let families: [Family] = [
    Family(name: "Inter", files: styles("Inter", italic: true)),
    Family(name: "JetBrains Mono", files: styles("JetBrainsMono", italic: true)),
    Family(name: "Noto Sans Arabic", files: styles("NotoSansArabic")),
    Family(name: "Noto Sans Hebrew", files: styles("NotoSansHebrew")),
    Family(name: "Noto Sans Devanagari", files: styles("NotoSansDevanagari")),
    Family(name: "Noto Sans Thai", files: styles("NotoSansThai")),
    Family(name: "Noto Sans CJK JP", files: ["NotoSansCJKjp-ja-ko-zh.otf"]),
    // What Big5 has and JIS, KS and GB lack: without it 說, 們 and 嗎 are boxes.
    Family(name: "Noto Sans CJK TC", files: ["NotoSansCJKtc-zh.otf"]),
    Family(name: "Noto Sans Symbols2", files: ["NotoSansSymbols2-ui.ttf"]),
    Family(name: "Noto Color Emoji", files: ["NotoColorEmoji-subset.ttf"]),
  ]

  /// Returns the first file that a copied folder lost.
  ///
  /// Some styles of its family are there, it is not; drawing bold text as regular would hide that.
  static func missingFile(among files: [String]) -> String? {
    let present = Set(files)
    for family in families where family.files.contains(where: present.contains) {
      if let lost = family.files.first(where: { !present.contains($0) }) { return lost }
    }
    return nil
  }

  private static func styles(_ stem: String, italic: Bool = false) -> [String] {
    let names = italic ? ["Regular", "Bold", "Italic", "BoldItalic"] : ["Regular", "Bold"]
    return names.map { "\(stem)-\($0).ttf" }
  }
}

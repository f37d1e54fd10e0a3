/// Which kana a spelling in Latin letters is: Hepburn, Kunrei and Nihon-shiki, and the small kana
/// by `x` or `l`.
///
/// Every spelling ends in a vowel or is a single sign, so none is the beginning of another.
nonisolated enum RomajiTable {
  /// A consonant and its five kana, for a i u e o; `·` where there is none.
  private static let rows: [(String, String)] = [
    ("", "あ い う え お"), ("k", "か き く け こ"), ("g", "が ぎ ぐ げ ご"),
    ("s", "さ し す せ そ"), ("z", "ざ じ ず ぜ ぞ"), ("t", "た ち つ て と"),
    ("d", "だ ぢ づ で ど"), ("n", "な に ぬ ね の"), ("h", "は ひ ふ へ ほ"),
    ("b", "ば び ぶ べ ぼ"), ("p", "ぱ ぴ ぷ ぺ ぽ"), ("m", "ま み む め も"),
    ("y", "や い ゆ いぇ よ"), ("r", "ら り る れ ろ"), ("w", "わ うぃ う うぇ を"),
    ("f", "ふぁ ふぃ ふ ふぇ ふぉ"), ("v", "ゔぁ ゔぃ ゔ ゔぇ ゔぉ"),
    ("j", "じゃ じ じゅ じぇ じょ"), ("c", "か し く せ こ"),
    ("sh", "しゃ し しゅ しぇ しょ"), ("ch", "ちゃ ち ちゅ ちぇ ちょ"),
    ("ts", "つぁ つぃ つ つぇ つぉ"), ("ky", "きゃ きぃ きゅ きぇ きょ"),
    ("gy", "ぎゃ ぎぃ ぎゅ ぎぇ ぎょ"), ("sy", "しゃ しぃ しゅ しぇ しょ"),
    ("zy", "じゃ じぃ じゅ じぇ じょ"), ("jy", "じゃ じぃ じゅ じぇ じょ"),
    ("ty", "ちゃ ちぃ ちゅ ちぇ ちょ"), ("cy", "ちゃ ちぃ ちゅ ちぇ ちょ"),
    ("dy", "ぢゃ ぢぃ ぢゅ ぢぇ ぢょ"), ("ny", "にゃ にぃ にゅ にぇ にょ"),
    ("hy", "ひゃ ひぃ ひゅ ひぇ ひょ"), ("by", "びゃ びぃ びゅ びぇ びょ"),
    ("py", "ぴゃ ぴぃ ぴゅ ぴぇ ぴょ"), ("my", "みゃ みぃ みゅ みぇ みょ"),
    ("ry", "りゃ りぃ りゅ りぇ りょ"), ("fy", "ふゃ ふぃ ふゅ ふぇ ふょ"),
    ("vy", "ゔゃ ゔぃ ゔゅ ゔぇ ゔょ"), ("th", "てゃ てぃ てゅ てぇ てょ"),
    ("dh", "でゃ でぃ でゅ でぇ でょ"), ("tw", "とぁ とぃ とぅ とぇ とぉ"),
    ("dw", "どぁ どぃ どぅ どぇ どぉ"), ("kw", "くぁ くぃ くぅ くぇ くぉ"),
    ("gw", "ぐぁ ぐぃ ぐぅ ぐぇ ぐぉ"), ("wh", "うぁ うぃ う うぇ うぉ"),
    ("x", "ぁ ぃ ぅ ぇ ぉ"), ("l", "ぁ ぃ ぅ ぇ ぉ"), ("xy", "ゃ ぃ ゅ ぇ ょ"),
    ("ly", "ゃ ぃ ゅ ぇ ょ"), ("xk", "ゕ · · ゖ ·"), ("lk", "ゕ · · ゖ ·"),
    ("xt", "· · っ · ·"), ("lt", "· · っ · ·"), ("xts", "· · っ · ·"), ("lts", "· · っ · ·"),
    ("xw", "ゎ · · · ·"), ("lw", "ゎ · · · ·"),
  ]

  private static let signs = [
    "n'": "ん", "-": "ー", ".": "。", ",": "、", "?": "？", "!": "！", "[": "「", "]": "」", "~": "〜",
  ]

  private static let kana: [String: String] = {
    var kana = signs
    for (consonant, row) in rows {
      for (vowel, sign) in zip("aiueo", row.split(separator: " ")) where sign != "·" {
        kana[consonant + String(vowel)] = String(sign)
      }
    }
    return kana
  }()

  /// What a spelling may begin with, whole spellings left out.
  private static let beginnings: Set<String> = Set(
    kana.keys.flatMap { spelling in
      (1..<max(1, spelling.count)).map { String(spelling.prefix($0)) }
    })

  /// The kana of a whole spelling.
  static func kana(of spelling: String) -> String? { kana[spelling] }

  /// True where more letters can make it a spelling.
  static func isBeginning(_ letters: String) -> Bool { beginnings.contains(letters) }
}

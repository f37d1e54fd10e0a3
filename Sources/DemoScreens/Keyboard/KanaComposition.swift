/// Kana that are being typed in Latin letters, before they are committed.
///
///     k      k          the letters that are no kana yet stay as they are
///     ka     か
///     kan    かn        an n waits: n, ni, ny… or a syllable of its own
///     kank   かんk
///     kakk   かっk      a doubled consonant is a small tsu
///     ka-    かー       a long vowel
///
/// Two n are one ん, unless a vowel or y follows, which takes the second: `konnichiha` and
/// `konnnichiha` are both こんにちは. `n'` ends an n anywhere: `ren'ai`.
nonisolated struct KanaComposition: Sendable, Equatable {
  /// Letters that have become kana.
  private var kana = ""
  /// The end that has not.
  private var pending = ""
  /// Which candidate Space has chosen.
  private(set) var choice: Int?

  var isEmpty: Bool { kana.isEmpty && pending.isEmpty }

  /// What is shown in the text.
  var preedit: String {
    choice.map { candidates[$0] } ?? kana + (pending == "nn" ? "ん" : pending)
  }

  /// The forms that the strip offers: hiragana, then katakana.
  var candidates: [String] {
    if isEmpty { return [] }
    let hiragana = finished
    let katakana = Self.katakana(hiragana)
    return hiragana == katakana ? [hiragana] : [hiragana, katakana]
  }

  /// The whole in hiragana: an n that waits is ん.
  private var finished: String {
    kana + (pending == "n" || pending == "nn" ? "ん" : pending)
  }

  // MARK: Typing

  /// Types a letter or sign, in lower case.
  mutating func type(_ character: Character) {
    if pending == "nn" {
      kana += "ん"
      pending = "aiueoy".contains(character) ? "n" : ""
    }
    pending.append(character)
    convert()
  }

  private mutating func convert() {
    while !pending.isEmpty, pending != "nn" {
      if let sign = RomajiTable.kana(of: pending) {
        kana += sign
        pending = ""
      } else if RomajiTable.isBeginning(pending) {
        return
      } else {
        convertFirst()
      }
    }
  }

  /// The first letter begins no spelling with the one that follows it.
  private mutating func convertFirst() {
    let first = pending.removeFirst()
    guard let second = pending.first else {
      kana.append(first)
      return
    }
    if first == "n" {
      kana += "ん"
    } else if first == second && first.isLetter || first == "t" && second == "c" {
      kana += "っ"
    } else {
      kana.append(first)
    }
  }

  /// Takes back the last letter, or the last kana where all letters have become kana.
  mutating func deleteBackward() {
    choice = nil
    if pending.isEmpty { _ = kana.popLast() } else { pending.removeLast() }
  }

  // MARK: Candidates

  /// Chooses the next candidate, round the end.
  mutating func chooseNext() {
    let count = candidates.count
    guard count > 0 else { return }
    choice = choice.map { ($0 + 1) % count } ?? 0
  }

  /// Ends the composition and returns its text: a candidate, the chosen one or the hiragana.
  mutating func commit(_ candidate: Int? = nil) -> String {
    let candidates = candidates
    let index = candidate ?? choice ?? 0
    let text = candidates.indices.contains(index) ? candidates[index] : finished
    self = KanaComposition()
    return text
  }

  /// Hiragana are in the same order as katakana, 96 code points before them.
  static func katakana(_ hiragana: String) -> String {
    String(
      String.UnicodeScalarView(
        hiragana.unicodeScalars.map {
          0x3041...0x3096 ~= $0.value ? UnicodeScalar($0.value + 0x60) ?? $0 : $0
        }))
  }
}

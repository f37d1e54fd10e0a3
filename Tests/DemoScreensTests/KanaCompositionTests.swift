import Testing

@testable import DemoScreens

struct KanaCompositionTests {
  private func typed(_ letters: String) -> KanaComposition {
    var composition = KanaComposition()
    for letter in letters { composition.type(letter) }
    return composition
  }

  @Test(arguments: [
    ("konnichiha", "こんにちは"), ("konnnichiha", "こんにちは"), ("onna", "おんな"),
    ("hon", "ほん"), ("honn", "ほん"), ("kinen", "きねん"), ("kin'en", "きんえん"),
    ("sinbun", "しんぶん"), ("shimbun", "しmぶん"), ("hon'ya", "ほんや"), ("kanyu", "かにゅ"),
    ("kitte", "きって"), ("zasshi", "ざっし"), ("matcha", "まっちゃ"), ("maccha", "まっちゃ"),
    ("kyou", "きょう"), ("toukyou", "とうきょう"), ("jisho", "じしょ"), ("zisyo", "じしょ"),
    ("ra-men", "らーめん"), ("xtu", "っ"), ("lya", "ゃ"), ("paxthi-", "ぱxてぃー"),
    ("pa-thi-", "ぱーてぃー"), ("vaiorin", "ゔぁいおりん"), ("fairu", "ふぁいる"),
    ("tsunami", "つなみ"), ("wo", "を"), ("a.b,", "あ。b、"), ("nnn", "んん"),
  ])
  func lettersBecomeKana(letters: String, kana: String) {
    var composition = typed(letters)
    #expect(composition.commit() == kana)
    #expect(composition.isEmpty)
  }

  @Test(arguments: [
    ("k", "k"), ("ka", "か"), ("kan", "かn"), ("kann", "かん"), ("kank", "かんk"),
    ("kakk", "かっk"), ("ny", "ny"), ("nya", "にゃ"), ("sh", "sh"),
  ])
  func thePreeditShowsLettersThatWait(letters: String, preedit: String) {
    #expect(typed(letters).preedit == preedit)
  }

  @Test func backspaceTakesBackLettersThenKana() {
    var composition = typed("kyakk")
    var shown: [String] = []
    while !composition.isEmpty {
      composition.deleteBackward()
      shown.append(composition.preedit)
    }
    #expect(shown == ["きゃっ", "きゃ", "き", ""])
  }

  @Test func theStripOffersBothForms() {
    #expect(typed("ra-men").candidates == ["らーめん", "ラーメン"])
    #expect(typed("kan").candidates == ["かん", "カン"])
    #expect(KanaComposition().candidates == [])
  }

  @Test func choosingGoesRoundTheForms() {
    var composition = typed("kana")
    var shown: [String] = []
    for _ in 0..<3 {
      composition.chooseNext()
      shown.append(composition.preedit)
    }
    #expect(shown == ["かな", "カナ", "かな"])
  }

  @Test func allHiraganaHaveTheirKatakana() {
    #expect(KanaComposition.katakana("ぁあがっんゔゕゖー。a") == "ァアガッンヴヵヶー。a")
  }
}

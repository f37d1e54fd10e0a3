import Testing

@testable import UnicodeRules

@Suite struct CharacterClassesTests {
  @Test func asciiPunctuationIsWhatCommonMarkLists() {
    let listed = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~".unicodeScalars
    for value in UInt8(0)..<0x80 {
      let scalar = Unicode.Scalar(value)
      #expect(CharacterClasses.isPunctuation(scalar) == listed.contains(scalar), "\(value)")
    }
  }

  @Test func punctuationHoldsSymbols() {
    for scalar in "«»…—€£©¬×÷。、「」〜♥😀".unicodeScalars {
      #expect(CharacterClasses.isPunctuation(scalar), "\(scalar)")
    }
    for scalar in "éßא日の한٣½\u{301}\u{A0}\u{200D}".unicodeScalars {
      #expect(!CharacterClasses.isPunctuation(scalar), "\(scalar)")
    }
  }

  @Test func whitespaceIsSpaceSeparatorsAndFourControls() {
    let spaces = "\t\n\u{C}\r \u{A0}\u{1680}\u{2000}\u{2009}\u{202F}\u{205F}\u{3000}"
    for scalar in spaces.unicodeScalars {
      #expect(CharacterClasses.isWhitespace(scalar), "\(scalar.value)")
    }
    for scalar in "\u{0}\u{B}a\u{85}\u{200B}\u{2028}\u{2060}\u{FEFF}".unicodeScalars {
      #expect(!CharacterClasses.isWhitespace(scalar), "\(scalar.value)")
    }
  }

  @Test func cjkIsWideOrKoreanAndNoEmoji() {
    // Wide, full width, half width, Hangul that is not wide, and a text-style symbol that is wide.
    for scalar in "日の。「，Ａｱ｡한각₩〰㊗𠮷".unicodeScalars {
      #expect(CharacterClasses.isCJK(scalar), "\(scalar)")
    }
    for scalar in "aé…“א😀⌚🇯①¡".unicodeScalars {
      #expect(!CharacterClasses.isCJK(scalar), "\(scalar)")
    }
  }

  @Test func cjkBeginsWhereItsQuickAnswerEnds() {
    for value in UInt32(0)..<0x1100 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(!CharacterClasses.isCJK(scalar))
    }
    #expect(CharacterClasses.isCJK("\u{1100}"))
  }

  @Test func indicAndSouthEastAsianClustersDeleteByCodePoint() {
    for scalar in "कबਕકକதకಕമසกກကកཀ\u{93F}\u{94D}\u{E31}\u{E33}".unicodeScalars {
      #expect(CharacterClasses.deletesByCodePoint(scalar), "\(scalar)")
    }
    for scalar in "aé日한עعე😀\u{301}\u{200D}".unicodeScalars {
      #expect(!CharacterClasses.deletesByCodePoint(scalar), "\(scalar)")
    }
  }
}

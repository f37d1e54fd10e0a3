import TestRandom
import TextEditing
import Testing

struct InputFilterTests {
  @Test(arguments: [
    ("", ""), ("plain\ttext\n", "plain\ttext\n"), ("a\r\nb\rc\n\r\nd\r", "a\nb\nc\n\nd\n"),
    ("  a\tb\r\n\r\n c ", "  a\tb\n\n c "), ("a\0b\u{7}c", "abc"), ("a\u{7F}b", "ab"),
    ("a\u{80}b\u{9F}c\u{A0}d", "abc\u{A0}d"),
    ("\u{E000}\u{2028}\u{2029}\u{FEFF}", "\u{E000}\u{2028}\u{2029}\u{FEFF}"),
    ("é\u{85}è", "éè"), ("\u{1B}[0m", "[0m"), ("👨‍👩‍👧‍👦\u{1}", "👨‍👩‍👧‍👦"),
  ])
  func lineEndsAndControlCharactersAreCleaned(raw: String, clean: String) {
    #expect(Array(InputFilter.clean(raw).utf8) == Array(clean.utf8))
    #expect(Array(InputFilter.clean(raw.utf8).utf8) == Array(clean.utf8))
  }

  @Test(
    arguments: [
      ([0x61, 0xFF, 0x62], "a\u{FFFD}b"), ([0xC2], "\u{FFFD}"), ([0xE3, 0x81], "\u{FFFD}"),
      ([0xC0, 0x80], "\u{FFFD}\u{FFFD}"), ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"),
      // A control character between two halves does not make them whole.
      ([0xC3, 0x00, 0xA9], "\u{FFFD}\u{FFFD}"),
    ] as [([UInt8], String)])
  func invalidBytesBecomeReplacementCharacters(bytes: [UInt8], text: String) {
    #expect(InputFilter.clean(bytes) == text)
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func whatIsCleanStaysAsItIsAndHoldsNoControl(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let bytes = (0..<20).map { _ in UInt8.random(in: 0...255, using: &random) }
      let clean = InputFilter.clean(bytes)
      #expect(InputFilter.clean(clean.utf8) == clean, "seed \(seed), bytes \(bytes)")
      let controls = clean.unicodeScalars.filter {
        $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t"
      }
      #expect(controls.isEmpty, "seed \(seed), bytes \(bytes)")
    }
  }
}

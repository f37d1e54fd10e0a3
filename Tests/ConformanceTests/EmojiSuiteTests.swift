import Drawing
import GrowingField
import SDLBackend
import Testing
import TextEditing
import TextLayout
import TextRope
import UnicodeRules

/// Each fully-qualified sequence of UTS #51's `emoji-test.txt` is one thing: to the caret, to the
/// keys, and to the eye where the bundled font has it.
@Suite(.enabled(if: UnicodeCorpus.isPresent, Comment(rawValue: UnicodeCorpus.absence)))
struct EmojiSuiteTests {
  private let sequences: [String]

  init() throws {
    sequences = try UnicodeCorpus.lines(of: "emoji-test").compactMap { line in
      let fields = String(decoding: line, as: UTF8.self).split(separator: ";")
      guard fields.count == 2, fields[1].contains("fully-qualified"),
        !fields[1].contains("minimally"), !fields[1].contains("unqualified")
      else { return nil }
      return fields[0].split(separator: " ").reduce(into: "") { text, word in
        if let scalar = UInt32(word, radix: 16).flatMap(Unicode.Scalar.init) {
          text.unicodeScalars.append(scalar)
        }
      }
    }
  }

  @Test func eachIsOneCaretStop() {
    #expect(sequences.count == 3655)
    let text = Rope(sequences.joined())
    var stop = ByteOffset.zero
    for sequence in sequences {
      let next = Motion.grapheme(after: stop, in: text)
      #expect(next.utf8 - stop.utf8 == sequence.utf8.count, "\(sequence)")
      #expect(Motion.grapheme(before: next, in: text) == stop, "\(sequence)")
      stop = next
    }
    #expect(stop == text.end)
  }

  @Test func eachIsCrossedByOneKey() throws {
    let field = try RealField(sequences.joined(separator: "\n"))
    var end = 0
    for sequence in sequences {
      field.press(.right)
      end += sequence.utf16.count
      #expect(field.selection == end..<end, "\(sequence)")
      field.press(.right)
      end += 1
    }
  }

  /// A sequence that the font lacks, but whose parts it has, shows these side by side (UTS #51,
  /// section 2.2), still as one cluster; one of which it lacks a part is another face's.
  @Test func eachThatTheFontHasIsOnePicture() throws {
    var fonts = try SDLFonts(directory: nil)
    let one = try #require(pictureWidth("😀", &fonts))
    let widths = sequences.compactMap { pictureWidth($0, &fonts) }
    #expect(widths.count == 1004)
    #expect(widths.count { abs($0 - one) < 0.01 } == 625)
    #expect(widths.allSatisfy { $0 > one - 0.01 })
  }

  /// The width of what the colour font draws for a sequence; nil where another face draws a part.
  private func pictureWidth(_ text: String, _ fonts: inout SDLFonts) -> Double? {
    let font = FontSpec(family: "Inter", size: 17)
    let faces = fonts.faces(for: Array(text.utf8), in: font)
    guard faces.count == 1, fonts.name(of: faces[0].face) == "Noto Color Emoji" else { return nil }
    let request = ShapeRequest(
      text: text, face: faces[0].face, size: 17, script: .common, isRightToLeft: false)
    return fonts.shape(request).width
  }
}

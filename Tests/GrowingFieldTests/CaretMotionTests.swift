import Drawing
import Testing
import TextRope

@testable import GrowingField

/// Moving and selecting, with the caret drawn.
struct CaretMotionTests {
  /// A field with its caret at an offset in UTF-16 units.
  private func field(_ text: String, caret: Int) -> FieldDriver {
    var field = FieldDriver(text)
    _ = field.field.select(utf16: caret..<caret, at: field.time, fonts: &field.fonts)
    return field
  }

  @Test func endStaysOnTheVisualRowAndHomeReturns() {
    // Twenty columns: the row breaks before "eeee".
    var field = field("aaaa bbbb cccc dddd eeee", caret: 2)
    let y = field.field.caret(at: 0, fonts: &field.fonts)?.y
    for _ in 0..<2 {
      field.press(.end)
      #expect(field.field.caret(at: field.time, fonts: &field.fonts)?.y == y)
    }
    field.press(.home)
    #expect(field.drawn == "‸aaaa bbbb cccc dddd eeee")
  }

  @Test func leftAndRightReachEachStopOnceAcrossASoftWrap() {
    let text = "aaaa bbbb cccc dddd eeee"
    var field = field(text, caret: 0)
    for stop in 1...24 {
      field.press(.right)
      #expect(field.field.selectedUTF16Range == stop..<stop)
    }
    for stop in (0..<24).reversed() {
      field.press(.left)
      #expect(field.field.selectedUTF16Range == stop..<stop)
    }
  }

  @Test func upAndDownKeepTheColumn() {
    var field = field("Тест\nТестТест\nТестТестТест", caret: 26)
    var stops: [Int] = []
    for key in [Key.up, .up, .down, .down] {
      field.press(key)
      stops.append(field.field.selectedUTF16Range.lowerBound)
    }
    #expect(stops == [13, 4, 13, 26])
  }

  @Test func returnInTheMiddleLosesNothing() {
    var field = field("Hello World!", caret: 5)
    field.press(.return)
    #expect(field.drawn == "Hello\n‸ World!")
  }

  @Test func arrowsCollapseASelectionToItsSides() {
    var field = field("Hello", caret: 1)
    field.press(.right, .shift, times: 3)
    #expect(field.drawn == "H⟦ell⟧o")
    field.press(.left)
    #expect(field.drawn == "H‸ello")
    field.press(.right, .shift, times: 3)
    field.press(.right)
    #expect(field.drawn == "Hell‸o")
  }

  @Test func wordsParagraphsAndDocumentEdges() {
    var field = field("one two\nthree four", caret: 0)
    field.press(.right, .control)
    #expect(field.drawn == "one‸ two\nthree four")
    field.press(.down, [.control, .shift])
    #expect(field.drawn.contains("⟦"))
    field.press(.end, .control)
    #expect(field.drawn == "one two\nthree four‸")
    field.press(.left, .control)
    #expect(field.drawn == "one two\nthree ‸four")
    field.press(.home, [.control, .shift])
    #expect(field.drawn == "⟦one two\nthree ⟧four")
  }

  @Test func modifiersAloneNeitherScrollNorMove() {
    var field = FieldDriver((1...20).map(String.init).joined(separator: "\n"))
    field.send(.wheel(dx: 0, dy: -99, at: .zero))
    field.settle()
    #expect(field.scrollY == 0)
    field.press(.other, .shift)
    field.press(.other, .control)
    #expect(field.scrollY == 0)
    field.click(13, 20, .shift)
    #expect(field.drawn.hasPrefix("1⟦"))
    field.type("x")
    #expect(field.text == "1x")
  }

  @Test func pagesMoveTheCaretByAView() {
    var field = FieldDriver((10...60).map(String.init).joined(separator: "\n"))
    field.press(.home, .control)
    field.press(.pageDown)
    #expect(field.drawn.contains("‸15"))
    field.press(.pageUp)
    #expect(field.drawn.hasPrefix("‸10"))
  }

  @Test func theLastRowStaysFullyInView() {
    var field = FieldDriver()
    for _ in 0..<15 {
      field.type("x\n")
      field.settle()
      let caret = field.field.caret(at: field.time, fonts: &field.fonts)
      #expect((caret?.maxY ?? .infinity) <= field.height - 8)
    }
  }

  @Test func anotherTextStartsAtItsTopAndAKeyShowsTheCaret() {
    let text = (1...12).map(String.init).joined(separator: "\n")
    var field = FieldDriver(text)
    #expect(field.scrollY == 144)
    field.run(field.field.setText(text, at: field.time, fonts: &field.fonts))
    #expect(field.scrollY == 0)
    field.type("x")
    #expect(field.scrollY == 144)
  }

  @Test func aTurnOfTheWheelCountsAtOnceAndShowsInTheNextFrames() {
    var field = FieldDriver((1...40).map(String.init).joined(separator: "\n"))
    field.press(.home, .control)
    field.settle()
    let shown = { (field: inout FieldDriver) in
      field.field.state.picture(at: field.time, &field.fonts).scrollOffset
    }
    field.send(.wheel(dx: 0, dy: 3, at: .zero))
    #expect(field.scrollY == 72)
    #expect(shown(&field) == 0)
    #expect(field.field.isMoving(at: field.time))
    var last = 0.0
    for _ in 0..<13 {
      field.wait(0.01)
      #expect(shown(&field) >= last)
      last = shown(&field)
    }
    #expect(last == 72)
  }

  @Test func deletingWhileScrolledClampsTheScroll() {
    var field = FieldDriver((1...12).map(String.init).joined(separator: "\n"))
    #expect(field.scrollY == 144)
    let start = field.text.utf16.count - "\n9\n10\n11\n12".utf16.count
    _ = field.field.select(
      utf16: start..<field.text.utf16.count, at: field.time, fonts: &field.fonts)
    field.press(.backspace)
    #expect(field.contentHeight() == 208)
    #expect(field.scrollY == 48)
  }
}

struct DeletionTests {
  @Test(arguments: [
    ("hello world", "hello ‸"), ("cmd.shadows.enabled", "cmd.shadows.‸"), ("a👨‍👩‍👧‍👦", "‸"),
  ])
  func controlBackspaceDeletesAWord(text: String, result: String) {
    var field = FieldDriver(text)
    field.press(.backspace, .control)
    if text.hasPrefix("a") { field.press(.backspace, .control) }
    #expect(field.drawn == result)
  }

  @Test(arguments: ["👨‍👩‍👧‍👦", "🇯🇵", "❤️", "👋🏽", "1️⃣", "e\u{301}", "\u{1100}\u{1161}\u{11A8}"])
  func oneBackspaceRemovesOneGrapheme(grapheme: String) {
    var field = FieldDriver("x" + grapheme)
    field.press(.backspace)
    #expect(field.drawn == "x‸")
    field.press(.character("z"), .control)
    #expect(field.text == "x" + grapheme)
  }

  @Test func controlCharactersNeverEnter() {
    var field = FieldDriver()
    field.send(.text("a\0b\u{7}c\u{7F}"))
    #expect(field.text == "abc")
    field.paste("x\r\ny\rz\u{0}")
    #expect(field.text == "abcx\ny\nz")
  }
}

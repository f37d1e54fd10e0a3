import Drawing
import Testing

@testable import GrowingField

struct PointerTests {
  private func drag(_ field: inout FieldDriver, count: Int, from: Point, to: Point) {
    field.send(.pointer(PointerEvent(.down(count: 1), at: from)))
    for n in 2..<max(2, count + 1) {
      field.send(.pointer(PointerEvent(.up, at: from)))
      field.send(.pointer(PointerEvent(.down(count: n), at: from)))
    }
    field.send(.pointer(PointerEvent(.moved, at: to)))
  }

  @Test func doubleClickTakesTheWordWithoutItsSpace() {
    var field = FieldDriver("hello, world")
    field.click(20, 20, count: 2)
    #expect(field.drawn == "⟦hello⟧, world")
  }

  @Test func doubleClickTakesAnApostropheInside() {
    var field = FieldDriver("I don't")
    field.click(50, 20, count: 2)
    #expect(field.drawn == "I ⟦don't⟧")
  }

  @Test func tripleClickTakesTheParagraph() {
    var field = FieldDriver("one two\nthree\nfour")
    field.click(20, 44, count: 3)
    #expect(field.drawn == "one two\n⟦three⟧\nfour")
  }

  @Test func draggingAfterADoubleClickExtendsByWordsBothWays() {
    var field = FieldDriver("one two three four")
    // Columns of 12: "two" is at 48…84.
    drag(&field, count: 2, from: Point(x: 60, y: 20), to: Point(x: 110, y: 20))
    #expect(field.drawn == "one ⟦two three⟧ four")
    field.send(.pointer(PointerEvent(.moved, at: Point(x: 5, y: 20))))
    #expect(field.drawn == "⟦one two⟧ three four")
  }

  @Test func draggingSelectsFromThePress() {
    var field = FieldDriver("hello world")
    drag(&field, count: 1, from: Point(x: 25, y: 20), to: Point(x: 61, y: 20))
    #expect(field.drawn == "he⟦llo⟧ world")
    field.send(.pointer(PointerEvent(.up, at: Point(x: 61, y: 20))))
    field.send(.pointer(PointerEvent(.moved, at: Point(x: 100, y: 20))))
    #expect(field.drawn == "he⟦llo⟧ world")
  }

  @Test func shiftClickExtendsFromTheAnchor() {
    var field = FieldDriver("hello world")
    field.click(25, 20)
    field.click(61, 20, .shift)
    #expect(field.drawn == "he⟦llo⟧ world")
    field.click(1, 20, .shift)
    #expect(field.drawn == "⟦he⟧llo world")
  }

  @Test func shiftExtendsByWordsAndParagraphsOnADoubleAndTripleClick() {
    var field = FieldDriver("one two three\nfour five")
    field.click(49, 20)
    field.click(130, 20, count: 2, .shift)
    #expect(field.drawn == "one ⟦two three⟧\nfour five")
    field.click(13, 20, count: 2, .shift)
    #expect(field.drawn == "⟦one ⟧two three\nfour five")
    field.click(25, 44, count: 3, .shift)
    #expect(field.drawn == "one ⟦two three\nfour five⟧")
  }

  @Test func draggingPastTheEdgeScrollsAtASteadyPaceWhateverTheFrames() {
    func offsets(steps: Int) -> Double {
      var field = FieldDriver((1...40).map(String.init).joined(separator: "\n"))
      field.press(.home, .control)
      drag(&field, count: 1, from: Point(x: 5, y: 20), to: Point(x: 5, y: 500))
      for _ in 0..<steps { field.wait(0.4 / Double(steps)) }
      #expect(field.field.isMoving(at: field.time))
      return field.scrollY
    }
    let once = offsets(steps: 1)
    #expect(abs(once - 0.4 * 15 * 24) < 1e-6)
    #expect(abs(offsets(steps: 24) - once) < 1e-6)
  }

  @Test func aClickOutsideTheTextGoesToItsNearestStop() {
    var field = FieldDriver("ab\ncd")
    field.click(200, 20)
    #expect(field.drawn == "ab‸\ncd")
    field.click(-5, 300)
    #expect(field.drawn == "ab\n‸cd")
  }

  @Test func selectAllAndBackspaceEmptiesAndShowsThePlaceholder() {
    var configuration = FieldDriver.configuration
    configuration.placeholder = "Message"
    var field = FieldDriver("some **text**\n\n", configuration)
    field.press(.character("a"), .control)
    field.press(.backspace)
    #expect(field.text == "")
    #expect(field.field.isPlaceholderVisible)
  }

  @Test func selectingAddsNothingToTheHistory() {
    var field = FieldDriver("one two")
    field.click(20, 20, count: 2)
    field.press(.character("a"), .control)
    #expect(!field.field.canUndo)
  }

  @Test func aPressAsksForTheFocusAndThenSelects() {
    var field = FieldDriver("hello")
    field.send(.focus(false))
    field.takeCalls()
    field.click(25, 20)
    #expect(field.takeCalls() == ["shouldBeginEditing", "didBeginEditing", "didChangeSelection"])
    #expect(field.drawn == "he‸llo")
    field.send(.focus(false))
    field.refuses = ["shouldBeginEditing"]
    field.click(49, 20)
    #expect(!field.field.isFocused)
    #expect(field.drawn == "he‸llo")
  }
}

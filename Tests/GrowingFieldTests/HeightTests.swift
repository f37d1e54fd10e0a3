import Drawing
import Testing
import TextLayout

@testable import GrowingField

/// height(of: n) = 16 + 24·n: what a field of n rows is high.
private func height(of rows: Int) -> Double { 16 + 24 * Double(rows) }

struct HeightTests {
  @Test func pastePastTheMaximumShowsItsEnd() {
    var field = FieldDriver()
    field.paste((1...12).map(String.init).joined(separator: "\n"))
    field.settle()
    #expect(field.height == height(of: 6))
    #expect(field.contentHeight() == 304)
    #expect(field.scrollY == 144)
    field.send(.wheel(dx: 0, dy: -2, at: .zero))
    #expect(field.scrollY == 96)
    field.send(.wheel(dx: 0, dy: 99, at: .zero))
    #expect(field.scrollY == 144)
    field.send(.wheel(dx: 0, dy: -99, at: .zero))
    #expect(field.scrollY == 0)
  }

  @Test func cuttingAllAndPastingItBackChangesNothing() {
    var configuration = FieldDriver.configuration
    configuration.maxNumberOfLines = 3
    var field = FieldDriver("1\n2\n3\n4\n5", configuration)
    field.press(.character("a"), .control)
    field.press(.character("x"), .control)
    field.settle()
    #expect(field.height == height(of: 1))
    field.press(.character("v"), .control)
    field.settle()
    #expect([field.height, field.contentHeight(), field.scrollY] == [88, 136, 48])
    #expect(field.drawn == "1\n2\n3\n4\n5‸")
  }

  @Test func anUnbrokenWordBreaksAndASpaceBehindItHangs() {
    var field = FieldDriver()
    field.paste(String(repeating: "a", count: 95))
    field.settle()
    #expect(field.rows() == 5)
    #expect(field.height == 136)
    field.type(" ")
    field.settle()
    #expect(field.height == 136)
  }

  @Test func scrollingBeginsOnlyPastTheMaximum() {
    var field = FieldDriver("1\n2\n3\n4\n5\n6")
    #expect(field.height == height(of: 6))
    #expect(!field.field.isScrollEnabled)
    field.type("\n")
    #expect(field.height == height(of: 6))
    #expect(field.field.isScrollEnabled)
    #expect(field.scrollY == 24)
  }

  @Test func onlyNewlinesMakeRows() {
    var configuration = FieldDriver.configuration
    configuration.placeholder = "Message"
    var field = FieldDriver("", configuration)
    #expect(field.field.isPlaceholderVisible)
    field.type("\n\n")
    field.settle()
    #expect(field.height == 88)
    #expect(!field.field.isPlaceholderVisible)
  }

  @Test func theFirstKeyDoesNotResize() {
    var field = FieldDriver()
    let empty = field.height
    field.type("x")
    #expect(field.field.targetHeight == empty)
  }

  @Test func anotherWidthWrapsAgain() {
    var field = FieldDriver(String(repeating: "a", count: 60))
    #expect(field.height == height(of: 3))
    for (width, rows) in [(480.0, 2), (240, 3)] {
      var configuration = field.field.configuration
      configuration.width = width
      field.run(field.field.configure(configuration, at: field.time, fonts: &field.fonts))
      #expect(field.takeCalls() == ["changeHeight", "willChangeHeight"])
      field.settle()
      #expect(field.takeCalls() == ["didChangeHeight"])
      #expect(field.height == height(of: rows))
      #expect(field.drawn.hasSuffix("a‸"))
    }
  }

  @Test func anotherFontAndOtherInsetsMakeOtherLimitsAtOnce() {
    var field = FieldDriver("1\n2\n3\n4\n5\n6\n7")
    var configuration = field.field.configuration
    configuration.animateHeightChange = false
    configuration.font?.size = 30
    field.run(field.field.configure(configuration, at: field.time, fonts: &field.fonts))
    #expect(field.height == 16 + 36 * 6)
    configuration.textContainerInset.top = 12
    configuration.textContainerInset.bottom = 12
    field.run(field.field.configure(configuration, at: field.time, fonts: &field.fonts))
    #expect(field.height == 24 + 36 * 6)
  }

  @Test func growsRowByRowFromTheMinimum() {
    var configuration = FieldDriver.configuration
    configuration.maxNumberOfLines = 5
    var field = FieldDriver("", configuration)
    var heights = [field.height]
    for _ in 0..<6 {
      field.type("\n")
      field.settle()
      heights.append(field.height)
    }
    #expect(heights == [40, 64, 88, 112, 136, 136, 136])
  }

  @Test func aMinimumAboveTheMaximumWins() {
    var configuration = FieldDriver.configuration
    configuration.minNumberOfLines = 5
    configuration.maxNumberOfLines = 3
    var field = FieldDriver("", configuration)
    #expect(field.height == 136)
    field.type("\n\n\n\n")
    #expect(!field.field.isScrollEnabled)
    field.type("\n")
    field.settle()
    #expect(field.height == 136)
    #expect(field.field.isScrollEnabled)
  }

  @Test func typingInOneRowTellsOfNoHeight() {
    var field = FieldDriver()
    field.type("abc")
    let calls = field.takeCalls()
    #expect(calls.filter { $0 == "didChange" }.count == 3)
    #expect(calls.allSatisfy { !$0.contains("Height") })
  }

  @Test func growingAndShrinkingDoesNotDrift() {
    var field = FieldDriver()
    for _ in 0..<100 {
      field.type("\n")
      field.wait(0.03)
      field.press(.backspace)
      field.wait(0.03)
    }
    field.settle()
    #expect(field.height == 40)
    #expect(field.scrollY == 0)
  }

  @Test func fallbackNeverMovesARow() {
    var field = FieldDriver()
    field.type("abc日😀")
    field.settle()
    #expect(field.height == 40)
  }

  @Test func aLongPlaceholderWrapsAndCounts() {
    var configuration = FieldDriver.configuration
    configuration.placeholder = "Type a message please now"
    var field = FieldDriver("", configuration)
    #expect(field.height == 64)
    field.type("x")
    field.settle()
    #expect(field.height == 40)
    field.press(.backspace)
    field.settle()
    #expect(field.height == 64)
    configuration.placeholder = String(repeating: "word ", count: 100)
    let full = FieldDriver("", configuration)
    #expect(full.height == height(of: 6))
    #expect(!full.field.isScrollEnabled)
  }

  @Test func anotherPlaceholderIsMeasuredWhileItShows() {
    var field = FieldDriver()
    var configuration = field.field.configuration
    for (placeholder, rows) in [("Type a message please now", 2), ("Message", 1), (" ", 1)] {
      configuration.placeholder = placeholder
      field.run(field.field.configure(configuration, at: field.time, fonts: &field.fonts))
      #expect(field.field.isPlaceholderVisible)
      field.settle()
      #expect(field.height == height(of: rows))
    }
    field.type(" ")
    #expect(!field.field.isPlaceholderVisible)
    configuration.placeholder = "Type a message please now"
    field.run(field.field.configure(configuration, at: field.time, fonts: &field.fonts))
    field.settle()
    #expect(field.height == height(of: 1))
  }

  @Test func onlyTextScrollsAndNoPlaceholder() {
    var configuration = FieldDriver.configuration
    configuration.placeholder = String(repeating: "word ", count: 100)
    configuration.maxHeight = 100
    var field = FieldDriver("", configuration)
    #expect(field.height == 100)
    field.send(.wheel(dx: 0, dy: 9, at: Point(x: 30, y: 30)))
    #expect(!field.field.isScrollEnabled)
    #expect(field.field.contentOffset(at: field.time) == 0)
    field.type(String(repeating: "word ", count: 100))
    field.settle()
    #expect(field.field.isScrollEnabled)
  }

  @Test func placeholderHidesForSpacesAndPreeditAndComesBack() {
    var configuration = FieldDriver.configuration
    configuration.placeholder = "Message"
    var field = FieldDriver("", configuration)
    field.send(.preedit("に", selection: nil))
    #expect(!field.field.isPlaceholderVisible)
    field.send(.preedit("", selection: nil))
    #expect(field.field.isPlaceholderVisible)
    field.type(" ")
    #expect(!field.field.isPlaceholderVisible)
  }
}

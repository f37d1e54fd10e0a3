import Drawing
import Testing

@testable import GrowingField

/// The delegate's calls and the height on its way (CONTRACT section 3).
struct GrowthCallsTests {
  @Test func oneEditCallsInTheContractsOrder() {
    var field = FieldDriver()
    field.press(.return, .shift)
    #expect(
      field.takeCalls() == [
        "shouldChangeText", "didChangeSelection", "changeHeight", "willChangeHeight", "didChange",
      ])
    field.wait(0.05)
    #expect(field.takeCalls() == [])
    field.wait(0.05)
    #expect(field.takeCalls() == ["didChangeHeight"])
  }

  @Test(arguments: [true, false])
  func withoutAnimationTheSameCallsComeInTheSameOrder(reduced: Bool) {
    var configuration = FieldDriver.configuration
    if reduced {
      configuration.motion = .reduced
    } else {
      configuration.animateHeightChange = false
    }
    var field = FieldDriver("", configuration)
    field.press(.return, .shift)
    #expect(
      field.takeCalls() == [
        "shouldChangeText", "didChangeSelection", "changeHeight", "willChangeHeight", "didChange",
        "didChangeHeight",
      ])
    #expect(field.height == 64)
  }

  @Test func returnAsksFirst() {
    var field = FieldDriver()
    field.press(.return)
    #expect(field.takeCalls().prefix(2) == ["shouldReturn", "shouldChangeText"])
    #expect(field.text == "\n")
  }

  @Test func aRefusedChangeChangesNothing() {
    var field = FieldDriver("ab")
    field.refuses = ["shouldChangeText"]
    field.type("c")
    field.press(.backspace)
    field.paste("x")
    #expect(field.drawn == "ab‸")
    #expect(field.takeCalls() == ["shouldChangeText", "shouldChangeText", "shouldChangeText"])
  }

  @Test func textByTheAPICallsDidChangeAndTheHeightsOnly() {
    var field = FieldDriver()
    field.run(field.field.setText("a\nb", at: field.time, fonts: &field.fonts))
    #expect(field.takeCalls() == ["changeHeight", "willChangeHeight", "didChange"])
    field.settle()
    #expect(field.takeCalls() == ["didChangeHeight"])
    #expect(!field.field.canUndo)
  }

  @Test func interruptedGrowthArrivesOnce() {
    var field = FieldDriver()
    field.press(.return, .shift)
    field.wait(0.05)
    let before = field.height
    field.press(.return, .shift)
    #expect(field.height == before)
    var last = before
    for _ in 0..<50 {
      field.wait(0.002)
      #expect(field.height >= last)
      last = field.height
    }
    #expect(field.height == 88)
    #expect(field.calls.filter { $0 == "didChangeHeight" }.count == 1)
  }

  @Test func growthHasTheCurvesValuesAtEachQuarter() {
    var field = FieldDriver()
    field.press(.return, .shift)
    var heights = [field.height]
    for _ in 0..<4 {
      field.wait(0.025)
      heights.append(field.height)
    }
    let expected = [40, 40 + 24 * 0.1292, 52, 64 - 24 * 0.1292, 64]
    for (height, value) in zip(heights, expected) { #expect(abs(height - value) < 0.02) }
  }

  @Test func typingDuringTheAnimationLeavesTheTarget() {
    var field = FieldDriver()
    field.press(.return, .shift)
    field.wait(0.03)
    field.takeCalls()
    field.type("abc")
    #expect(field.field.targetHeight == 64)
    #expect(!field.calls.contains("changeHeight"))
  }

  @Test func theCaretsRowStaysInViewOnEachFrame() {
    var field = FieldDriver("1")
    field.paste("\n2\n3\n4\n5\n6")
    #expect(field.calls.filter { $0 == "changeHeight" }.count == 1)
    for _ in 0...20 {
      let caret = field.field.caret(at: field.time, fonts: &field.fonts)
      #expect((caret?.maxY ?? .infinity) <= field.height - 8 + 0.001)
      #expect((caret?.minY ?? -1) >= 0)
      field.wait(0.005)
    }
    #expect(field.height == 160)
  }

  @Test func noFrameOfAGrowthShowsTheTopAndThenTheEnd() {
    var field = FieldDriver("1")
    field.paste((2...12).map { "\n\($0)" }.joined())
    var offsets: [Double] = []
    for _ in 0...40 {
      offsets.append(field.scrollY)
      let caret = field.field.caret(at: field.time, fonts: &field.fonts)
      #expect((caret?.maxY ?? .infinity) <= field.height - 8 + 0.001)
      field.wait(0.005)
    }
    // What lies above the caret's row is scrolled away at once and comes back as the view grows.
    #expect(offsets == offsets.sorted(by: >))
    #expect(offsets.last == 144)
  }

  @Test(arguments: [
    "unbroken", "words", "newlines", "shift+return", "paste", "undo", "arrows",
  ]) func theCaretsRowIsWhollyInSightAfterEachKey(by way: String) {
    var field = FieldDriver((1...6).map(String.init).joined(separator: "\n"))
    if way == "arrows" { field.press(.home, .control) }
    if way == "undo" {
      field.paste("\n7\n8\n9\n10")
      field.press(.home, .control)
      field.press(.character("z"), .control)
    }
    for step in 0..<50 {
      switch way {
      case "unbroken": field.type("a")
      case "words": field.type(step % 5 == 4 ? " " : "a")
      case "newlines": field.type("\n")
      case "shift+return": field.press(.return, .shift)
      case "paste": field.paste("x\ny")
      case "undo": field.press(.character(step % 2 == 0 ? "y" : "z"), .control)
      default: field.press(.down)
      }
      field.settle()
      let caret = field.field.caret(at: field.time, fonts: &field.fonts)
      #expect((caret?.maxY ?? .infinity) <= field.height - 8 + 0.001)
      #expect((caret?.minY ?? -1) >= 8 - 0.001)
    }
  }

  @Test(arguments: ["\n", "1\n2\n3", "a long text that wraps in some rows"])
  func withoutAnimationEverythingEndsTheSame(text: String) {
    var fields = [MotionPreference.full, .reduced].map { motion in
      var configuration = FieldDriver.configuration
      configuration.motion = motion
      var field = FieldDriver("", configuration)
      field.paste(text)
      field.settle()
      return field
    }
    #expect(fields[0].calls == fields[1].calls && fields[0].calls.contains("didChangeHeight"))
    #expect(fields[0].height == fields[1].height && fields[0].scrollY == fields[1].scrollY)
    #expect(fields[0].contentHeight() == fields[1].contentHeight())
  }

  @Test func undoCallsAsTypingDoes() {
    var field = FieldDriver()
    field.press(.return, .shift)
    field.settle()
    field.takeCalls()
    field.press(.character("z"), .control)
    #expect(
      field.takeCalls() == [
        "shouldChangeText", "didChangeSelection", "changeHeight", "willChangeHeight", "didChange",
      ])
    #expect(field.text == "")
  }
}

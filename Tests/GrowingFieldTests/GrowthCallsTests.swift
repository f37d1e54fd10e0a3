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

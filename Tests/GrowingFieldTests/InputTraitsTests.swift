import Drawing
import Testing

@testable import GrowingField

struct InputTraitsTests {
  @Test func returnWaitsForTextWhereItIsToldTo() {
    var configuration = FieldDriver.configuration
    configuration.traits.enablesReturnKeyAutomatically = true
    var field = FieldDriver("", configuration)
    field.press(.return)
    field.press(.return, .shift)
    #expect(field.text == "" && field.takeCalls() == [])
    field.type("a\n")
    #expect(field.text == "a\n")
    field.press(.backspace, times: 2)
    field.takeCalls()
    field.press(.return)
    #expect(field.text == "" && field.takeCalls() == [])
  }

  private func long(_ change: (inout FieldConfiguration) -> Void) -> FieldDriver {
    var configuration = FieldDriver.configuration
    change(&configuration)
    return FieldDriver("1\n2\n3\n4\n5\n6\n7\n8\n9", configuration)
  }

  @Test func scrollingGivesUpTheFocusOnlyWhereItDismissesTheKeyboard() {
    for mode in KeyboardDismissal.allCases {
      var field = long { $0.traits.keyboardDismissal = mode }
      field.send(.wheel(dx: 0, dy: 1, at: .zero))
      #expect(field.field.isFocused, "nothing was scrolled: \(mode)")
      field.send(.wheel(dx: 0, dy: -1, at: .zero))
      #expect(field.field.isFocused == (mode != .onDrag))
      #expect(field.takeCalls() == (mode == .onDrag ? ["shouldEndEditing", "didEndEditing"] : []))
    }
  }

  @Test func aDelegateMayKeepTheFocusOfAScrolledView() {
    var field = long { $0.traits.keyboardDismissal = .onDrag }
    field.refuses = ["shouldEndEditing"]
    field.send(.wheel(dx: 0, dy: -1, at: .zero))
    #expect(field.field.isFocused)
    #expect(field.scrollY == 48)
  }

  @Test func theWheelDoesNothingWhereScrollingIsOff() {
    var field = long { $0.allowsScrolling = false }
    #expect(field.scrollY == 72)
    field.send(.wheel(dx: 0, dy: -1, at: .zero))
    #expect(field.scrollY == 72)
    field.press(.home, .control)
    #expect(field.scrollY == 0)
  }

  @Test func aRefusedFocusDropsOnlyThePressThatAskedForIt() {
    var field = FieldDriver("text")
    field.send(.focus(false))
    var fonts = field.fonts
    // What waits behind a question that a program asked belongs to somebody else.
    _ = field.field.handle(.focus(true), at: 1, fonts: &fonts)
    _ = field.field.handle(.textSize(.larger), at: 1, fonts: &fonts)
    let outputs = field.field.handle(.answer(false), at: 1, fonts: &fonts)
    #expect(outputs.contains { if case .textSize = $0 { true } else { false } })
    // The press that led to a question goes with it.
    let press = PointerEvent(.down(count: 3), at: Point(x: 1, y: 10))
    _ = field.field.handle(.pointer(press), at: 2, fonts: &fonts)
    _ = field.field.handle(.textSize(.larger), at: 2, fonts: &fonts)
    let after = field.field.handle(.answer(false), at: 2, fonts: &fonts)
    #expect(after.count == 1)
    #expect(field.field.selectedUTF16Range.isEmpty)
  }

  @Test func aHeightThatIsFinishedIsToldOnce() {
    var field = FieldDriver()
    field.type("a\nb")
    field.wait(0.05)
    field.takeCalls()
    #expect(field.height < 64)
    field.run(field.field.finishGrowth(at: field.time))
    #expect(field.height == 64)
    #expect(field.takeCalls() == ["didChangeHeight"])
    field.settle()
    field.run(field.field.finishGrowth(at: field.time))
    #expect(field.takeCalls() == [])
  }

  @Test(arguments: [(100.0, 100.0), (0, 40), (-5, 160), (.nan, 160), (.infinity, 160)])
  func theRoomThatIsLeftIsALimit(room: Double, height: Double) {
    let field = long { $0.availableHeight = room }
    #expect(field.height == height)
  }
}

import Foundation
import GrowingField
import GrowingText
import SDLBackend
import Testing

struct DelegateOrderTests {
  @Test func oneEditCallsInTheContractsOrder() throws {
    let fixture = try Fixture()
    fixture.key(.return, .shift)
    #expect(fixture.recorder.take() == ["shouldChangeText"] + Fixture.calls)
    #expect(fixture.view.text == "\n")
    fixture.view.advance(to: 0.05)
    #expect(fixture.recorder.take() == [])
    fixture.view.advance(to: 0.1)
    fixture.view.advance(to: 0.2)
    #expect(fixture.recorder.take() == ["didChangeHeight"])
    #expect(fixture.view.frame == CGRect(x: 16, y: 16, width: 358, height: fixture.height(2)))
  }

  @Test(arguments: [false, true]) func withoutAnimationTheSameCallsComeAtOnce(
    reduced: Bool
  ) throws {
    let fixture = try Fixture {
      if reduced { $0.motion = .reduced } else { $0.animateHeightChange = false }
    }
    fixture.key(.return, .shift)
    #expect(
      fixture.recorder.take() == ["shouldChangeText"] + Fixture.calls + ["didChangeHeight"])
  }

  @Test func noHeightCallsWhereTheHeightStays() throws {
    let fixture = try Fixture()
    for character in ["a", "b", "c"] { fixture.view.handle(.text(character), at: 0) }
    fixture.view.advance(to: 1)
    let once = ["shouldChangeText", "didChangeSelection", "didChange"]
    #expect(fixture.recorder.take() == once + once + once)
  }

  @Test func returnAsksAndInsertsANewlineUnlessTaken() throws {
    let fixture = try Fixture()
    fixture.key(.return)
    #expect(fixture.recorder.take() == ["shouldReturn", "shouldChangeText"] + Fixture.calls)
    fixture.recorder.answers["shouldReturn"] = true
    fixture.key(.return)
    #expect(
      fixture.recorder.take() == ["shouldReturn", "shouldEndEditing", "didEndEditing"])
    #expect(fixture.view.text == "\n")
    #expect(!fixture.view.isFirstResponder)
  }

  @Test func settingTheTextAsksNobodyAndClearsTheHistory() throws {
    let fixture = try Fixture()
    fixture.view.handle(.text("draft"), at: 0)
    _ = fixture.recorder.take()
    fixture.view.text = "a\nb"
    #expect(fixture.recorder.take() == ["changeHeight", "willChangeHeight", "didChange"])
    #expect(fixture.view.selectedRange == NSRange(location: 3, length: 0))
    fixture.key(.character("z"), .control)
    #expect(fixture.view.text == "a\nb")
  }

  @Test func aRefusedChangeChangesNothing() throws {
    let fixture = try Fixture()
    fixture.recorder.answers["shouldChangeText"] = false
    fixture.view.handle(.text("x"), at: 0)
    #expect(fixture.recorder.take() == ["shouldChangeText"])
    #expect(fixture.view.text == "" && !fixture.view.hasText)
  }

  @Test func focusIsAskedForAndGivenUp() throws {
    let fixture = try Fixture()
    fixture.recorder.answers["shouldEndEditing"] = false
    #expect(!fixture.view.resignFirstResponder())
    fixture.recorder.answers["shouldEndEditing"] = true
    #expect(fixture.view.resignFirstResponder())
    #expect(fixture.recorder.take() == ["shouldEndEditing", "shouldEndEditing", "didEndEditing"])
    fixture.recorder.answers["shouldBeginEditing"] = false
    #expect(!fixture.view.becomeFirstResponder())
    #expect(fixture.recorder.take() == ["shouldBeginEditing"])
  }

  @Test func differencesAddUpAlsoWhereOneInterruptsTheOther() throws {
    let fixture = try Fixture()
    fixture.key(.return, .shift, at: 0)
    fixture.key(.return, .shift, at: 0.05)
    fixture.view.advance(to: 0.2)
    #expect(fixture.recorder.take().filter { $0 == "didChangeHeight" }.count == 1)
    fixture.key(.backspace, at: 1)
    fixture.key(.backspace, at: 1.05)
    #expect(fixture.recorder.diffs == [21, 21, -21, -21])
  }

  @Test func differencesAddUpWhateverChangesTheText() throws {
    let fixture = try Fixture()
    let view = fixture.view
    fixture.environment.clipboard.write(["text/plain": Array("1\n2\n3".utf8)], to: .clipboard)
    fixture.key(.character("v"), .control, at: 1)
    fixture.key(.character("a"), .control, at: 2)
    fixture.key(.character("x"), .control, at: 2)
    fixture.key(.character("v"), .control, at: 2.05)
    fixture.key(.character("z"), .control, at: 3)
    fixture.key(.character("y"), .control, at: 4)
    view.advance(to: 5)
    view.text = "1\n2"
    view.text = ""
    view.advance(to: 6)
    #expect(fixture.recorder.diffs == [42, -42, 42, -42, 42, -21, -21])
    #expect(Double(view.frame.height) == fixture.height(1))
  }

  @Test func aPasteIsReadFromTheClipboardAndToldAsOneChange() throws {
    let fixture = try Fixture()
    fixture.environment.clipboard.write(["text/plain": Array("a\r\nb".utf8)], to: .clipboard)
    fixture.key(.character("v"), .control)
    #expect(fixture.view.text == "a\nb")
    #expect(fixture.recorder.take() == ["shouldChangeText"] + Fixture.calls)
    fixture.key(.character("a"), .control)
    fixture.key(.character("x"), .control)
    #expect(fixture.environment.clipboard.read(.clipboard)?["text/plain"] == Array("a\nb".utf8))
    #expect(fixture.view.text == "")
  }
}

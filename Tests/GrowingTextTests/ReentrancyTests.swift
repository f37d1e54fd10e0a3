import Foundation
import GrowingField
import GrowingText
import Testing

struct ReentrancyTests {
  @Test func aTextSetInsideDidChangeIsTakenAndToldOnce() throws {
    let fixture = try Fixture()
    let view = fixture.view
    fixture.recorder.during["didChange"] = { view.text += "!" }
    view.handle(.text("a"), at: 0)
    #expect(view.text == "a!")
    #expect(fixture.recorder.take().filter { $0 == "didChange" }.count == 1)
    view.handle(.text("b"), at: 0)
    #expect(view.text == "a!b!")
  }

  @Test(arguments: [false, true]) func aTextSetInsideTheQuestionReplacesTheChange(
    answer: Bool
  ) throws {
    let fixture = try Fixture()
    let view = fixture.view
    var seen = ""
    fixture.recorder.answers["shouldChangeText"] = answer
    fixture.recorder.during["shouldChangeText"] = {
      view.text = "set"
      seen = view.text
    }
    view.handle(.text("typed"), at: 0)
    #expect(seen == "set")
    #expect(view.text == "set")
    #expect(fixture.recorder.take() == ["shouldChangeText", "didChange"])
  }

  @Test func whatACallLeadsToIsToldAfterWhatWasDue() throws {
    let fixture = try Fixture()
    let view = fixture.view
    fixture.recorder.during["didChangeSelection"] = {
      fixture.recorder.during = [:]
      view.selectedRange = NSRange(location: 0, length: 0)
    }
    view.handle(.text("a"), at: 0)
    #expect(
      fixture.recorder.take() == [
        "shouldChangeText", "didChangeSelection", "didChange", "didChangeSelection",
      ])
  }

  @Test func aMaximumChangedInWillChangeHeightHolds() throws {
    let fixture = try Fixture()
    let view = fixture.view
    fixture.recorder.during["willChangeHeight"] = { view.maxNumberOfLines = 2 }
    view.text = "1\n2\n3\n4"
    view.advance(to: 1)
    #expect(Double(view.frame.height) == fixture.height(2))
    #expect(fixture.recorder.diffs == [63, -42])
    #expect(fixture.recorder.take().filter { $0 == "didChangeHeight" }.count == 1)
  }

  @Test func heightsThatAnswerEachOtherComeToRest() throws {
    let fixture = try Fixture()
    let view = fixture.view
    fixture.recorder.during["willChangeHeight"] = {
      view.minNumberOfLines = view.minNumberOfLines == 3 ? 4 : 3
    }
    view.text = "1\n2"
    view.advance(to: 1)
    #expect(fixture.recorder.take().filter { $0 == "willChangeHeight" }.count == 9)
  }

  @Test func aFocusAskedForInsideItsOwnQuestionComesToRest() throws {
    let fixture = try Fixture()
    let view = fixture.view
    view.resignFirstResponder()
    fixture.recorder.answers["shouldBeginEditing"] = false
    fixture.recorder.during["shouldBeginEditing"] = { view.becomeFirstResponder() }
    _ = fixture.recorder.take()
    view.becomeFirstResponder()
    #expect(fixture.recorder.take().count <= 9)
    #expect(!view.isFirstResponder)
  }

  @Test func givingUpTheFocusInsideDidChangeIsToldInOrder() throws {
    let fixture = try Fixture()
    let view = fixture.view
    fixture.recorder.during["didChange"] = { view.resignFirstResponder() }
    view.handle(.text("a"), at: 0)
    #expect(
      fixture.recorder.take() == [
        "shouldChangeText", "didChangeSelection", "didChange", "shouldEndEditing",
        "didEndEditing",
      ])
    #expect(!view.isFirstResponder)
  }

  @Test func aDelegateThatGoesAwayIsNoLongerTold() throws {
    let fixture = try Fixture()
    let view = fixture.view
    fixture.recorder.during["didChangeSelection"] = { view.delegate = nil }
    view.handle(.text("a"), at: 0)
    #expect(fixture.recorder.take() == ["shouldChangeText", "didChangeSelection"])
    var recorder: CallRecorder? = CallRecorder()
    view.delegate = recorder
    recorder = nil
    #expect(recorder == nil && view.delegate == nil)
    view.handle(.text("b"), at: 0)
    #expect(view.text == "ab")
  }
}

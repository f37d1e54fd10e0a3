import Drawing
import Foundation
import GrowingField
import GrowingText
import Testing

/// Any property may be set inside any call; the calls come to rest and the value holds.
struct SettingInsideCallsTests {
  nonisolated static let names = [
    "shouldBeginEditing", "didBeginEditing", "shouldChangeText", "didChangeSelection",
    "changeHeight", "willChangeHeight", "didChange", "didChangeHeight", "shouldReturn",
    "shouldEndEditing", "didEndEditing",
  ]

  /// Focus, a letter, two newlines, the growth, an undo, and the focus away.
  private func use(_ fixture: Fixture) {
    let view = fixture.view
    view.resignFirstResponder()
    view.becomeFirstResponder()
    view.handle(.text("a"), at: 1)
    fixture.key(.return, at: 1)
    fixture.key(.return, .shift, at: 1.05)
    view.advance(to: 2)
    fixture.key(.character("z"), .control, at: 3)
    view.advance(to: 4)
    view.resignFirstResponder()
    view.advance(to: 5)
  }

  private func check(
    _ name: String, _ change: @escaping (GrowingTextView) -> Void,
    holds: (GrowingTextView) -> Bool
  ) throws {
    let fixture = try Fixture()
    var count = 0
    fixture.recorder.during[name] = { [unowned view = fixture.view] in
      count += 1
      change(view)
    }
    use(fixture)
    #expect(count > 0 && fixture.recorder.calls.count < 200)
    #expect(holds(fixture.view))
    #expect(!fixture.view.isMoving(at: 5))
  }

  @Test(arguments: names) func theTextMayBeSet(name: String) throws {
    try check(name, { $0.text = "set" }, holds: { $0.text.hasPrefix("set") })
  }

  @Test(arguments: names) func theLimitsMayBeSet(name: String) throws {
    try check(
      name,
      {
        $0.minNumberOfLines = 3
        $0.maxNumberOfLines = 3
      }, holds: { $0.frame.height == 16 + 3 * 21 })
  }

  @Test(arguments: names) func theSelectionMayBeSet(name: String) throws {
    try check(
      name, { $0.selectedRange = NSRange(location: 0, length: 99) },
      holds: { $0.selectedRange.upperBound <= ($0.text as NSString).length })
  }

  @Test(arguments: names) func fontWidthAndInsetsMayBeSet(name: String) throws {
    try check(
      name,
      {
        $0.font = .systemFont(ofSize: 30)
        $0.frame.size.width = 100
        $0.textContainerInset = EdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
      }, holds: { $0.frame.width == 100 && $0.font?.pointSize == 30 })
  }

  @Test(arguments: names) func theViewMayBeMadeReadOnly(name: String) throws {
    try check(name, { $0.editable = false }, holds: { !$0.isEditable })
  }

  @Test(arguments: names) func theDelegateMayGoAway(name: String) throws {
    try check(name, { $0.delegate = nil }, holds: { $0.delegate == nil })
  }

  @Test(arguments: names) func theViewMayLeaveItsHost(name: String) throws {
    let host = try GrowingTextHost(size: CGSize(width: 400, height: 300))
    let fixture = try Fixture()
    host.addSubview(fixture.view)
    fixture.recorder.during[name] = { [unowned view = fixture.view] in view.removeFromSuperview() }
    use(fixture)
    #expect(fixture.recorder.calls.count < 200)
    #expect(!fixture.view.isMoving(at: 5))
  }
}

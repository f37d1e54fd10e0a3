import Drawing
import Foundation
import GrowingField
import GrowingText
import Testing

/// What a program should not set: it leads to a documented result, and never to a crash.
struct BadValueTests {
  /// A property, and a value that is no length.
  nonisolated struct Setting: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var set: @MainActor (GrowingTextView, CGFloat) -> Void
  }

  nonisolated static let settings: [Setting] = [
    Setting(testDescription: "frame.origin.x") { $0.frame.origin.x = $1 },
    Setting(testDescription: "frame.size") { $0.frame.size = CGSize(width: $1, height: $1) },
    Setting(testDescription: "minHeight") { $0.minHeight = $1 },
    Setting(testDescription: "maxHeight") { $0.maxHeight = $1 },
    Setting(testDescription: "both heights") {
      $0.minHeight = $1
      $0.maxHeight = 50
    },
    Setting(testDescription: "font") {
      var font = Font.systemFont(ofSize: 17)
      font.pointSize = $1
      $0.font = font
    },
    Setting(testDescription: "textContainerInset") {
      $0.textContainerInset = EdgeInsets(top: $1, left: $1, bottom: $1, right: $1)
    },
    Setting(testDescription: "contentInset") {
      $0.contentInset = EdgeInsets(top: $1, left: $1, bottom: $1, right: $1)
    },
    Setting(testDescription: "verticalScrollIndicatorInsets") {
      $0.verticalScrollIndicatorInsets = EdgeInsets(top: $1, bottom: $1, right: $1)
    },
    Setting(testDescription: "contentOffset") {
      $0.internalTextView.contentOffset = CGPoint(x: $1, y: $1)
    },
    Setting(testDescription: "animationDuration") {
      $0.animationDuration = $1
      $0.text += "\nmore"
    },
    Setting(testDescription: "numbers of lines") {
      let lines = $1.isNaN ? 0 : $1 < 0 ? Int.min : .max
      $0.minNumberOfLines = lines
      $0.maxNumberOfLines = 2
    },
    Setting(testDescription: "sizeThatFits") {
      _ = $0.sizeThatFits(CGSize(width: $1, height: $1))
    },
  ]

  @Test(arguments: settings, [.nan, .infinity, -.infinity, -1, 1e9] as [CGFloat])
  func aValueThatIsNoLengthLeavesAViewThatWorks(setting: Setting, value: CGFloat) throws {
    let fixture = try Fixture()
    let view = fixture.view
    view.text = (1...9).map { "row \($0)" }.joined(separator: "\n")
    setting.set(view, value)
    for step in 0...4 {
      let time = Double(step) * 0.05
      view.handle(.text("x"), at: time)
      view.advance(to: time)
      var canvas = Canvas(size: Size(width: 390, height: 300), scale: 2)
      view.draw(into: &canvas, at: time)
    }
    #expect(view.text.hasSuffix("xxxxx"))
    #expect(view.frame.height.isFinite && view.frame.height >= 0)
    #expect(view.frame.width.isFinite && view.frame.width >= 0)
    #expect(view.frame.origin.x.isFinite)
  }

  @Test func aMinimumAboveTheMaximumWinsInEitherOrder() throws {
    for minimumFirst in [false, true] {
      let fixture = try Fixture()
      let view = fixture.view
      view.animateHeightChange = false
      if minimumFirst { (view.minNumberOfLines, view.maxNumberOfLines) = (5, 3) }
      if !minimumFirst { (view.maxNumberOfLines, view.minNumberOfLines) = (3, 5) }
      #expect(Double(view.frame.height) == fixture.height(5))
      if minimumFirst { (view.minHeight, view.maxHeight) = (300, 200) }
      if !minimumFirst { (view.maxHeight, view.minHeight) = (200, 300) }
      #expect(view.frame.height == 300)
      #expect(view.minHeight == 300 && view.maxHeight == 200)
      #expect((view.minNumberOfLines, view.maxNumberOfLines) == (5, 3))
    }
  }

  @Test(arguments: [
    (NSRange(location: 1, length: 0), NSRange(location: 0, length: 0)),
    (NSRange(location: 0, length: 1), NSRange(location: 0, length: 0)),
    (NSRange(location: 1, length: 2), NSRange(location: 0, length: 2)),
    (NSRange(location: 99, length: 1), NSRange(location: 5, length: 0)),
    (NSRange(location: .min, length: .max), NSRange(location: 0, length: 5)),
    (NSRange(location: .max, length: .max), NSRange(location: 5, length: 0)),
  ]) func aRangeInsideAPairOrOutsideIsCutToCharacters(given: NSRange, taken: NSRange) throws {
    let view = try Fixture().view
    view.text = "😀😀b"
    view.selectedRange = given
    #expect(view.selectedRange == taken)
    view.scrollRangeToVisible(given)
    view.handle(.text("x"), at: 0)
    #expect(!view.text.contains("\u{FFFD}"))
  }
}

import Drawing
import Foundation
import GrowingField
import LiveMarkdown
import Testing

@testable import GrowingText

struct ProxiedPropertyTests {
  @Test func whatAKeyboardIsAskedReadsBack() throws {
    let view = try Fixture().view
    for type in ReturnKeyType.allCases {
      view.returnKeyType = type
      #expect(view.returnKeyType == type)
    }
    for type in KeyboardType.allCases {
      view.keyboardType = type
      #expect(view.keyboardType == type)
    }
    for mode in KeyboardDismissMode.allCases {
      view.keyboardDismissMode = mode
      #expect(view.keyboardDismissMode == mode)
    }
    for type in TextAutocorrectionType.allCases {
      view.internalTextView.autocorrectionType = type
      #expect(view.internalTextView.autocorrectionType == type)
    }
    for category in ContentSizeCategory.allCases {
      view.contentSizeCategory = category
      #expect(view.contentSizeCategory == category)
      #expect(view.font?.pointSize == category.bodySize)
    }
    for types in [[], .link, .phoneNumber, .all] as [DataDetectorTypes] {
      view.dataDetectorTypes = types
      #expect(view.dataDetectorTypes == types)
    }
    view.enablesReturnKeyAutomatically = true
    view.verticalScrollIndicatorInsets = EdgeInsets(top: 3)
    view.horizontalScrollIndicatorInsets = EdgeInsets(left: 4)
    #expect(view.enablesReturnKeyAutomatically)
    #expect(view.verticalScrollIndicatorInsets.top == 3)
    #expect(view.horizontalScrollIndicatorInsets.left == 4)
    #expect(ReturnKeyType.send.label == "send" && ReturnKeyType.default.label == "return")
  }

  @Test func anOffsetThatIsSetIsCutToTheText() throws {
    let view = try Fixture().view
    view.text = (1...10).map(String.init).joined(separator: "\n")
    view.animateHeightChange = false
    view.advance(to: 1)
    for (given, taken) in [(30, 30), (-5, 0), (1000, 84), (.nan, 84), (0, 0)]
      as [(CGFloat, CGFloat)]
    {
      view.internalTextView.contentOffset = CGPoint(x: 7, y: given)
      #expect(view.internalTextView.contentOffset == CGPoint(x: 0, y: taken))
    }
    #expect(view.internalTextView.isScrollEnabled)
    view.internalTextView.isScrollEnabled = false
    #expect(!view.internalTextView.isScrollEnabled)
  }

  @Test func everyDialectOfTheParserCanBeNamed() {
    #expect(
      GrowingText.MarkdownDialect.all.map(\.name) == LiveMarkdown.MarkdownDialect.all.map(\.name))
    #expect(GrowingText.MarkdownDialect.commonMark.name == "commonMark")
    #expect(GrowingText.MarkdownDialect.areal.name == "areal")
  }

  @Test func aViewThatIsRemovedWhileItMovesArrives() throws {
    let fixture = try Fixture()
    let view = fixture.view
    var progress: [CGFloat] = []
    fixture.recorder.during["changeHeight"] = {
      fixture.recorder.contexts.last?.animate { progress.append($0) }
    }
    view.text = "1\n2\n3"
    view.advance(to: 0.05)
    #expect(Double(view.frame.height) < fixture.height(3))
    _ = fixture.recorder.take()
    view.removeFromSuperview()
    #expect(Double(view.frame.height) == fixture.height(3))
    #expect(progress.last == 1)
    #expect(fixture.recorder.take() == ["didChangeHeight"])
    view.removeFromSuperview()
    view.advance(to: 1)
    #expect(fixture.recorder.take() == [])
  }

  @Test func aViewThatIsRemovedByItsDelegateComesToRest() throws {
    let fixture = try Fixture()
    let view = fixture.view
    fixture.recorder.during["changeHeight"] = { view.removeFromSuperview() }
    view.text = "1\n2"
    #expect(Double(view.frame.height) == fixture.height(2))
    #expect(
      fixture.recorder.take() == [
        "changeHeight", "willChangeHeight", "didChange", "didChangeHeight",
      ])
  }

  @Test func keysChangeTheTextSizeOfAViewByItself() throws {
    let fixture = try Fixture()
    fixture.key(.plus, .control)
    #expect(fixture.view.contentSizeCategory == .extraLarge)
    fixture.key(.minus, .control)
    fixture.key(.minus, .control)
    #expect(fixture.view.contentSizeCategory == .medium)
    fixture.key(.character("0"), .control)
    #expect(fixture.view.contentSizeCategory == .large)
    fixture.view.onTextSize = { _ in }
    fixture.key(.plus, .control)
    #expect(fixture.view.contentSizeCategory == .large)
  }

  @Test func categoriesAreOrderedBySize() {
    #expect(ContentSizeCategory.extraSmall < .large)
    #expect(!ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(
      ContentSizeCategory.allCases.map(\.bodySize)
        == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
  }
}

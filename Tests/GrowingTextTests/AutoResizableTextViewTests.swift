import Drawing
import Foundation
import GrowingField
import SDLBackend
import Testing

@testable import GrowingText

struct AutoResizableTextViewTests {
  @Test func theIntrinsicHeightFollowsTheTextUpToTheMaximum() throws {
    let view = AutoResizableTextView(try Fixture().view, maxHeight: 150)
    var changes = 0
    view.didInvalidateIntrinsicContentSize = { changes += 1 }
    for (lines, height, scrolls) in [
      (1, 37, false), (6, 142, false), (7, 150, true), (2, 58, false),
    ] {
      view.text = Array(repeating: "row", count: lines).joined(separator: "\n")
      #expect(view.intrinsicContentSize == CGSize(width: 358, height: height))
      #expect(view.contentSize.height == CGFloat(16 + 21 * lines))
      #expect(view.isScrollEnabled == scrolls)
    }
    #expect(changes == 3)
  }

  @Test func withoutAMaximumItNeverScrolls() throws {
    let view = AutoResizableTextView(try Fixture().view, maxHeight: nil)
    view.text = Array(repeating: "row", count: 40).joined(separator: "\n")
    #expect(view.intrinsicContentSize.height == view.contentSize.height)
    #expect(view.maxHeight == nil && !view.isScrollEnabled)
    for height in [-1, 0, .nan] as [CGFloat] {
      view.maxHeight = height
      #expect(view.maxHeight == nil && !view.isScrollEnabled)
    }
    view.maxHeight = 100
    #expect(view.intrinsicContentSize.height == 100 && view.isScrollEnabled)
  }
}

import Foundation
import GrowingField
import GrowingText
import Testing

struct PropertyTests {
  @Test func rangesAreCutToTheTextAndToWholeCharacters() throws {
    let view = try Fixture().view
    view.text = "a😀b"
    for (given, taken) in [
      (NSRange(location: 0, length: 99), NSRange(location: 0, length: 4)),
      (NSRange(location: NSNotFound, length: 0), NSRange(location: 4, length: 0)),
      (NSRange(location: -3, length: -1), NSRange(location: 0, length: 0)),
      (NSRange(location: 1, length: .max), NSRange(location: 1, length: 3)),
      (NSRange(location: 2, length: 2), NSRange(location: 1, length: 3)),
    ] {
      view.selectedRange = given
      #expect(view.selectedRange == taken)
    }
  }

  @Test func loneSurrogatesOfAnNSStringBecomeReplacementCharacters() throws {
    let view = try Fixture().view
    let units: [unichar] = [0x61, 0xD83D, 0x62, 0xDE00, 0xD83D, 0xDE00, 0xD800]
    view.text = NSString(characters: units, length: units.count) as String
    #expect(view.text == "a\u{FFFD}b\u{FFFD}😀\u{FFFD}")
    #expect(view.selectedRange == NSRange(location: 7, length: 0))
    view.selectedRange = NSRange(location: 1, length: 1)
    view.placeholder = NSString(characters: units, length: 2) as String
    #expect(view.frame.height > 0)
  }

  @Test func anEquivalentPlaceholderOfOtherCodePointsIsAnother() throws {
    let view = try Fixture().view
    view.placeholder = "\u{E9}"
    view.placeholder = "e\u{301}"
    #expect(view.placeholder.unicodeScalars.count == 2)
  }

  @Test func limitsThatAreNoHeightsAreNone() throws {
    let fixture = try Fixture()
    fixture.view.animateHeightChange = false
    fixture.view.text = "1\n2\n3"
    for height in [-5, 0, .nan, .infinity] as [CGFloat] {
      fixture.view.minHeight = height
      fixture.view.maxHeight = height
      #expect(Double(fixture.view.frame.height) == fixture.height(3))
      #expect(fixture.view.minHeight == 0 && fixture.view.maxHeight == 0)
    }
    fixture.view.maxHeight = 50
    #expect(Double(fixture.view.frame.height) == 50)
    #expect(fixture.view.internalTextView.isScrollEnabled)
    fixture.view.minHeight = 60
    #expect(Double(fixture.view.frame.height) == 60)
  }

  @Test func theSizeThatFitsAWidthIsTheHeightThere() throws {
    let fixture = try Fixture()
    fixture.view.animateHeightChange = false
    fixture.view.text = String(repeating: "word ", count: 20)
    let size = fixture.view.sizeThatFits(CGSize(width: 200, height: 0))
    let before = fixture.view.frame.height
    fixture.view.frame.size.width = 200
    #expect(size == fixture.view.frame.size)
    #expect(size.height > before)
  }

  @Test func propertiesReadBackWhatWasSet() throws {
    let view = try Fixture().view
    view.font = .boldSystemFont(ofSize: 20)
    #expect(view.font?.pointSize == 20 && view.font?.isBold == true)
    view.font = nil
    #expect(view.font?.pointSize == 17)
    view.textColor = .red
    view.placeholder = "Message"
    view.textContainerInset = EdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
    view.animationCurve = .spring
    view.animationDuration = -1
    view.editable = false
    view.textAlignment = .right
    #expect(view.textColor == .red && view.placeholder == "Message")
    #expect(view.internalTextView.textContainerInset.left == 4)
    #expect(view.animationCurve == .spring && view.animationDuration == 0)
    #expect(!view.isEditable && view.textAlignment == .right)
  }
}

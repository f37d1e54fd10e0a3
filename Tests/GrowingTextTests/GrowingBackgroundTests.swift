import Drawing
import Foundation
import GrowingField
import Testing

@testable import GrowingText

struct GrowingBackgroundTests {
  @Test func theGroundFollowsTheViewAndIsCutAtTheEdge() {
    var ground = GrowingBackground(
      color: .gray, insets: EdgeInsets(top: 4, left: 6, bottom: 8, right: 10))
    let view = CGRect(x: 20, y: 100, width: 300, height: 60)
    let whole = CGRect(x: 14, y: 96, width: 316, height: 72)
    #expect(ground.frame(behind: view) == whole)
    #expect(ground.frame(behind: view, above: 150).maxY == 150)
    ground.visibleBottom = 120
    #expect(ground.frame(behind: view, above: 150).maxY == 120)
    #expect(ground.frame(behind: view, above: 50).height == 0)
    #expect(
      GrowingBackground(color: .gray, cornerRadius: .nan, visibleBottom: .nan).cornerRadius == 0)
  }

  @Test func theTextScrollsWhereTheGroundIsCut() throws {
    let view = try Fixture().view
    view.animateHeightChange = false
    view.maxNumberOfLines = 0
    view.growingBackground = GrowingBackground(
      color: .gray, insets: EdgeInsets(bottom: 4), visibleBottom: 120)
    view.text = "1\n2"
    #expect(view.frame.height == 58 && !view.internalTextView.isScrollEnabled)
    view.text = "1\n2\n3\n4\n5\n6"
    // From 16 down to the edge, less the inset.
    #expect(view.frame.height == 100 && view.internalTextView.isScrollEnabled)
    view.frame.origin.y = 40
    #expect(view.frame.height == 76)
    view.growingBackground?.visibleBottom = 90
    #expect(view.frame.height == 46)
    view.growingBackground = nil
    #expect(view.frame.height == 142)
  }

  @Test func theGroundIsDrawnInThePlaceOfTheBorder() throws {
    let view = try Fixture().view
    func commands() -> Int {
      var canvas = Canvas(size: Size(width: 390, height: 200), scale: 1)
      view.draw(into: &canvas, at: 0)
      return canvas.list.items.count
    }
    let framed = commands()
    view.growingBackground = GrowingBackground(color: .gray)
    #expect(!view.machine.configuration.isFramed)
    #expect(commands() == framed - 1)
    view.growingBackground = nil
    #expect(view.machine.configuration.isFramed)
  }
}

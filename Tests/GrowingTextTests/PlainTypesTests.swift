import Foundation
import GrowingField
import Testing
import TextLayout

@testable import GrowingText

struct PlainTypesTests {
  @Test func coloursClampTheirComponents() {
    #expect(Color(red: 2, green: -1, blue: .nan) == Color(red: 1, green: 0, blue: 0))
    #expect(Color.white.withAlphaComponent(0.5).alpha == 128.0 / 255)
    #expect(Color.darkGray.red == 85.0 / 255)
  }

  @Test func aBrokenFontSizeIsTheBodySize() {
    for size in [0, -1, .nan, .infinity] as [CGFloat] {
      #expect(Font(family: "Inter", size: size).pointSize == 17)
    }
  }

  @Test func textStylesFollowTheTextSizeAndFixedSizesDoNot() {
    #expect(Font.preferredFont(forTextStyle: .body).spec(at: .ax5) == nil)
    #expect(Font.preferredFont(forTextStyle: .largeTitle).spec(at: .ax5)?.size == 106)
    #expect(Font.systemFont(ofSize: 17).spec(at: .ax5)?.size == 17)
  }

  @Test func insetsThatAreNoNumbersAreZero() {
    #expect(
      EdgeInsets(top: .nan, left: 3, bottom: .infinity, right: -1).insets
        == EdgeInsets(top: 0, left: 3, bottom: 0, right: -1).insets)
  }

  @Test func anImageHasAllItsBytes() {
    #expect(Image(width: 2, height: 1, rgba: Array(repeating: 0, count: 8))?.size.width == 2)
    #expect(Image(width: 2, height: 1, rgba: Array(repeating: 0, count: 9)) == nil)
    #expect(Image(width: 0, height: 0, rgba: []) == nil)
    #expect(Image(width: .max, height: .max, rgba: [0, 0, 0, 0]) == nil)
  }
}

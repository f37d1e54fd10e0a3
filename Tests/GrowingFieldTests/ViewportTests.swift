import Drawing
import Testing

@testable import GrowingField

struct ViewportTests {
  @Test func theWheelTurnsFromWhereTheTextStandsThoughItGotShorter() {
    var configuration = FieldDriver.configuration
    configuration.maxHeight = 100
    let limits = HeightLimits(configuration) { Double($0) * 24 }
    var view = Viewport(contentHeight: 1000, limits: limits, insets: .zero)
    view.scroll(to: 900, at: 0)
    #expect(view.offset(at: 0) == 900)
    view.refineContentHeight(600, shift: 0)
    #expect(view.offset(at: 0) == 500)
    view.scroll(by: -24, at: 0, glides: false)
    #expect(view.offset(at: 0) == 476)
  }
}

import Testing

@testable import GrowingField

struct GrowthTests {
  private func grow(_ growth: inout Growth, to height: Double, at time: Double) -> Double? {
    growth.retarget(height, at: time, duration: 0.1, curve: .easeInOut)?.diff
  }

  @Test func heightFollowsTheCurveAndArrivesOnce() {
    var growth = Growth(height: 40)
    #expect(grow(&growth, to: 64, at: 1) == 24)
    #expect(growth.height(at: 1) == 40)
    #expect(abs(growth.height(at: 1.05) - 52) < 1e-9)
    #expect(growth.isMoving(at: 1.05))
    let early = growth.arrive(at: 1.05)
    let onTime = growth.arrive(at: 1.1)
    let again = growth.arrive(at: 1.2)
    #expect([early, onTime, again] == [false, true, false])
    #expect(growth.height(at: 1.1) == 64)
  }

  @Test func interruptedGrowthGoesOnFromWhereItStands() {
    var growth = Growth(height: 40)
    _ = grow(&growth, to: 64, at: 0)
    let before = growth.height(at: 0.05)
    #expect(grow(&growth, to: 88, at: 0.05) == 24)
    #expect(growth.height(at: 0.05) == before)
    var last = before
    for step in 0...100 {
      let height = growth.height(at: 0.05 + Double(step) * 0.001)
      #expect(height >= last)
      last = height
    }
    #expect(last == 88)
    let tooEarly = growth.arrive(at: 0.1)
    let arrived = growth.arrive(at: 0.15)
    #expect([tooEarly, arrived] == [false, true])
  }

  @Test func diffsAddUpToNothingOnTheWayThereAndBack() {
    var growth = Growth(height: 40)
    let diffs = [
      grow(&growth, to: 64, at: 0), grow(&growth, to: 88, at: 0.02),
      grow(&growth, to: 40, at: 0.05),
    ]
    #expect(diffs == [24, 24, -48])
    #expect(grow(&growth, to: 40, at: 0.06) == nil)
  }

  @Test(arguments: AnimationCurve.allCases)
  func curvesRunFromNothingToAllWithoutTurningBack(curve: AnimationCurve) {
    #expect(curve.progress(at: 0) == 0)
    #expect(curve.progress(at: 1) == 1)
    #expect(curve.progress(at: -1) == 0)
    #expect(curve.progress(at: 2) == 1)
    var last = 0.0
    for step in 1...1000 {
      let value = curve.progress(at: Double(step) / 1000)
      #expect(value >= last)
      last = value
    }
  }

  /// Values of UIKit's curves: cubic-bezier(.42,0,.58,1), (.42,0,1,1) and (0,0,.58,1).
  @Test(arguments: [
    (AnimationCurve.easeInOut, 0.25, 0.1292), (.easeInOut, 0.5, 0.5), (.easeInOut, 0.75, 0.8708),
    (.easeIn, 0.5, 0.3154), (.easeOut, 0.5, 0.6846), (.linear, 0.3, 0.3),
  ])
  func curvesHaveTheBéziersOfUIKit(curve: AnimationCurve, fraction: Double, value: Double) {
    #expect(abs(curve.progress(at: fraction) - value) < 0.0005)
  }

  @Test func theMinimumWinsOverTheMaximum() {
    var configuration = FieldConfiguration()
    configuration.minNumberOfLines = 5
    configuration.maxNumberOfLines = 3
    let limits = HeightLimits(configuration) { 16 + 24 * Double($0) }
    #expect(limits.minimum == 136)
    #expect(limits.maximum == 136)
  }

  @Test(arguments: [
    (nil, 6, 160), (nil, 0, Double.infinity), (0, 6, 160), (100, 6, 100), (200, 6, 160),
    (-5, 6, 160), (Double.nan, 6, 160),
  ])
  func maximumIsTheSmallerLimit(height: Double?, lines: Int, maximum: Double) {
    var configuration = FieldConfiguration()
    configuration.maxHeight = height
    configuration.maxNumberOfLines = lines
    #expect(HeightLimits(configuration) { 16 + 24 * Double($0) }.maximum == maximum)
  }

  @Test func aHeightInPointsTakesThePlaceOfTheDefaultNumberOfLines() {
    var configuration = FieldConfiguration()
    configuration.maxHeight = 200
    #expect(HeightLimits(configuration) { 16 + 24 * Double($0) }.maximum == 200)
  }
}

struct CaretBlinkTests {
  @Test func blinksHalfASecondOnAndHalfASecondOff() {
    var blink = CaretBlink()
    // 0.1 + 0.2 is not 0.3: the phase must not hang on such bits.
    blink.restart(at: 0.1 + 0.2)
    #expect(blink.isOn(at: 0.3))
    #expect(blink.isOn(at: 0.79))
    #expect(!blink.isOn(at: 0.8))
    #expect(!blink.isOn(at: 1.29))
    #expect(blink.isOn(at: 1.3))
    #expect(abs(blink.nextChange(after: 0.8) - 1.3) < 1e-9)
  }
}

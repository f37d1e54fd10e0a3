import Testing

@testable import Drawing

@Suite struct InkTests {
  @Test func everyAlphaOverEveryDestinationFollowsTheRule() {
    var wrong = 0
    for source in stride(from: 0, through: 255, by: 5) {
      let ink = Ink(RGBA(red: UInt8(source), green: UInt8(255 - source), blue: UInt8(source / 2)))
      for alpha in 0..<256 {
        for below in 0..<256 {
          func rule(_ s: Int, _ d: Int) -> Int { (s * alpha + d * (255 - alpha) + 127) / 255 }
          let red = rule(source, below)
          let green = rule(255 - source, below ^ 0x55)
          let blue = rule(source / 2, 255 - below)
          let d = 0xFF00_0000 | below << 16 | (below ^ 0x55) << 8 | (255 - below)
          let got = ink.over(UInt32(d), alpha: UInt32(alpha))
          if got != UInt32(0xFF00_0000 | red << 16 | green << 8 | blue) { wrong += 1 }
        }
      }
    }
    #expect(wrong == 0)
  }

  @Test func coverageAndAlphaMultiplyRounded() {
    for alpha in 0...255 as ClosedRange<UInt32> {
      let ink = Ink(rgb: 0, alpha: alpha)
      for coverage in 0...255 as ClosedRange<UInt32> {
        #expect(ink.alpha(coverage: coverage) == (alpha * coverage + 127) / 255)
      }
    }
  }

  @Test func anAreaBecomesTheNearestByte() {
    #expect(Coverage.byte(0) == 0)
    #expect(Coverage.byte(2048) == 128)
    #expect(Coverage.byte(4096) == 255)
    #expect(Coverage.byte(-1) == 0)
    #expect(Coverage.byte(4097) == 255)
    // One unit of 4096 is less than half of one of 255, at both ends.
    #expect(Coverage.byte(8) == 0)
    #expect(Coverage.byte(9) == 1)
    #expect(Coverage.byte(4087) == 254)
  }
}

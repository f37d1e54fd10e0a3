import Testing

@testable import Drawing

@Suite struct IntegerMathTests {
  @Test func rootsAreNearest() {
    for v in 0..<70_000 {
      let root = nearestSquareRoot(v)
      // root − 1/2 ≤ √v < root + 1/2, squared and without fractions.
      #expect(root * root - root < v || v == 0)
      #expect(v <= root * root + root)
    }
    #expect(nearestSquareRoot(1 << 52) == 1 << 26)
    #expect(nearestSquareRoot(67_108_863 * 67_108_863) == 67_108_863)
  }

  @Test func quotientsRoundToEvenOnBothSidesOfZero() {
    #expect([-5, -3, -1, 1, 3, 5].map { dividedToEven($0, 2) } == [-2, -2, 0, 0, 2, 2])
    #expect(
      [-7, -6, -5, -4, 4, 5, 6, 7].map { dividedToEven($0, 4) } == [-2, -2, -1, -1, 1, 1, 2, 2])
  }

  @Test func floorAndCeilingHoldBelowZero() {
    #expect([-17, -16, -1, 0, 1, 16, 17].map { floorDivided($0, 16) } == [-2, -1, -1, 0, 0, 1, 1])
    #expect(
      [-17, -16, -1, 0, 1, 16, 17].map { ceilingDivided($0, 16) } == [-1, -1, 0, 0, 1, 1, 2])
  }

  @Test func whatIsNotAPixelIsStillANumber() {
    #expect(DevicePixels.rounded(.nan) == 0)
    #expect(DevicePixels.rounded(.infinity) == DevicePixels.limit)
    #expect(DevicePixels.rounded(-1e300) == -DevicePixels.limit)
    #expect(DevicePixels.sixteenths(.infinity) == DevicePixels.limit * 16)
  }

  @Test func noiseInTheLastBitsDecidesNothing() {
    // 0.1 + 0.2 is more than 0.3: both have to land on the same side of a half.
    #expect(DevicePixels.rounded((0.1 + 0.2) * 5) == DevicePixels.rounded(0.3 * 5))
    #expect(DevicePixels.ceiling((0.1 + 0.2) * 10) == 3)
  }
}

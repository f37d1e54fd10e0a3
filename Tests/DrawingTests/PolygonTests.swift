import Drawing
import TestRandom
import Testing

@Suite struct PolygonTests {
  private func picture(_ size: Int, _ points: [(Int, Int)]) -> [[Int]] {
    let vertices = points.map { PixelPoint(x: $0.0, y: $0.1) }
    return DisplayList(size, size, .polygon(vertices, black)).painted().darkness
  }

  @Test func anUprightRectangleIsARectangle() {
    let polygon = picture(9, [(32, 48), (96, 48), (96, 112), (32, 112)])
    let fill = DisplayList(9, 9, .fill(PixelRect(2, 3, 4, 4), black)).painted().darkness
    #expect(polygon == fill)
  }

  @Test func directionDoesNotMatter() {
    let points = [(20, 13), (130, 40), (77, 140), (9, 99)]
    #expect(picture(9, points) == picture(9, points.reversed()))
  }

  @Test func edgesOnSixteenthsAreExact() {
    // 8/16 × 4/16 of a pixel is 1/8.
    #expect(picture(3, [(16, 16), (24, 16), (24, 20), (16, 20)])[1] == [0, 32, 0])
  }

  @Test func slantedEdgesAreExact() {
    // Half of a square, and an edge of one pixel in 64: a sixty-fourth more dark with each pixel.
    #expect(
      picture(4, [(0, 0), (64, 64), (0, 64)]).map { $0.reduce(0, +) } == [128, 383, 638, 893])
    let gentle = picture(64, [(0, 16), (1024, 0), (1024, 16)])
    for (x, dark) in gentle[0].enumerated() {
      #expect(abs(Double(dark) - 255 * (Double(x) + 0.5) / 64) <= 1)
    }
  }

  @Test func windingIsNonZero() {
    // A star of five points drawn in one stroke: its middle is wound twice and is filled.
    let star = [(160, 0), (254, 289), (8, 110), (312, 110), (66, 289)]
    #expect(picture(20, star)[9][10] == 255)
    // Two squares that wind against each other leave a hole where they overlap.
    let hole = [
      (0, 0), (160, 0), (160, 160), (0, 160), (0, 0), (48, 48), (48, 112), (112, 112), (112, 48),
      (48, 48),
    ]
    #expect(picture(10, hole)[5][5] == 0)
    #expect(picture(10, hole)[1][1] == 255)
  }

  @Test func symmetricPolygonsComeOutSymmetric() {
    let size = 21
    let arrow = [(168, 40), (280, 170), (210, 170), (210, 301), (126, 301), (126, 170), (56, 170)]
    #expect(picture(size, arrow) == picture(size, arrow).mirrored)
    let turned = arrow.map { ($0.1, $0.0) }
    #expect(picture(size, turned) == picture(size, turned).flipped)
    let diamond = [(168, 3), (333, 168), (168, 333), (3, 168)]
    #expect(picture(size, diamond) == picture(size, diamond).mirrored)
    #expect(picture(size, diamond) == picture(size, diamond).flipped)
    #expect(picture(size, diamond) == picture(size, diamond).transposed)
  }

  @Test(arguments: [21, 22, 23] as [UInt64])
  func mirroredTrianglesAreMirrorImages(seed: UInt64) {
    var random = RandomLists(seed: seed)
    for round in 0..<200 {
      let points = (0..<3).map { _ in (random.number(-40...360), random.number(-40...360)) }
      let there = picture(20, points)
      #expect(there == picture(20, points.map { (320 - $0.0, $0.1) }).mirrored, "\(seed) \(round)")
      #expect(there == picture(20, points.map { ($0.0, 320 - $0.1) }).flipped, "\(seed) \(round)")
    }
  }

  @Test func aDegenerateOneIsNothing() {
    for points in [[], [(1, 1)], [(0, 0), (99, 99)], [(0, 16), (80, 16), (160, 16)]] {
      #expect(picture(10, points).joined().allSatisfy { $0 == 0 })
    }
  }
}
